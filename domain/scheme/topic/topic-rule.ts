import { LANGUAGES, type Language } from '../../base/language.ts';

/** What the rules need to know of a topic of scheme facts. */
export type TopicRule<Value, Fault> = {
  /** Default until the scheme decides otherwise. */
  shipped: Value;
  mayBeginToday: boolean;
  /** May have a last day. Otherwise it holds until a newer one starts. */
  mayEnd: boolean;
  /** All errors of a new value, whatever the day. */
  faults: (value: Value) => Fault[];
};

/** Needed at once, like a pause or a notice. */
export const AT_ONCE = { mayBeginToday: true, mayEnd: true };
/** Announced before it applies. */
export const ANNOUNCED = { mayBeginToday: false, mayEnd: true };
/** Announced, and always decided: a newer one takes its place. */
export const STANDING = { mayBeginToday: false, mayEnd: false };

/** In every language of the portal. */
export type Words = Record<Language, string>;

export type WordsFault = { fault: 'wordsMissing' };

/** What customers read must be written in every language. */
export function wordsFaults(words: Words | null): WordsFault[] {
  const isMissing = words && LANGUAGES.some((language) => words[language].trim() === '');
  return isMissing ? [{ fault: 'wordsMissing' }] : [];
}
