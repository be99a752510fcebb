/** Validity of a staff invitation link; used by page, letter and office. */
export const INVITATION_DAYS = 7;
