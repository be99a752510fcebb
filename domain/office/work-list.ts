/** What waits for somebody in the office, in the order of its front page: money, promises, post. */
export const WORK_LISTS = [
  'approvals',
  'goodwillRuns',
  'refunds',
  'withdrawals',
  'unmatched',
  'unreturned',
  'stuck',
  'charges',
  'plastic',
  'envelopes',
  'contacts',
  'gifts',
  'bounces',
] as const;
export type WorkListName = (typeof WORK_LISTS)[number];

/** Nobody works more off in a day: a longer list may be counted up to one more than this, which stands for any number. */
export const MOST_COUNTED = 1_000;

export function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
