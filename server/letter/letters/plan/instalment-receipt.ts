import { z } from 'zod';
import { cents } from '../../../../domain/base/cents.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { receiptTotal } from '../../../../domain/receipt/receipt.ts';
import { attachmentBlocks, receiptAttachment } from '../../blocks/order-blocks.ts';
import { day, receiptData } from '../../blocks/receipt-data.ts';
import { defineLetter } from '../../define-letter.ts';
import { receipt } from '../../dev/example-facts.ts';
import { instalmentReceiptTexts } from '../../texts/plan/instalment-receipt.ts';

export const instalmentReceipt = defineLetter({
  name: {
    fi: 'Kuukausierän kuitti',
    sv: 'Kvitto på månadsrat',
    en: 'Receipt for a monthly instalment',
  },
  texts: instalmentReceiptTexts,
  data: z.object({
    firstName: z.string(),
    /** Number of the last paid instalment. */
    number: z.number().int(),
    /** Null: the plan is complete. */
    nextDueOn: day.nullable(),
    receipt: receiptData,
  }),
  example: {
    firstName: 'Aino',
    number: 3,
    nextDueOn: localDate('2026-08-24'),
    receipt: {
      ...receipt,
      method: 'card',
      lines: [
        { description: 'Taidekortti 3/12', units: 1, unitPrice: cents(690), vatBasisPoints: 1350 },
      ],
    },
  },
  reason: 'plan',
  async write({ firstName, number, nextDueOn, receipt: paid }, { texts, ...writing }) {
    const { text, paragraph, facts } = writing;
    const isLast = nextDueOn === null;
    const sum = writing.money(receiptTotal(paid));
    const attachments = [await receiptAttachment(paid, writing)];
    return {
      subject: text(isLast ? texts.subjectLast : texts.subject, sum),
      preview: text(isLast ? texts.previewLast : texts.preview),
      greeting: writing.hello(firstName),
      title: text(isLast ? texts.titleLast : texts.title, number),
      blocks: [
        paragraph(isLast ? texts.bodyLast : texts.body),
        facts(nextDueOn ? [[texts.next, writing.day(nextDueOn)]] : [], [texts.paid, sum]),
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
});
