/** Work lists of the office, in the order of its front page: money, promises, post. */
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

/** Counting stops at one more than this, which means “more”: nobody handles more in a day. */
export const MOST_COUNTED = 1_000;

/** Maximum rows shown, oldest first; queries ask for one more to know whether there are others. */
export const MOST_LISTED = 500;

/** Size of a list that was counted up to the maximum. */
export function listedText(listed: number): string {
  return listed > MOST_LISTED ? `${MOST_LISTED}+` : String(listed);
}

export function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
