import { localDate } from '../base/local-date.ts';

/** What the terms of use say in days; the rules that keep it take it from here as well. */
export const TERMS_IN_FORCE_ON = localDate('2026-11-17');
/** Everyone concerned is told so many days before new terms are in force. */
export const TERMS_NOTICE_DAYS = 30;
/** How long it may take until the last of 400 000 letters has left. */
export const TERMS_SENDING_DAYS = 5;
/** A complaint is answered within so many days. */
export const COMPLAINT_DAYS = 14;
/** Post that has not arrived by then is sent again. */
export const MISSING_POST_WEEKS = 2;
