import { keptDays } from '../../domain/privacy/keeping-periods.ts';

export const DRAFT_DAYS = keptDays('draft');

/** Drafts saved before this time are deleted. */
export function oldestDraft(now: number): Date {
  return new Date(now - DRAFT_DAYS * 24 * 60 * 60 * 1000);
}
