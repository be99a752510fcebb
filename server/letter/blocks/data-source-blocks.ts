import { pathTo } from '../../../contract/page/pages.ts';
import type { Block } from '../letter.ts';
import { dataSourceTexts } from '../texts/gift/data-source.ts';
import type { Writing } from '../writing.ts';

/** GDPR Art. 14: when the address came from someone else, says from whom, its purpose and the reader's rights. */
export function dataSourceBlocks(
  source: 'giver' | 'employer',
  { name, link: page }: { name: string; link: string },
  { language, letterhead, quiet, link }: Writing,
): Block[] {
  const texts = dataSourceTexts[language];
  const { seller, serviceEmail } = letterhead;
  return [
    quiet(texts[source], name, seller.name, serviceEmail),
    link(texts.privacy, new URL(pathTo('Privacy', language), page).href),
  ];
}
