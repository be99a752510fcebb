import { z } from 'zod';
import { helsinkiDay, localDate } from '../../../../domain/base/local-date.ts';
import { allowsEntry } from '../../../../domain/card/card-state.ts';
import { receiptTotal } from '../../../../domain/receipt/receipt.ts';
import { cardLine, cardStatus } from '../../blocks/card-line.ts';
import {
  attachmentBlocks,
  orderAttachments,
  orderBlocks,
  orderGreeting,
  receiptBlocks,
} from '../../blocks/order-blocks.ts';
import { cardOrder, day } from '../../blocks/receipt-data.ts';
import { withdrawalBlocks } from '../../blocks/withdrawal-blocks.ts';
import { defineLetter } from '../../define-letter.ts';
import { exampleOrder } from '../../dev/example-facts.ts';
import { purchaseConfirmationTexts } from '../../texts/order/purchase-confirmation.ts';
import { renewalLetterTexts } from '../../texts/order/renewal-letter.ts';

export const renewalConfirmation = defineLetter({
  name: {
    fi: 'Jatkon vahvistus',
    sv: 'Bekräftelse av förlängning',
    en: 'Confirmation of the extension',
  },
  textsAt: ['renewal-letter'],
  texts: renewalLetterTexts,
  data: z.object({
    ...cardOrder,
    /** Null: validity begins with the first visit. */
    validUntil: day.nullable(),
    card: cardStatus,
  }),
  example: {
    ...exampleOrder,
    validUntil: localDate('2027-06-24'),
    startWording: 'renewal2.fi',
  },
  exampleIn: { sv: { startWording: 'renewal2.sv' }, en: { startWording: 'renewal2.en' } },
  renewed: { withdrawal: 'withdrawal' },
  reason: 'order',
  async write(renewal, { texts, ...writing }) {
    const { text, head, paragraph } = writing;
    const { validUntil, receipt, links } = renewal;
    const shared = purchaseConfirmationTexts[writing.language];
    const attachments = await orderAttachments(renewal, writing);
    return {
      ...head(texts, writing.money(receiptTotal(receipt))),
      greeting: orderGreeting(receipt, writing),
      title: text(texts.title, renewal.firstName),
      blocks: [
        validUntil
          ? paragraph(texts.until, writing.day(validUntil))
          : paragraph(texts.atFirstVisit),
        // The renewal is paid but the card would be refused at a desk: say so.
        ...(renewal.card && !allowsEntry(renewal.card) ? cardLine(renewal.card, writing) : []),
        writing.button(shared.openMine, links.myCard),
        ...orderBlocks(renewal, writing),
        ...receiptBlocks(receipt, links.orders, writing),
        ...withdrawalBlocks(renewal, writing, helsinkiDay(receipt.paidAt)),
        writing.link(shared.terms, links.terms),
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
});
