import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { subscribeDialogs, topDialog } from './open-dialogs.ts';
import { pauseToasts, resumeToasts } from './toast-store.ts';

type Region = RefObject<HTMLElement | null>;

/**
 * A modal dialog makes everything outside it inert, including the top layer: toasts above it would be visible but
 * neither closable nor announced. So the region moves into the topmost open dialog.
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

/** Hover, focus inside and a hidden tab pause all timers. */
export function useToastPauses(region: Region, count: number) {
  useEffect(() => {
    const follow = () => (document.hidden ? pauseToasts('hiddenTab') : resumeToasts('hiddenTab'));
    // A closing tab becomes hidden too. An image rendered in that event would be loaded as a keepalive request, which
    // the security policy refuses.
    const followSoon = () => setTimeout(follow);
    follow();
    document.addEventListener('visibilitychange', followSoon);
    return () => document.removeEventListener('visibilitychange', followSoon);
  }, []);

  // The element that paused the timers may be removed without an event.
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
