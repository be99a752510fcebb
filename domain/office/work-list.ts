/** What waits for somebody in the office, in the order of its front page: money, promises, post. */
export const WORK_LISTS = [
  'refunds',
  'unmatched',
  'unreturned',
  'plastic',
  'envelopes',
  'contacts',
  'bounces',
] as const;
export type WorkListName = (typeof WORK_LISTS)[number];
