import { addDays, helsinkiDay, type LocalDate } from '../base/local-date.ts';

/** So long two people who have their rights from one and the same person cannot stand in for each other. */
export const RECRUIT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long a role waits that nobody else can confirm, while everybody who could object has been told. */
export const LONE_GRANT_WAIT_MS = DAY_MS;

/** Rights given after this count. */
export const recruitedSince = (now: number): number => now - RECRUIT_DAYS * DAY_MS;

/** The first day on which rights given at this moment no longer count. */
export const independentFrom = (givenAt: number): LocalDate =>
  addDays(helsinkiDay(givenAt), RECRUIT_DAYS + 1);
