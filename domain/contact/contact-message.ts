/** What somebody writes to customer service about. */
export const CONTACT_SUBJECTS = ['card', 'payment', 'gift', 'company', 'privacy', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Characters as people count them: an emoji is one. */
export const LONGEST_MESSAGE = 4000;

/** What we promise to whoever writes, and aim at ourselves. */
export const ANSWER_WORKING_DAYS = 2;

/** As it is kept: one kind of line end, no more than one empty line, nothing invisible around it. */
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
