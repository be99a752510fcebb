import { type ProductForms, withProduct } from '../../../domain/base/fill.ts';
import { hasEveryWord } from '../../../domain/base/fold-text.ts';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import type { DescribedText } from './described-text.ts';

const MOST = 30;
/** Sums, days and other facts stand as places in the text: they say nothing of which text it is. */
const FACT = /^[\d.,:€%–-]+$/;

/** By the words on screen in any language, by the page or by the key; whole sentences first. */
export function searchTexts(
  texts: readonly DescribedText[],
  words: string,
  forms: Record<Language, ProductForms>,
): { found: DescribedText[]; total: number } {
  const typed = words.trim().split(/\s+/);
  const telling = typed.filter((word) => !FACT.test(word));
  const asked = (telling.length > 0 ? telling : typed).join(' ');
  if (asked === '') return { found: [], total: 0 };
  const ranked = texts.flatMap((text) => {
    const rank = rankOf(text, asked, forms);
    return rank === null ? [] : [{ text, rank }];
  });
  const found = ranked
    .toSorted((a, b) => a.rank - b.rank || a.text.key.localeCompare(b.text.key))
    .slice(0, MOST)
    .map(({ text }) => text);
  return { found, total: ranked.length };
}

/** 0: exactly this; 1: these words on screen; 2: by page or key; null: not this one. */
function rankOf(
  { key, shipped, now, places }: DescribedText,
  asked: string,
  forms: Record<Language, ProductForms>,
): number | null {
  const said = LANGUAGES.flatMap((language) =>
    [shipped[language], now[language]].map((text) => withProduct(text, forms[language])),
  );
  if (said.some((text) => text.toLowerCase() === asked.toLowerCase())) return 0;
  if (said.some((text) => hasEveryWord(text, asked))) return 1;
  const names = places.map(({ name }) => name).join(' ');
  return hasEveryWord(`${key} ${names}`, asked) ? 2 : null;
}
