import { addDays, isLocalDate, type LocalDate } from '../base/local-date.ts';
import { PLAN_DAYS } from '../base/planned-day.ts';

/** Query parameter: people with the right to see plans get the page as of that day. */
export const PREVIEW_DAY = 'paiva';

const IN_QUERY = new RegExp(`[?&]${PREVIEW_DAY}=([^&#]*)`);

/** The requested day; null: none, or outside the range of plans. */
export function previewDayOf(url: string, today: LocalDate): LocalDate | null {
  const asked = IN_QUERY.exec(url)?.[1] ?? '';
  const isAhead = isLocalDate(asked) && asked > today && asked <= addDays(today, PLAN_DAYS);
  return isAhead ? asked : null;
}
