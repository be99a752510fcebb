import { z } from 'zod';
import { formatMoney } from '../../../domain/base/format.ts';
import { formatText, type LetterKind } from '../letter.ts';
import { refundLetterTexts } from '../texts/refund-letter.ts';
import { amount } from './receipt-data.ts';

const data = z.object({
  orderNumber: z.string(),
  amount,
  /** Paid by a person to an account, not the way it came. */
  toAccount: z.boolean().default(false),
});

/** done: the money is on its way. byHand: no machine can send it, so we ask where to. */
function refundLetter(kind: 'done' | 'byHand'): LetterKind<z.infer<typeof data>> {
  return {
    data,
    secret: false,
    reason: 'order',
    usefulForSeconds: () => null,
    write(refund, writing) {
      const { [kind]: texts, ...labels } = refundLetterTexts[writing.language];
      const sum = formatMoney(refund.amount);
      return {
        subject: formatText(writing, texts.subject, sum),
        preview: formatText(writing, refund.toAccount ? labels.toAccountPreview : texts.preview),
        title: formatText(writing, texts.title),
        blocks: [
          {
            kind: 'paragraph',
            text: formatText(writing, refund.toAccount ? labels.toAccount : texts.body),
          },
          {
            kind: 'facts',
            rows: [[labels.orderNumber, refund.orderNumber]],
            total: [labels.amount, sum],
          },
        ],
      };
    },
  };
}

export const refundSent = refundLetter('done');
export const refundByHand = refundLetter('byHand');
