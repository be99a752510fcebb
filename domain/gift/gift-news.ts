/** Days after sending until the giver is told that a gift has not been opened. */
export const UNOPENED_DAYS = 30;
