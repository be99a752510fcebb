/**
 * Lifetime of values stored in the browser. Separate from their list, so that storing something does not load the
 * list.
 */
export const LASTS_SECONDS = {
  hour: 60 * 60,
  month: 30 * 24 * 60 * 60,
  halfYear: 365 * 12 * 60 * 60,
  year: 365 * 24 * 60 * 60,
  /** The browsers' maximum. */
  longest: 400 * 24 * 60 * 60,
};
