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
  'unpaid',
  'plastic',
  'envelopes',
  'contacts',
  'gifts',
  'bounces',
] as const;
export type WorkListName = (typeof WORK_LISTS)[number];

/** Nobody works more off in a day: a longer list may be counted up to one more than this, which stands for any number. */
export const MOST_COUNTED = 1_000;

/** So many of a list are shown, the oldest; one more may be asked for, to know that there are more. */
export const MOST_LISTED = 500;

/** How many stand on a list, where no more than these were asked for. */
export function listedText(listed: number): string {
  return listed > MOST_LISTED ? `${MOST_LISTED}+` : String(listed);
}

export function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
