import { useEffect } from 'react';

/**
 * Whoever leaves with something typed and not saved is asked first, whichever way they leave: another page of the portal
 * opens in place, which the browser's own question does not see.
 */
export function useUnsaved(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: NavigateEvent) => {
      if (!event.cancelable || event.hashChange || event.downloadRequest !== null) return;
      // The browser asks by itself about a reload.
      if (event.navigationType === 'reload' || event.navigationType === 'replace') return;
      if (!window.confirm(question)) return event.preventDefault();
      // Said once is enough, also where the page is loaded in full.
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
