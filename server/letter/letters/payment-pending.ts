import { z } from 'zod';
import { formatMoney } from '../../../domain/base/format.ts';
import { type LetterKind, say } from '../letter.ts';
import { amount } from './receipt-data.ts';

const data = z.object({ orderNumber: z.string(), amount });

export const paymentPending: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  usefulForSeconds: () => null,
  write(order, writing) {
    const { paymentPending: texts } = writing.texts;
    return {
      subject: say(writing, texts.subject, order.orderNumber),
      preview: say(writing, texts.preview),
      title: say(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: say(writing, texts.body) },
        { kind: 'paragraph', text: say(writing, texts.doNotPay) },
        {
          kind: 'facts',
          rows: [
            [say(writing, texts.orderNumber), order.orderNumber],
            [say(writing, texts.amount), formatMoney(order.amount)],
          ],
        },
        { kind: 'quiet', text: say(writing, texts.failure) },
      ],
    };
  },
};
