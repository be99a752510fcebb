import { everyWordIn, foldText } from '../../../domain/base/fold-text.ts';

const MOST = 30;
/** Amounts, days and other facts are placeholders in the text, useless for searching. */
const FACT = /^[\d.,:€%–-]+$/;

/** Folded search terms: wordings in all languages, the key and the names of its places. */
export type SearchedText = { key: string; said: readonly string[]; names: string };

/** Searches by words on screen, page or key; whole sentences first. */
export function searchTexts(
  texts: Iterable<SearchedText>,
  words: string,
): { found: string[]; total: number } {
  const typed = words.trim().split(/\s+/);
  const telling = typed.filter((word) => !FACT.test(word));
  const asked = (telling.length > 0 ? telling : typed).join(' ');
  if (asked === '') return { found: [], total: 0 };
  const rankOf = ranking(asked);
  const ranked: { key: string; rank: number }[] = [];
  for (const text of texts) {
    const rank = rankOf(text);
    if (rank !== null) ranked.push({ key: text.key, rank });
  }
  const found = ranked
    .toSorted((a, b) => a.rank - b.rank || a.key.localeCompare(b.key))
    .slice(0, MOST)
    .map(({ key }) => key);
  return { found, total: ranked.length };
}

/** 0: exact; 1: words on screen; 2: page or key; null: no match. */
function ranking(asked: string) {
  const whole = foldText(asked);
  const hasAll = everyWordIn(asked);
  return ({ said, names }: SearchedText): number | null => {
    if (said.includes(whole)) return 0;
    if (said.some(hasAll)) return 1;
    return hasAll(names) ? 2 : null;
  };
}
