import { isListed, type PageName, pathTo } from '../../contract/page/pages.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LoadedPage } from './loaded-page.ts';

/** Metadata of a page for browsers, search engines and link previews. */
export type Head = {
  title: string;
  description: string;
  /** The page's path in each language; empty when it must not be indexed. */
  addresses: { language: Language; path: string }[];
};

export function titleOf(loaded: LoadedPage): string {
  const { recordTitle, texts, scheme, place } = loaded;
  // The SEO title of the front page is a fact of the scheme.
  if (place.name === 'Home' && scheme.homeTitle) return scheme.homeTitle;
  return recordTitle || `${texts.title} – ${scheme.product.nominative}`;
}

export function headOf(loaded: LoadedPage): Head {
  const { name, params } = loaded.place;
  return {
    title: titleOf(loaded),
    // Only the title of a record is published.
    description: loaded.recordTitle ? '' : descriptionOf(loaded),
    addresses:
      hasPublicPath(name) && !loaded.isMissing
        ? loaded.scheme.facts.languages.map((language) => ({
            language,
            path: pathTo(name, language, params),
          }))
        : [],
  };
}

const descriptionOf = ({ place, scheme, texts }: LoadedPage) =>
  (place.name === 'Home' && scheme.homeDescription) || texts.description;

/** The buy page needs sign-in and is not listed, but it may be shared by its own URL. */
const hasPublicPath = (name: PageName) => isListed(name) || name === 'Buy_Museum_Card';
