import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';

/** So long links in letters still open that were made with the key before: letters of a year come round again. */
const KEY_KEPT_DAYS = 366;

/** The first day on which the keys before may be left out, when the key of today was first used at that time. */
export function droppableOn(firstUsedAt: number): LocalDate {
  return addDays(helsinkiDay(firstUsedAt), KEY_KEPT_DAYS);
}
