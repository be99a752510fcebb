import { localDate } from '../base/local-date.ts';

/** Days named in the terms of use, shared with the rules that implement them. */
export const TERMS_IN_FORCE_ON = localDate('2026-11-17');
/** New terms are announced this many days in advance. */
export const TERMS_NOTICE_DAYS = 30;
/** Time until the last of 400 000 e-mails has been sent. */
export const TERMS_SENDING_DAYS = 5;
/** Days for answering a complaint. */
export const COMPLAINT_DAYS = 14;
/** Post that has not arrived by then is sent again. */
export const MISSING_POST_WEEKS = 2;
