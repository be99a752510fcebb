import { pathTo } from '../../../contract/page/pages.ts';
import { type Block, formatText, type LetterContext } from '../letter.ts';
import { dataSourceTexts } from '../texts/data-source.ts';

/** GDPR Art. 14: when the address came from someone else, says from whom, its purpose and the reader's rights. */
export function dataSourceBlocks(
  source: 'giver' | 'employer',
  { name, link }: { name: string; link: string },
  writing: LetterContext,
): Block[] {
  const texts = dataSourceTexts[writing.language];
  const { seller, serviceEmail } = writing.letterhead;
  const privacy = new URL(pathTo('Privacy', writing.language), link).href;
  return [
    { kind: 'quiet', text: formatText(writing, texts[source], name, seller.name, serviceEmail) },
    { kind: 'link', label: formatText(writing, texts.privacy), href: privacy },
  ];
}
