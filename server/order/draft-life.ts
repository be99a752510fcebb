import { keptDays } from '../../domain/privacy/keeping-periods.ts';

export const DRAFT_DAYS = keptDays('draft');

/** What was saved before it is forgotten: a form that nobody came back to. */
export function oldestDraft(now: number): Date {
  return new Date(now - DRAFT_DAYS * 24 * 60 * 60 * 1000);
}
