import { fill } from '../../../domain/base/fill.ts';
import { formatList } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { countryName, HOME_COUNTRY } from '../../../domain/person/country.ts';

type Texts = {
  home: string;
  /** {0}: the countries. */
  countries: string;
};

/** Countries with postal delivery, shown before anybody pays for a plastic card. */
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
