/** The giver is told so many days after a gift was sent and nobody has opened it. */
export const UNOPENED_DAYS = 30;
