import { useRef, useSyncExternalStore } from 'react';
import styles from './toast.module.css';
import { Toast, type ToastTexts } from './toast.tsx';
import { useFocusReturn } from './toast-focus.ts';
import { closeToast, noToasts, shownToasts, subscribeToasts } from './toast-store.ts';
import { useToastHost, useToastPauses } from './toast-surroundings.ts';

export type ToastRegionTexts = ToastTexts & { region: string };

/** Stands in the shell from the first load on, so that assistive technology listens before anything is said. */
export function ToastRegion({ texts }: { texts: ToastRegionTexts }) {
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const { visible } = useSyncExternalStore(subscribeToasts, shownToasts, noToasts);
  useToastHost(home, region);
  const pauses = useToastPauses(region, visible.length);
  const leave = useFocusReturn(region);

  return (
    <div ref={home} className={styles.home}>
      {/* A region landmark that is also a live region: the parts that speak have roles of their own. */}
      <section
        ref={region}
        className={styles.region}
        aria-label={texts.region}
        aria-live="polite"
        aria-relevant="additions"
        {...pauses}
      >
        <div className={styles.list}>
          {visible.map((toast) => (
            <Toast
              // Said again when asked again, so it is a new node.
              key={`${toast.id}-${toast.repeats}`}
              toast={toast}
              texts={texts}
              onClose={(byKeyboard) => {
                leave(toast.id, byKeyboard);
                closeToast(toast.id);
              }}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
