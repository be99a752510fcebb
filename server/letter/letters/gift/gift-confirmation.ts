import { z } from 'zod';
import { helsinkiDay, localDate } from '../../../../domain/base/local-date.ts';
import { receiptTotal } from '../../../../domain/receipt/receipt.ts';
import {
  attachmentBlocks,
  orderAttachments,
  orderBlocks,
  orderGreeting,
  receiptBlocks,
} from '../../blocks/order-blocks.ts';
import { day, receiptData, termsVersion } from '../../blocks/receipt-data.ts';
import { withdrawalBlocks } from '../../blocks/withdrawal-blocks.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { links as exampleLinks, giverPage, receipt } from '../../dev/example-facts.ts';
import { giftConfirmationTexts } from '../../texts/gift/gift-confirmation.ts';
import { purchaseConfirmationTexts } from '../../texts/order/purchase-confirmation.ts';
import type { Writing } from '../../writing.ts';

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
type Gifts = z.infer<typeof data>['gifts'];
type Texts = (typeof giftConfirmationTexts)['fi'];

/** To the giver: the receipt and the secret link to the giver's page. */
export const giftConfirmation = defineLetter({
  name: {
    fi: 'Lahjatilauksen vahvistus',
    sv: 'Bekräftelse av gåvobeställning',
    en: 'Gift order confirmation',
  },
  texts: giftConfirmationTexts,
  data,
  example: {
    firstName: 'Aino',
    gifts: [
      { recipientName: 'Elias', destination: 'elias@example.fi', isDigital: true, sendAt: null },
    ],
    withdrawUntil: localDate('2026-07-08'),
    countsFromReceipt: false,
    giftsStay: true,
    receipt,
    termsVersion: '2026-11',
    links: {
      giver: giverPage,
      withdrawal: exampleLinks.withdrawal,
      terms: exampleLinks.terms,
    },
  },
  renewed: { giver: 'giver', withdrawal: 'withdrawal' },
  reason: 'order',
  async write(given, { texts, ...writing }) {
    const { text, heading, button, quiet, link } = writing;
    const { gifts, receipt: paid, links } = given;
    const count = gifts.length;
    // The terms as accepted: the current setting may differ.
    const letterhead = { ...writing.letterhead, giftsStay: given.giftsStay };
    const attachments = await orderAttachments(given, { ...writing, letterhead });
    return {
      subject: text(texts.subject, writing.money(receiptTotal(paid))),
      preview: text(texts.preview, count),
      greeting: orderGreeting(paid, writing),
      title: text(texts.title, given.firstName),
      blocks: [
        lead(gifts, texts, writing),
        heading(texts.gifts, count),
        { kind: 'steps', items: gifts.map((gift) => giftStep(gift, texts, writing)) },
        button(texts.follow, links.giver, count),
        quiet(texts.followBody),
        ...orderBlocks(given, writing),
        ...receiptBlocks(paid, links.giver, writing),
        ...withdrawalBlocks(given, writing, helsinkiDay(paid.paidAt)),
        link(purchaseConfirmationTexts[writing.language].terms, links.terms),
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
});

function lead(gifts: Gifts, texts: Texts, { paragraph, letterhead }: Writing) {
  const { length } = gifts;
  if (!gifts[0]?.isDigital) return paragraph(texts.envelope, length, letterhead.deliveryWeeks);
  const areSent = gifts.every(({ sendAt }) => sendAt === null);
  return paragraph(areSent ? texts.digital : texts.digitalLater, length);
}

function giftStep(
  { recipientName, destination, isDigital, sendAt }: Gifts[number],
  texts: Texts,
  { text, time }: Writing,
): string {
  if (!isDigital) return text(texts.posted, recipientName, destination);
  if (sendAt === null) return text(texts.now, recipientName, destination);
  return text(texts.later, recipientName, time(sendAt), destination);
}
