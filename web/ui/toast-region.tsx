import { useRef, useSyncExternalStore } from 'react';
import styles from './toast.module.css';
import type { ToastTexts } from './toast.tsx';
import { noToasts, shownToasts, subscribeToasts } from './toast-store.ts';
import { useToastHost, useToastPauses } from './toast-surroundings.ts';
import { useAfterFirstLoad, useCode } from './use-code.ts';

export type ToastRegionTexts = ToastTexts & { region: string };

const loadList = async () => {
  const { startList, ToastList } = await import('./toast-list.tsx');
  startList();
  return { ToastList };
};

/** Rendered from the first load on, so that assistive technology observes it before the first toast. */
export function ToastRegion({ texts }: { texts: ToastRegionTexts }) {
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const { visible, isAwaited = false } = useSyncExternalStore(
    subscribeToasts,
    shownToasts,
    noToasts,
  );
  useToastHost(home, region);
  const pauses = useToastPauses(region, visible.length);
  const list = useCode(loadList, useAfterFirstLoad() || isAwaited);

  return (
    <div ref={home} className={styles.home}>
      {/* A landmark that is also a live region: toasts have roles of their own. */}
      <section
        ref={region}
        className={styles.region}
        aria-label={texts.region}
        aria-live="polite"
        aria-relevant="additions"
        {...pauses}
      >
        <div className={styles.list}>
          {list && <list.ToastList region={region} toasts={visible} texts={texts} />}
        </div>
      </section>
    </div>
  );
}
