import { addDays, helsinkiDay, type LocalDate } from '../base/local-date.ts';

/** Days during which two people with rights from the same person cannot approve for each other. */
export const RECRUIT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Waiting time of a role that nobody else can confirm; everybody who could object is notified. */
export const LONE_GRANT_WAIT_MS = DAY_MS;

/** Rights given after this count. */
export const recruitedSince = (now: number): number => now - RECRUIT_DAYS * DAY_MS;

/** The first day on which rights given now no longer count. */
export const independentFrom = (givenAt: number): LocalDate =>
  addDays(helsinkiDay(givenAt), RECRUIT_DAYS + 1);
