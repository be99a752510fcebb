/** Distance selling: fourteen days to withdraw, and as many for the refund. Texts import them from here. */
export const WITHDRAWAL_DAYS = 14;
export const REFUND_DAYS = 14;
