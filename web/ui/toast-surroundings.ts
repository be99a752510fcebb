import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { subscribeDialogs, topDialog } from './open-dialogs.ts';
import { pauseToasts, resumeToasts } from './toast-store.ts';

type Region = RefObject<HTMLElement | null>;

/**
 * A modal dialog makes everything outside it inert, the top layer included: toasts above it could be seen but
 * neither closed nor heard. So the region moves into the topmost dialog while one is open.
 */
export function useToastHost(home: Region, region: Region): void {
  useLayoutEffect(() => {
    function settle() {
      const dialog = topDialog();
      const host = dialog ?? home.current;
      if (dialog) pauseToasts('dialog');
      else resumeToasts('dialog');
      if (host && region.current && region.current.parentElement !== host) {
        host.append(region.current);
      }
    }
    settle();
    return subscribeDialogs(settle);
  }, [home, region]);
}

/** Hover, focus within and a hidden tab hold the time of all toasts. */
export function useToastPauses(region: Region, count: number) {
  useEffect(() => {
    const follow = () => (document.hidden ? pauseToasts('hiddenTab') : resumeToasts('hiddenTab'));
    // A tab that closes says that it is hidden too. Whatever the page drew within that event the browser would
    // load as a last message home, not as a picture, and the security policy would refuse it.
    const followSoon = () => setTimeout(follow);
    follow();
    document.addEventListener('visibilitychange', followSoon);
    return () => document.removeEventListener('visibilitychange', followSoon);
  }, []);

  // What held the time may have gone with a toast, without an event to tell of it.
  useEffect(() => {
    if (!region.current?.contains(document.activeElement)) resumeToasts('focus');
    if (count === 0) resumeToasts('hover');
  }, [region, count]);

  return {
    onPointerEnter: () => pauseToasts('hover'),
    onPointerLeave: () => resumeToasts('hover'),
    onFocus: () => pauseToasts('focus'),
    onBlur: () => resumeToasts('focus'),
  };
}
