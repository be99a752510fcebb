/** After customer service has changed an address: time for the old one to say that it was not them. */
export const SIGN_IN_WAIT_HOURS = 24;
