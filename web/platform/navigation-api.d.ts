/** The part of the browser's Navigation API that we use; TypeScript 5.9 does not describe it yet. */
interface NavigationDestination {
  readonly url: string;
  readonly sameDocument: boolean;
  getState(): unknown;
}

interface NavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly navigationType: 'push' | 'reload' | 'replace' | 'traverse';
  readonly destination: NavigationDestination;
  readonly signal: AbortSignal;
  intercept(options: {
    focusReset: 'manual';
    scroll: 'manual';
    handler: () => Promise<void>;
  }): void;
}

interface Navigation extends EventTarget {
  readonly currentEntry: { getState(): unknown } | null;
  navigate(url: string, options: { state: unknown }): void;
  updateCurrentEntry(options: { state: unknown }): void;
  addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void;
  removeEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void;
}

interface Window {
  readonly navigation?: Navigation;
}
