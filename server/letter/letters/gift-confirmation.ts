import { z } from 'zod';
import { formatDateTime, formatMoney } from '../../../domain/base/format.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { receiptTotal } from '../../../domain/receipt/receipt.ts';
import { formatText, type LetterContext, type LetterKind, webAddress } from '../letter.ts';
import {
  attachmentBlocks,
  orderAttachments,
  orderBlocks,
  orderGreeting,
  receiptBlocks,
} from './order-blocks.ts';
import { day, receiptData, termsVersion } from './receipt-data.ts';
import { withdrawalBlocks } from './withdrawal-blocks.ts';

const data = z.object({
  firstName: z.string(),
  gifts: z.array(
    z.object({
      recipientName: z.string(),
      /** E-mail or postal address. */
      destination: z.string(),
      isDigital: z.boolean(),
      /** Null: sent at payment, or goes by post. */
      sendAt: z.number().nullable(),
    }),
  ),
  withdrawUntil: day,
  /** For posted envelopes the period starts at delivery, whose date is unknown. */
  countsFromReceipt: z.boolean().default(false),
  /** From the accepted terms; missing in letters queued earlier. */
  giftsStay: z.boolean().default(true),
  receipt: receiptData,
  termsVersion,
  links: z.object({ giver: webAddress, withdrawal: webAddress, terms: webAddress }),
});
type Confirmation = z.infer<typeof data>;

/** To the giver: the receipt and the secret link to the giver's page. */
export const giftConfirmation: LetterKind<Confirmation> = {
  data,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  async write(given, writing) {
    const { giftConfirmation: texts, purchaseConfirmation: shared } = writing.texts;
    const { firstName, receipt, links } = given;
    const count = given.gifts.length;
    // The terms as accepted: the current setting may differ.
    const letterhead = { ...writing.letterhead, giftsStay: given.giftsStay };
    const attachments = await orderAttachments(given, { ...writing, letterhead });
    return {
      subject: formatText(
        writing,
        texts.subject,
        formatMoney(receiptTotal(receipt), writing.language),
      ),
      preview: formatText(writing, texts.preview, count),
      greeting: orderGreeting(receipt, writing),
      title: formatText(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: leadOf(given, writing) },
        { kind: 'heading', text: formatText(writing, texts.gifts, count) },
        { kind: 'steps', items: given.gifts.map((gift) => giftStep(gift, writing)) },
        { kind: 'button', label: formatText(writing, texts.follow, count), href: links.giver },
        { kind: 'quiet', text: formatText(writing, texts.followBody) },
        ...orderBlocks(given, writing),
        ...receiptBlocks(receipt, links.giver, writing),
        ...withdrawalBlocks(given, writing, helsinkiDay(receipt.paidAt)),
        { kind: 'link', label: formatText(writing, shared.terms), href: links.terms },
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
};

function leadOf({ gifts }: Confirmation, writing: LetterContext): string {
  const { giftConfirmation: texts } = writing.texts;
  const { length } = gifts;
  if (!gifts[0]?.isDigital)
    return formatText(writing, texts.envelope, length, writing.letterhead.deliveryWeeks);
  const areSent = gifts.every(({ sendAt }) => sendAt === null);
  return formatText(writing, areSent ? texts.digital : texts.digitalLater, length);
}

function giftStep(gift: Confirmation['gifts'][number], writing: LetterContext): string {
  const { giftConfirmation: texts } = writing.texts;
  const { recipientName, destination, isDigital, sendAt } = gift;
  if (!isDigital) return formatText(writing, texts.posted, recipientName, destination);
  if (sendAt === null) return formatText(writing, texts.now, recipientName, destination);
  return formatText(
    writing,
    texts.later,
    recipientName,
    formatDateTime(sendAt, writing.language),
    destination,
  );
}
