let isLeaving = false;

/** Opens an address from the server even where it could be shown in place: who is looking has changed. */
export function loadAfresh(path: string): void {
  isLeaving = true;
  window.location.assign(path);
}

/** The same in place of the page that is shown: going back does not come here again. */
export function replaceAfresh(path: string): void {
  isLeaving = true;
  window.location.replace(path);
}

export function isLoadingAfresh(): boolean {
  return isLeaving;
}
