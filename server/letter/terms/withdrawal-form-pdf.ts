import { pathTo } from '../../../contract/page/pages.ts';
import { fill } from '../../../domain/base/fill.ts';
import { type Paragraph, writeFlow } from '../pdf/flow.ts';
import { makePdf } from '../pdf/make-pdf.ts';
import { QUIET } from '../pdf/pdf-text.ts';
import type { PlainReader } from './plain-text.ts';
import { withdrawalFormTexts } from './withdrawal-form-texts.ts';

/** Fixed creation date of the statutory text, for stable bytes. */
const MADE_AT = Date.UTC(2026, 10, 17);

/** The statutory model form with the seller filled in and blanks for the rest. */
export function withdrawalFormPdf({ letterhead, language, host }: PlainReader): Promise<Buffer> {
  const texts = withdrawalFormTexts[language];
  const { seller, serviceEmail } = letterhead;
  const address = `${seller.streetAddress}, ${seller.zipCode} ${seller.city}`;
  const page = `${host}${pathTo('Withdrawal', language)}`;
  const line = (text: string, before = 14): Paragraph => ({
    tag: 'P',
    text,
    style: { size: 11 },
    before,
  });
  const paragraphs: Paragraph[] = [
    { tag: 'H1', text: texts.title, style: { size: 28, face: 'display' }, before: 0 },
    { ...line(fill(texts.use, page)), style: { size: 11, colour: QUIET } },
    line(fill(texts.to, seller.name, address, serviceEmail), 28),
    line(texts.statement),
    ...texts.fields.map((field) => ({ ...line(field, 26), writingSpace: 26 })),
  ];
  const about = { title: texts.title, author: seller.name, language, madeAt: MADE_AT };
  return makePdf(about, (paper) => writeFlow(paper, paragraphs));
}
