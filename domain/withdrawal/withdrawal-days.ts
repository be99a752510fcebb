/** Distance selling: fourteen days to change one's mind, and as many until the money is back. Texts take them from here. */
export const WITHDRAWAL_DAYS = 14;
export const REFUND_DAYS = 14;
