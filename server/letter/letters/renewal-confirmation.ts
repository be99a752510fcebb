import { z } from 'zod';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { allowsEntry } from '../../../domain/card/card-state.ts';
import { receiptTotal } from '../../../domain/receipt/receipt.ts';
import { formatText, type LetterKind, webAddress } from '../letter.ts';
import { renewalLetterTexts } from '../texts/renewal-letter.ts';
import { cardLine, cardStatus } from './card-line.ts';
import {
  attachmentBlocks,
  orderAttachments,
  orderBlocks,
  orderGreeting,
  receiptBlocks,
} from './order-blocks.ts';
import { amount, day, receiptData, termsVersion } from './receipt-data.ts';
import { startWording, withdrawalBlocks } from './withdrawal-blocks.ts';

const data = z.object({
  firstName: z.string(),
  /** Null: validity begins with the first visit. */
  validUntil: day.nullable(),
  monthlyPlan: z.object({ instalment: amount, total: amount, nextDueOn: day }).nullable(),
  withdrawUntil: day,
  startWording: startWording.default(null),
  receipt: receiptData,
  termsVersion,
  card: cardStatus,
  links: z.object({
    myCard: webAddress,
    /** Missing in letters queued earlier. */
    orders: webAddress.optional(),
    withdrawal: webAddress,
    terms: webAddress,
  }),
});

export const renewalConfirmation: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  async write(renewal, writing) {
    const texts = renewalLetterTexts[writing.language];
    const { purchaseConfirmation: shared } = writing.texts;
    const { validUntil, receipt, links } = renewal;
    const attachments = await orderAttachments(renewal, writing);
    return {
      subject: formatText(
        writing,
        texts.subject,
        formatMoney(receiptTotal(receipt), writing.language),
      ),
      preview: formatText(writing, texts.preview),
      greeting: orderGreeting(receipt, writing),
      title: formatText(writing, texts.title, renewal.firstName),
      blocks: [
        {
          kind: 'paragraph',
          text: validUntil
            ? formatText(writing, texts.until, formatDate(validUntil, writing.language))
            : formatText(writing, texts.atFirstVisit),
        },
        // The renewal is paid but the card would be refused at a desk: say so.
        ...(renewal.card && !allowsEntry(renewal.card) ? cardLine(renewal.card, writing) : []),
        { kind: 'button', label: formatText(writing, shared.openMine), href: links.myCard },
        ...orderBlocks(renewal, writing),
        ...receiptBlocks(receipt, links.orders, writing),
        ...withdrawalBlocks(renewal, writing, helsinkiDay(receipt.paidAt)),
        { kind: 'link', label: formatText(writing, shared.terms), href: links.terms },
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
};
