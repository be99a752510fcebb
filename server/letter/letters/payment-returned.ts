import { z } from 'zod';
import { formatMoney } from '../../../domain/base/format.ts';
import { formatText, type LetterKind } from '../letter.ts';
import { methodRow } from '../receipt/receipt-texts.ts';
import { refundWayTexts } from '../texts/refund-ways.ts';
import { amount, paymentMethod, refundWay } from './receipt-data.ts';

const data = z.object({
  orderNumber: z.string(),
  amount,
  method: paymentMethod,
  ...refundWay,
  /** Missing in letters queued as `duplicate-payment`. */
  reason: z
    .enum(['paidTwice', 'codeUsedUp', 'codeUsedByBuyer', 'otherSum', 'unmatched'])
    .default('paidTwice'),
});

const LEAVES_NO_CARD = new Set<z.infer<typeof data>['reason']>([
  'codeUsedUp',
  'codeUsedByBuyer',
  'otherSum',
]);

/** A payment that could not be used or arrived twice is refunded, automatically or by staff. */
export const paymentReturned: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  write(refund, writing) {
    const { paymentReturned: texts } = writing.texts;
    const { way = 'provider', site } = refund;
    return {
      subject: formatText(writing, texts.subject, formatMoney(refund.amount, writing.language)),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.reasons[refund.reason]) },
        {
          kind: 'paragraph',
          text: formatText(writing, refundWayTexts[writing.language][way].payer, site),
        },
        ...(LEAVES_NO_CARD.has(refund.reason)
          ? [{ kind: 'paragraph' as const, text: formatText(writing, texts.orderAgain) }]
          : []),
        {
          kind: 'facts',
          rows: [
            [formatText(writing, texts.orderNumber), refund.orderNumber],
            ...methodRow(formatText(writing, texts.method), refund.method, writing.language),
          ],
          total: [formatText(writing, texts.amount), formatMoney(refund.amount, writing.language)],
        },
      ],
    };
  },
};
