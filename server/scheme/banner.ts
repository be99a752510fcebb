import { createHash } from 'node:crypto';
import type { PageScheme } from '../../contract/page/page-render.ts';
import { texts as en } from '../../contract/texts/en/paused.ts';
import { texts as fi } from '../../contract/texts/fi/paused.ts';
import { texts as sv } from '../../contract/texts/sv/paused.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';
import { factRowOn } from '../../domain/scheme/scheme-facts.ts';

const texts = { fi, sv, en };

/** The notice of a day in the page's language. Its id changes with every word. */
export function bannerOn(
  facts: readonly DatedFact[],
  { day, language }: { day: LocalDate; language: Language },
): PageScheme['banner'] {
  const row = factRowOn(facts, 'banner', day);
  const banner = row?.value.banner;
  if (!banner) return null;
  const { [banner.kind]: name, close } = texts[language].banner;
  const id = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 12);
  const words = banner.words[language];
  return { id, kind: banner.kind, name, words, close: banner.isClosable ? close : null };
}
