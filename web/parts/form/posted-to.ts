import { fill } from '../../../domain/base/fill.ts';
import { formatList } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { countryName, HOME_COUNTRY } from '../../../domain/person/country.ts';

type Texts = {
  home: string;
  /** {0}: the countries. */
  countries: string;
};

/** Countries to which envelopes are posted, shown before anybody pays for one. */
export function postedTo(texts: Texts, codes: readonly string[], language: Language): string {
  const isHomeOnly = codes.every((code) => code === HOME_COUNTRY);
  if (isHomeOnly) return texts.home;
  return fill(
    texts.countries,
    formatList(
      codes.map((code) => countryName(code, language)),
      language,
    ),
  );
}
