/** How long a browser keeps what is stored in it. Apart from the list of it, which no page loads to store something. */
export const LASTS_SECONDS = {
  hour: 60 * 60,
  month: 30 * 24 * 60 * 60,
  halfYear: 365 * 12 * 60 * 60,
  year: 365 * 24 * 60 * 60,
  /** Browsers keep nothing longer. */
  longest: 400 * 24 * 60 * 60,
};
