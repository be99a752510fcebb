import { z } from 'zod';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { receiptTotal } from '../../../domain/receipt/receipt.ts';
import { formatText, greetingOf, type LetterKind } from '../letter.ts';
import { instalmentReceiptTexts } from '../texts/instalment-receipt.ts';
import { attachmentBlocks, receiptAttachment } from './order-blocks.ts';
import { day, receiptData } from './receipt-data.ts';

const data = z.object({
  firstName: z.string(),
  /** Number of the last paid instalment. */
  number: z.number().int(),
  /** Null: the plan is complete. */
  nextDueOn: day.nullable(),
  receipt: receiptData,
});

export const instalmentReceipt: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'plan',
  usefulForSeconds: () => null,
  async write({ firstName, number, nextDueOn, receipt }, writing) {
    const texts = instalmentReceiptTexts[writing.language];
    const isLast = nextDueOn === null;
    const paid = formatMoney(receiptTotal(receipt), writing.language);
    const attachments = [await receiptAttachment(receipt, writing)];
    return {
      subject: formatText(writing, isLast ? texts.subjectLast : texts.subject, paid),
      preview: formatText(writing, isLast ? texts.previewLast : texts.preview),
      greeting: greetingOf({ firstName }, writing),
      title: formatText(writing, isLast ? texts.titleLast : texts.title, number),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, isLast ? texts.bodyLast : texts.body) },
        {
          kind: 'facts',
          rows: nextDueOn ? [[texts.next, formatDate(nextDueOn, writing.language)]] : [],
          total: [texts.paid, paid],
        },
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
};
