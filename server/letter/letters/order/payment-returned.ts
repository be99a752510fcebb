import { z } from 'zod';
import { amount, paymentMethod, refundWay } from '../../blocks/receipt-data.ts';
import { defineLetter } from '../../define-letter.ts';
import { exampleRefund } from '../../dev/example-facts.ts';
import { methodRow } from '../../receipt/receipt-texts.ts';
import { paymentReturnedTexts } from '../../texts/order/payment-returned.ts';
import { refundWayTexts } from '../../texts/order/refund-ways.ts';

const reason = z.enum(['paidTwice', 'codeUsedUp', 'codeUsedByBuyer', 'otherSum', 'unmatched']);
const LEAVES_NO_CARD = new Set<z.infer<typeof reason>>([
  'codeUsedUp',
  'codeUsedByBuyer',
  'otherSum',
]);

/** A payment that could not be used or arrived twice is refunded, automatically or by staff. */
export const paymentReturned = defineLetter({
  name: { fi: 'Maksu palautetaan', sv: 'Betalningen återbetalas', en: 'Payment being refunded' },
  texts: paymentReturnedTexts,
  data: z.object({
    orderNumber: z.string(),
    amount,
    method: paymentMethod,
    ...refundWay,
    /** Missing in letters queued as `duplicate-payment`. */
    reason: reason.default('paidTwice'),
  }),
  example: { ...exampleRefund, method: 'card', reason: 'codeUsedUp' },
  reason: 'order',
  write(refund, { texts, language, money, head, paragraph, facts }) {
    const { way = 'provider', site } = refund;
    const sum = money(refund.amount);
    return {
      ...head(texts, sum),
      blocks: [
        paragraph(texts.reasons[refund.reason]),
        paragraph(refundWayTexts[language][way].payer, site),
        ...(LEAVES_NO_CARD.has(refund.reason) ? [paragraph(texts.orderAgain)] : []),
        facts(
          [
            [texts.orderNumber, refund.orderNumber],
            ...methodRow(texts.method, refund.method, language),
          ],
          [texts.amount, sum],
        ),
      ],
    };
  },
});

/** Queued by earlier releases under another name. */
export const duplicatePayment: typeof paymentReturned = {
  ...paymentReturned,
  example: { ...exampleRefund, method: 'bank', reason: 'paidTwice' },
};
