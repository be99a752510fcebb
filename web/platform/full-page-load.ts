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

/** Somebody else has signed in on this page: what it knows of a person holds no longer than it is open. */
export function loadNextPageInFull(): void {
  isLoading = true;
}

export function isFullPageLoading(): boolean {
  return isLoading;
}
