import { isListed, type PageName, pathTo } from '../../contract/pages.ts';
import type { Language } from '../../domain/base/language.ts';
import { LANGUAGES } from '../../domain/base/language.ts';
import type { LoadedPlace } from './open-place.ts';

/** What a page tells of itself to browsers, search engines and those who share it. */
export type Head = {
  title: string;
  description: string;
  /** The same page in each language; empty when the page is not for search engines. */
  addresses: { language: Language; path: string }[];
};

export function titleOf(loaded: LoadedPlace): string {
  const { recordTitle, texts, scheme, place } = loaded;
  // The front page has a record of its own, which the scheme brings along.
  if (place.name === 'Home' && scheme.homeTitle) return scheme.homeTitle;
  return recordTitle || `${texts.title} – ${scheme.product.nominative}`;
}

export function headOf(loaded: LoadedPlace): Head {
  const { name, params } = loaded.place;
  return {
    title: titleOf(loaded),
    // spec 2: of a record only the title is told, its description stays empty.
    description: loaded.recordTitle ? '' : loaded.texts.description,
    addresses:
      hasAddress(name) && !loaded.isMissing
        ? LANGUAGES.map((language) => ({ language, path: pathTo(name, language, params) }))
        : [],
  };
}

/** Who buys signs in first, so no search engine gets that far; but the shop's page may be shared as itself. */
const hasAddress = (name: PageName) => isListed(name) || name === 'Buy_Museum_Card';
