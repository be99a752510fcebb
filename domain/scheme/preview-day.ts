import { addDays, isLocalDate, type LocalDate } from '../base/local-date.ts';
import { PLAN_DAYS } from '../base/planned-day.ts';

/** In the query of a page: with it, who sees the plans sees the page as it will be on that day. */
export const PREVIEW_DAY = 'paiva';

const IN_QUERY = new RegExp(`[?&]${PREVIEW_DAY}=([^&#]*)`);

/** The day that is asked for; null: none, or one for which nothing can be planned. */
export function previewDayOf(url: string, today: LocalDate): LocalDate | null {
  const asked = IN_QUERY.exec(url)?.[1] ?? '';
  const isAhead = isLocalDate(asked) && asked > today && asked <= addDays(today, PLAN_DAYS);
  return isAhead ? asked : null;
}
