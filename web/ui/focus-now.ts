/** Ref callback: an element that replaces a pressed button takes its focus. */
export const focusNow = (element: HTMLElement | null) => element?.focus();
