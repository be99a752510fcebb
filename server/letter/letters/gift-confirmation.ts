import { z } from 'zod';
import { formatDateTime } from '../../../domain/base/format.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { type LetterKind, say, type Writing, webAddress } from '../letter.ts';
import { orderBlocks, receiptAttachment } from './order-blocks.ts';
import { day, receiptData } from './receipt-data.ts';
import { withdrawalBlocks } from './withdrawal-blocks.ts';

const data = z.object({
  firstName: z.string(),
  gifts: z.array(
    z.object({
      recipientName: z.string(),
      /** A mail address or a postal one. */
      destination: z.string(),
      isDigital: z.boolean(),
      /** Null: it was sent with the payment, or goes by post. */
      sendAt: z.number().nullable(),
    }),
  ),
  withdrawUntil: day,
  receipt: receiptData,
  links: z.object({ giver: webAddress, withdrawal: webAddress, terms: webAddress }),
});
type Confirmation = z.infer<typeof data>;

/** What the giver gets: the receipt, and the secret link to their own page. */
export const giftConfirmation: LetterKind<Confirmation> = {
  data,
  // The link opens the giver's page to whoever reads it.
  secret: true,
  usefulForSeconds: () => null,
  async write(given, writing) {
    const { giftConfirmation: texts, purchaseConfirmation: shared } = writing.texts;
    const { firstName, receipt, links } = given;
    return {
      subject: say(writing, texts.subject, receipt.orderNumber),
      preview: say(writing, texts.preview),
      title: say(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: leadOf(given, writing) },
        { kind: 'heading', text: say(writing, texts.gifts) },
        { kind: 'steps', items: given.gifts.map((gift) => toldOf(gift, writing)) },
        { kind: 'button', label: say(writing, texts.follow), href: links.giver },
        { kind: 'quiet', text: say(writing, texts.followBody) },
        ...orderBlocks(given, writing),
        ...withdrawalBlocks(given, writing, helsinkiDay(receipt.paidAt)),
        { kind: 'link', label: say(writing, shared.terms), href: links.terms },
      ],
      attachments: [await receiptAttachment(receipt, writing)],
    };
  },
};

function leadOf({ gifts }: Confirmation, writing: Writing): string {
  const { giftConfirmation: texts } = writing.texts;
  if (!gifts[0]?.isDigital) return say(writing, texts.envelope, writing.letterhead.deliveryWeeks);
  return say(writing, gifts.every(({ sendAt }) => sendAt) ? texts.digitalLater : texts.digital);
}

function toldOf(gift: Confirmation['gifts'][number], writing: Writing): string {
  const { giftConfirmation: texts } = writing.texts;
  const { recipientName, destination, isDigital, sendAt } = gift;
  if (!isDigital) return say(writing, texts.posted, recipientName, destination);
  if (sendAt === null) return say(writing, texts.now, recipientName, destination);
  return say(writing, texts.later, recipientName, formatDateTime(sendAt), destination);
}
