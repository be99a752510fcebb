import { LANGUAGES, type Language } from '../../base/language.ts';

/** What the rules need to know of a topic of scheme facts. */
export type TopicRule<Value, Fault> = {
  /** Default until the scheme decides otherwise. */
  shipped: Value;
  /** Sums and methods are announced before they apply; a pause or a notice may be needed at once. */
  mayBeginToday: boolean;
  /** May have a last day. Otherwise it holds until a newer one starts. */
  mayEnd: boolean;
  /** All errors of a new value, whatever the day. */
  faults: (value: Value) => Fault[];
};

/** In every language of the portal. */
export type Words = Record<Language, string>;

export type WordsFault = { fault: 'wordsMissing' };

/** What customers read must be written in every language. */
export function wordsFaults(words: Words | null): WordsFault[] {
  const isMissing = words && LANGUAGES.some((language) => words[language].trim() === '');
  return isMissing ? [{ fault: 'wordsMissing' }] : [];
}
