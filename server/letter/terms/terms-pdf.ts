import { sectionsOf } from '../../../domain/scheme/monthly-passages.ts';
import { type Paragraph, writeFlow } from '../pdf/flow.ts';
import { makePdf } from '../pdf/make-pdf.ts';
import { QUIET } from '../pdf/pdf-text.ts';
import { type PlainReader, plainText } from './plain-text.ts';
import type { Terms } from './terms-versions.ts';

/** The terms page `/ehdot` as PDF. */
export function termsPdf({ inForceOn, texts }: Terms, reader: PlainReader): Promise<Buffer> {
  const { language, letterhead } = reader;
  const { title, lead, sections } = texts[language];
  const say = (text: string) => plainText(text, reader);
  const paragraphs: Paragraph[] = [
    { tag: 'H1', text: say(title), style: { size: 28, face: 'display' }, before: 0 },
    { tag: 'P', text: say(lead), style: { size: 11, colour: QUIET }, before: 12 },
    ...sectionsOf(sections, letterhead.hasMonthlyTerms).flatMap(
      ([, { heading, body, list = [] }]): Paragraph[] => [
        {
          tag: 'H2',
          text: say(heading),
          style: { size: 12, face: 'strong' },
          before: 15,
          keepWithNext: true,
        },
        ...[...body, ...list.map((item) => `– ${item}`)].map(
          (text): Paragraph => ({ tag: 'P', text: say(text), style: { size: 10 }, before: 5 }),
        ),
      ],
    ),
  ];
  const about = { title: say(title), author: letterhead.seller.name, language };
  return makePdf({ ...about, madeAt: Date.parse(inForceOn) }, (paper) =>
    writeFlow(paper, paragraphs),
  );
}
