let isLoading = false;

/** Loads a page from the server instead of navigating in the client, because the session has changed. */
export function loadFullPage(path: string): void {
  isLoading = true;
  window.location.assign(path);
}

/** The same, replacing the current history entry. */
export function replaceFullPage(path: string): void {
  isLoading = true;
  window.location.replace(path);
}

/** Another user has signed in on this page: its cached personal data must not be used by the next page. */
export function loadNextPageInFull(): void {
  isLoading = true;
}

export function isFullPageLoading(): boolean {
  return isLoading;
}
