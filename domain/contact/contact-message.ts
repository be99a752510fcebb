/** Topics of messages to customer service. */
export const CONTACT_SUBJECTS = ['card', 'payment', 'gift', 'company', 'privacy', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Characters as people count them: an emoji is one. */
export const LONGEST_MESSAGE = 4000;

/** Promised response time, and our own target. */
export const ANSWER_WORKING_DAYS = 2;

/** As stored: uniform line ends, at most one empty line, no invisible characters around it. */
export function cleanMessage(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function messageFault(message: string): 'empty' | 'tooLong' | null {
  if (message === '') return 'empty';
  return [...message].length > LONGEST_MESSAGE ? 'tooLong' : null;
}
