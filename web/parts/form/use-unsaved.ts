import { useEffect } from 'react';

/** Asks before leaving with unsaved input, also on client-side navigation, which `beforeunload` does not cover. */
export function useUnsaved(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: NavigateEvent) => {
      if (!event.cancelable || event.hashChange || event.downloadRequest !== null) return;
      // The browser handles reloads.
      if (event.navigationType === 'reload' || event.navigationType === 'replace') return;
      if (!window.confirm(question)) return event.preventDefault();
      // Confirmed once, also when the page is then loaded in full.
      removeEventListener('beforeunload', warn);
    };
    addEventListener('beforeunload', warn);
    window.navigation?.addEventListener('navigate', ask);
    return () => {
      removeEventListener('beforeunload', warn);
      window.navigation?.removeEventListener('navigate', ask);
    };
  }, [isUnsaved, question]);
}
