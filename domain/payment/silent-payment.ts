/**
 * Smartum reports only through the buyer's browser: a payer who closes it is noticed when staff look. For this long
 * the payment may still be open in another window; after it another method can be chosen for the order.
 */
export const SILENT_AFTER_MINUTES = 10;
