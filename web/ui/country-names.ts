import type { Language } from '../../domain/base/language.ts';
import { countryName } from '../../domain/person/country.ts';

// Cached by language: creating them in every render took a fifth of a page's time.
const orders = new Map<Language, Intl.Collator>();

export function inNameOrder<Named extends { code: string }>(
  countries: readonly Named[],
  language: Language,
): Named[] {
  let order = orders.get(language);
  if (!order) {
    order = new Intl.Collator(language);
    orders.set(language, order);
  }
  const { compare } = order;
  const named = countries.map((country) => ({
    country,
    name: countryName(country.code, language),
  }));
  return named.sort((a, b) => compare(a.name, b.name)).map(({ country }) => country);
}
