/** Ref callback: an element that replaces a pressed button takes its focus, which would be lost otherwise. */
export const focusNow = (element: HTMLElement | null) => element?.focus();
