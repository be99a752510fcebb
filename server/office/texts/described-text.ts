import { PAGES } from '../../../contract/page/page-table.ts';
import { type PageName, pathTo } from '../../../contract/page/pages.ts';
import { type ProductForms, withProduct } from '../../../domain/base/fill.ts';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import {
  type Catalogue,
  type CataloguedText,
  findCatalogue,
  findPagesOfFiles,
  type TextPlace,
} from '../../wording/text-catalogue.ts';
import type { TextInForce } from '../../wording/text-override-queries.ts';
import { letterDraftPath } from './letter-draft-route.ts';
import { letterPlace, letterShown } from './letter-place.ts';

type Translated = Record<Language, string>;
export type DescribedPlace = {
  kind: 'page' | 'letter' | 'message';
  name: string;
  paths: Translated | null;
};
export type DescribedText = {
  key: string;
  shipped: Translated;
  now: Translated;
  places: DescribedPlace[];
};

type Reader = { language: Language; forms: ProductForms };

/** Texts with their current wording and where they appear. */
export async function describeTexts(
  keys: readonly string[],
  inForce: readonly TextInForce[],
  { language, forms }: Reader,
): Promise<DescribedText[]> {
  const catalogue = await findCatalogue();
  const pagesOf = await findPagesOfFiles();
  const titles = titlesOf(catalogue, language, forms);
  const own = new Map(inForce.map((text) => [`${text.key}.${text.language}`, text.text]));
  const texts = keys.flatMap((key) => catalogue.get(key) ?? []);
  return texts.map(({ key, shipped, places }) => ({
    key,
    shipped,
    now: inLanguages((each) => own.get(`${key}.${each}`) ?? shipped[each]),
    places: distinct(places.flatMap((place) => placesShown(place, { titles, pagesOf, language }))),
  }));
}

/** Names of the places of all texts. */
export function namesOfPlaces(catalogue: Catalogue, { language, forms }: Reader) {
  const titles = titlesOf(catalogue, language, forms);
  return ({ places }: CataloguedText) =>
    places.map((place) => nameOf(place, titles, language)).join(' ');
}

const inLanguages = (say: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Translated;

type Known = {
  titles: Map<string, string>;
  pagesOf: Record<string, string[]>;
  language: Language;
};

function titlesOf(catalogue: Catalogue, language: Language, forms: ProductForms) {
  return new Map(
    [...catalogue.values()].flatMap(({ shipped, places }) =>
      places
        .filter(({ path }) => path === 'title')
        .map(({ file }) => [file, withProduct(shipped[language], forms)] as const),
    ),
  );
}

function placesShown({ file, path }: TextPlace, known: Known): DescribedPlace[] {
  const { titles, pagesOf, language } = known;
  const name = nameOf({ file, path }, titles, language);
  if (file.startsWith('letter/')) {
    const letter = letterShown(file, path);
    const paths = letter && inLanguages((each) => letterDraftPath(letter, each));
    return [{ kind: 'letter', name, paths }];
  }
  if (!file.startsWith('page/')) return [{ kind: 'message', name, paths: null }];
  return (pagesOf[file] ?? ['']).map((page) => ({
    kind: 'page',
    name,
    paths: openPaths(page as PageName),
  }));
}

function nameOf({ file, path }: TextPlace, titles: Map<string, string>, language: Language) {
  if (file.startsWith('letter/')) return letterPlace(file, path, language);
  const name = file.replace(/^\w+\//, '');
  return file.startsWith('page/') ? (titles.get(file) ?? name) : name;
}

/** Only pages whose path has no parameter. */
function openPaths(name: PageName): Translated | null {
  const page = PAGES[name] as (typeof PAGES)[PageName] | undefined;
  if (!page || page.paths.fi.includes(':') || 'devOnly' in page) return null;
  return inLanguages((language) => pathTo(name, language));
}

function distinct(places: DescribedPlace[]): DescribedPlace[] {
  const byName = new Map(places.map((place) => [`${place.kind}:${place.name}`, place]));
  return [...byName.values()];
}
