/** After staff changed an e-mail address: time for its old owner to object. */
export const SIGN_IN_WAIT_HOURS = 24;
