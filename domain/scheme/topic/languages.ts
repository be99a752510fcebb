import { LANGUAGES, type Language } from '../../base/language.ts';
import { STANDING, type TopicRule } from './topic-rule.ts';

/** In menu order. Texts missing in a language fall back to the first one. */
type Spoken = { languages: readonly Language[] };

/** At least one, no duplicates. URLs without a prefix are Finnish, so Finnish must be first if present. */
export function isMenu(languages: readonly Language[]): boolean {
  const isOnce = new Set(languages).size === languages.length;
  return isOnce && languages.length > 0 && languages.indexOf('fi') <= 0;
}

export const languages: TopicRule<Spoken, { fault: 'languagesOrder' }> = {
  shipped: { languages: LANGUAGES },
  ...STANDING,
  faults: ({ languages: menu }) => (isMenu(menu) ? [] : [{ fault: 'languagesOrder' }]),
};
