import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

const DELAY = 400;
const SLOW_AFTER = 6000;
const YARNS = 9;

type Props = {
  label: string;
  /** Text for a long wait. */
  slowLabel: string;
  /** Scrolls into view: it may replace longer content whose end was visible. */
  comesIntoView?: boolean;
  className?: string;
};

/** A visible wait. Keep it outside the `aria-busy` region, which screen readers do not announce. */
export function Spinner({ label, slowLabel, comesIntoView, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useElapsed(DELAY);
  const slow = useElapsed(SLOW_AFTER);
  useEffect(() => {
    if (!comesIntoView) return;
    // The focused element was replaced by the spinner: it holds the focus.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoView]);

  return (
    <div
      ref={place}
      className={classNames(styles.spinner, className)}
      tabIndex={comesIntoView ? -1 : undefined}
      data-shown={shown || undefined}
    >
      <div className={styles.loom} aria-hidden="true">
        {Array.from({ length: YARNS }, (_, yarn) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nine equal yarns
          <i key={yarn} />
        ))}
      </div>
      <p role="status">{shown && (slow ? slowLabel : label)}</p>
    </div>
  );
}

function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}
