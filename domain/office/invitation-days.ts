/** The link of an invitation to work here is valid for so long; page, letter and office say it. */
export const INVITATION_DAYS = 7;
