import { z } from 'zod';
import { groupInFours } from '../../../../domain/base/format.ts';
import { helsinkiDay } from '../../../../domain/base/local-date.ts';
import { NUMBER_DIGITS } from '../../../../domain/card/customer-number.ts';
import { receiptTotal } from '../../../../domain/receipt/receipt.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign/campaign.ts';
import {
  attachmentBlocks,
  orderAttachments,
  orderBlocks,
  orderGreeting,
  receiptBlocks,
} from '../../blocks/order-blocks.ts';
import { cardOrder } from '../../blocks/receipt-data.ts';
import { withdrawalBlocks } from '../../blocks/withdrawal-blocks.ts';
import { defineLetter } from '../../define-letter.ts';
import { exampleOrder } from '../../dev/example-facts.ts';
import { purchaseConfirmationTexts } from '../../texts/order/purchase-confirmation.ts';

export const purchaseConfirmation = defineLetter({
  name: { fi: 'Tilausvahvistus', sv: 'Beställningsbekräftelse', en: 'Order confirmation' },
  texts: purchaseConfirmationTexts,
  data: z.object({
    ...cardOrder,
    customerNumber: z.string().regex(NUMBER_DIGITS),
    plasticCard: z.boolean(),
    /** Validity in months; letters queued earlier always meant twelve. */
    months: z.int().default(CARD_MONTHS),
  }),
  example: {
    ...exampleOrder,
    customerNumber: '2741081200472007',
    plasticCard: true,
    months: 12,
    startWording: 'card2.fi',
  },
  exampleIn: { sv: { startWording: 'card2.sv' }, en: { startWording: 'card2.en' } },
  renewed: { withdrawal: 'withdrawal' },
  reason: 'order',
  async write(purchase, { texts, ...writing }) {
    const { text, head, heading, paragraph, digits, button, link } = writing;
    const { firstName, plasticCard, monthlyPlan, receipt, links } = purchase;
    const attachments = await orderAttachments(purchase, writing);
    return {
      ...head(texts, writing.money(receiptTotal(receipt))),
      greeting: orderGreeting(receipt, writing),
      title: text(texts.title, firstName),
      blocks: [
        paragraph(texts.body),
        digits(texts.customerNumber, groupInFours(purchase.customerNumber)),
        button(texts.openMine, links.myCard),
        ...orderBlocks(purchase, writing),
        ...receiptBlocks(receipt, links.orders, writing),
        heading(texts.next),
        {
          kind: 'steps',
          items: [
            text(texts.stepOpen),
            text(monthlyPlan ? texts.stepMonthly : texts.stepAnnual, purchase.months),
            text(
              plasticCard ? texts.stepPlastic : texts.stepNoPlastic,
              writing.letterhead.deliveryWeeks,
            ),
          ],
        },
        ...withdrawalBlocks(purchase, writing, helsinkiDay(receipt.paidAt)),
        link(texts.terms, links.terms),
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
});
