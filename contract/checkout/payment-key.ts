/** The name of a payment's return key in the addresses of the pages that tell of it. */
export const PAYMENT_KEY_PARAMETER = 'maksu';
