import { z } from 'zod';
import { formatMoney, groupInFours } from '../../../domain/base/format.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { NUMBER_DIGITS } from '../../../domain/card/customer-number.ts';
import { receiptTotal } from '../../../domain/receipt/receipt.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { formatText, type LetterContext, type LetterKind, webAddress } from '../letter.ts';
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
  customerNumber: z.string().regex(NUMBER_DIGITS),
  plasticCard: z.boolean(),
  /** Validity in months; letters queued earlier always meant twelve. */
  months: z.int().default(CARD_MONTHS),
  /** Null for a card paid in full. */
  monthlyPlan: z.object({ instalment: amount, total: amount, nextDueOn: day }).nullable(),
  withdrawUntil: day,
  startWording: startWording.default(null),
  receipt: receiptData,
  termsVersion,
  links: z.object({
    myCard: webAddress,
    /** Missing in letters queued earlier. */
    orders: webAddress.optional(),
    withdrawal: webAddress,
    terms: webAddress,
  }),
});
type Purchase = z.infer<typeof data>;

export const purchaseConfirmation: LetterKind<Purchase> = {
  data,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  async write(purchase, writing) {
    const { purchaseConfirmation: texts } = writing.texts;
    const { firstName, customerNumber, receipt, links } = purchase;
    const attachments = await orderAttachments(purchase, writing);
    return {
      subject: formatText(
        writing,
        texts.subject,
        formatMoney(receiptTotal(receipt), writing.language),
      ),
      preview: formatText(writing, texts.preview),
      greeting: orderGreeting(receipt, writing),
      title: formatText(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        {
          kind: 'digits',
          label: formatText(writing, texts.customerNumber),
          text: groupInFours(customerNumber),
        },
        { kind: 'button', label: formatText(writing, texts.openMine), href: links.myCard },
        ...orderBlocks(purchase, writing),
        ...receiptBlocks(receipt, links.orders, writing),
        { kind: 'heading', text: formatText(writing, texts.next) },
        { kind: 'steps', items: nextSteps(purchase, writing) },
        ...withdrawalBlocks(purchase, writing, helsinkiDay(receipt.paidAt)),
        { kind: 'link', label: formatText(writing, texts.terms), href: links.terms },
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
};

function nextSteps(
  { plasticCard, monthlyPlan, months }: Purchase,
  writing: LetterContext,
): string[] {
  const { purchaseConfirmation: texts } = writing.texts;
  const { deliveryWeeks } = writing.letterhead;
  return [
    formatText(writing, texts.stepOpen),
    formatText(writing, monthlyPlan ? texts.stepMonthly : texts.stepAnnual, months),
    formatText(writing, plasticCard ? texts.stepPlastic : texts.stepNoPlastic, deliveryWeeks),
  ];
}
