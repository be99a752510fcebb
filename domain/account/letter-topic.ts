/** Optional e-mails: those that are not about a contract. */
export const LETTER_TOPICS = ['reminders', 'giftNews'] as const;
export type LetterTopic = (typeof LETTER_TOPICS)[number];
