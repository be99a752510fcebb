/** As a ref: what takes the place of a pressed button takes its focus too, which the page would lose. */
export const focusNow = (element: HTMLElement | null) => element?.focus();
