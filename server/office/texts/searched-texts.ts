import { type ProductForms, withProduct } from '../../../domain/base/fill.ts';
import { foldText } from '../../../domain/base/fold-text.ts';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import { type Catalogue, findCatalogue } from '../../wording/text-catalogue.ts';
import type { TextInForce } from '../../wording/text-override-queries.ts';
import { namesOfPlaces } from './described-text.ts';
import type { SearchedText } from './search-texts.ts';

type Forms = Record<Language, ProductForms>;
type Index = { forms: string; texts: Map<string, SearchedText> };

/** Folding ten thousand texts blocks for a second: cached per office language. */
const indexes = new WeakMap<Catalogue, Map<Language, Index>>();

/** The search index: shipped texts plus current rewordings. */
export async function findSearchedTexts(
  inForce: readonly TextInForce[],
  { language, forms }: { language: Language; forms: Forms },
): Promise<Iterable<SearchedText>> {
  const shipped = indexOf(await findCatalogue(), language, forms);
  if (inForce.length === 0) return shipped.values();
  const all = new Map(shipped);
  for (const { key, language: spoken, text } of inForce) {
    const known = all.get(key);
    const said = foldText(withProduct(text, forms[spoken]));
    if (known) all.set(key, { ...known, said: [...known.said, said] });
  }
  return all.values();
}

function indexOf(catalogue: Catalogue, language: Language, forms: Forms) {
  const made = indexes.get(catalogue) ?? new Map<Language, Index>();
  indexes.set(catalogue, made);
  const known = made.get(language);
  const written = JSON.stringify(forms);
  if (known?.forms === written) return known.texts;
  const texts = makeIndex(catalogue, language, forms);
  made.set(language, { forms: written, texts });
  return texts;
}

function makeIndex(catalogue: Catalogue, language: Language, forms: Forms) {
  const namesOf = namesOfPlaces(catalogue, { language, forms: forms[language] });
  const texts = new Map<string, SearchedText>();
  for (const text of catalogue.values()) {
    const { key, shipped } = text;
    const said = LANGUAGES.map((each) => foldText(withProduct(shipped[each], forms[each])));
    texts.set(key, { key, said, names: foldText(`${key} ${namesOf(text)}`) });
  }
  return texts;
}
