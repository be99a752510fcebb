import { everyWordIn, foldText } from '../../../domain/base/fold-text.ts';

const MOST = 30;
/** Sums, days and other facts stand as places in the text: they say nothing of which text it is. */
const FACT = /^[\d.,:€%–-]+$/;

/** What a text is found by, folded: what it says in any language, and its key with the names of its places. */
export type SearchedText = { key: string; said: readonly string[]; names: string };

/** By the words on screen in any language, by the page or by the key; whole sentences first. */
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

/** 0: exactly this; 1: these words on screen; 2: by page or key; null: not this one. */
function ranking(asked: string) {
  const whole = foldText(asked);
  const hasAll = everyWordIn(asked);
  return ({ said, names }: SearchedText): number | null => {
    if (said.includes(whole)) return 0;
    if (said.some(hasAll)) return 1;
    return hasAll(names) ? 2 : null;
  };
}
