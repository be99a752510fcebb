import { isListed, pathTo } from '../../contract/pages.ts';
import type { Language } from '../../domain/base/language.ts';
import { LANGUAGES } from '../../domain/base/language.ts';
import type { LoadedPlace } from './load-place.ts';

/** What a page tells of itself to browsers, search engines and those who share it. */
export type Head = {
  title: string;
  description: string;
  /** The same page in each language; empty when the page is not for search engines. */
  addresses: { language: Language; path: string }[];
};

export function titleOf(loaded: LoadedPlace): string {
  return `${ownWords(loaded).title} – ${loaded.scheme.product.nominative}`;
}

export function headOf(loaded: LoadedPlace): Head {
  const { name, params } = loaded.place;
  return {
    title: titleOf(loaded),
    description: ownWords(loaded).description,
    addresses: isListed(name)
      ? LANGUAGES.map((language) => ({ language, path: pathTo(name, language, params) }))
      : [],
  };
}

/** Data that has a `head` of its own, such as a record's search-engine texts, speaks before the page's texts. */
function ownWords({ texts, data }: LoadedPlace): { title: string; description: string } {
  const own = (data as { head?: { title?: string; description?: string } } | null)?.head;
  return {
    title: own?.title || texts.title,
    description: own?.description || texts.description,
  };
}
