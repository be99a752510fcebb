import { z } from 'zod';
import { formatMoney } from '../../../domain/base/format.ts';
import { formatText, type LetterKind } from '../letter.ts';
import { methodRow } from '../receipt/receipt-texts.ts';
import { amount, paymentMethod } from './receipt-data.ts';

const data = z.object({ orderNumber: z.string(), amount, method: paymentMethod });

export const duplicatePayment: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  usefulForSeconds: () => null,
  write(refund, writing) {
    const { duplicatePayment: texts } = writing.texts;
    return {
      subject: formatText(writing, texts.subject, refund.orderNumber),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        {
          kind: 'facts',
          rows: [
            [formatText(writing, texts.orderNumber), refund.orderNumber],
            [formatText(writing, texts.amount), formatMoney(refund.amount)],
            ...methodRow(formatText(writing, texts.method), refund.method, writing.language),
          ],
        },
        { kind: 'quiet', text: formatText(writing, texts.when) },
      ],
    };
  },
};
