import { z } from 'zod';
import { formatMoney } from '../../../domain/base/format.ts';
import { type LetterKind, say } from '../letter.ts';
import { methodRow } from '../receipt/receipt-texts.ts';
import { amount, paymentMethod } from './receipt-data.ts';

const data = z.object({
  orderNumber: z.string(),
  amount,
  method: paymentMethod,
  reason: z.enum(['codeUsedUp', 'otherSum', 'unmatched']),
});

/** Money that came and could buy nothing. */
export const paymentReturned: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  usefulForSeconds: () => null,
  write(refund, writing) {
    const { paymentReturned: texts } = writing.texts;
    return {
      subject: say(writing, texts.subject, refund.orderNumber),
      preview: say(writing, texts.preview),
      title: say(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: say(writing, texts.reasons[refund.reason]) },
        { kind: 'paragraph', text: say(writing, texts.body) },
        {
          kind: 'facts',
          rows: [
            [say(writing, texts.orderNumber), refund.orderNumber],
            [say(writing, texts.amount), formatMoney(refund.amount)],
            ...methodRow(say(writing, texts.method), refund.method, writing.language),
          ],
        },
        { kind: 'quiet', text: say(writing, texts.when) },
      ],
    };
  },
};
