/** Query parameter with a payment's return key on result pages. */
export const PAYMENT_KEY_PARAMETER = 'maksu';
