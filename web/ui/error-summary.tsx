import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';
import { SUCCESS, WARNING } from './icon-paths.ts';

export type SummaryItem = { fieldId: string; text: string; fixed?: boolean };

type Props = {
  items: SummaryItem[];
  /** errors: right after a failed submit. todo: typing has cleared the marks, the list stays. */
  tone: 'errors' | 'todo';
  title: string;
  /** Counts failed submits: each moves the focus to the heading. */
  submits: number;
  /** Read after the name of a corrected field, for example "korjattu". */
  fixedText: string;
};

export function ErrorSummary({ items, tone, title, submits, fixedText }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const showErrors = useEffectEvent(() => {
    for (const { fieldId } of items) unfold(fieldId);
    heading.current?.focus({ preventScroll: true });
    // Centred: a toast with the first error is at the top and would cover it.
    heading.current?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (submits > 0) showErrors();
  }, [submits]);

  return (
    <section className={classNames(styles.summary, styles[tone])} aria-labelledby={headingId}>
      <h2 className={styles.title} id={headingId} ref={heading} tabIndex={-1}>
        {tone === 'errors' && <Icon path={WARNING} />}
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map(({ fieldId, text, fixed }) => (
          <li key={`${fieldId} ${text}`} data-fixed={fixed || undefined}>
            {fixed && <Icon path={SUCCESS} />}
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {(fixed && labelOf(fieldId)) || text}
            </a>
            {fixed && <span className={styles.fixed}>, {fixedText}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A corrected field is listed by its name only: its error "on pakollinen" no longer applies. */
function labelOf(fieldId: string) {
  const field = globalThis.document?.getElementById(fieldId) as HTMLInputElement | null;
  return field?.labels?.[0]?.textContent?.replace(/ \*$/, '');
}

// Following the link would add a history entry for each field.
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  unfold(fieldId);
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** A field in a collapsed section is neither visible nor focusable. */
function unfold(fieldId: string): void {
  const part = document.getElementById(fieldId)?.closest('details');
  if (part) part.open = true;
}
