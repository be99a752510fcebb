import { z } from 'zod';
import { formatMoney } from '../../../domain/base/format.ts';
import { formatText, type LetterKind } from '../letter.ts';
import { invoiceLetterTexts } from '../texts/invoice-letters.ts';
import { amount, isInvoice } from './receipt-data.ts';

const data = z.object({ orderNumber: z.string(), amount, isInvoice });

export const paymentPending: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  write(order, writing) {
    const texts = order.isInvoice
      ? invoiceLetterTexts[writing.language].pending
      : writing.texts.paymentPending;
    return {
      subject: formatText(writing, texts.subject, formatMoney(order.amount, writing.language)),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'paragraph', text: formatText(writing, texts.doNotPay) },
        {
          kind: 'facts',
          rows: [[formatText(writing, texts.orderNumber), order.orderNumber]],
          total: [formatText(writing, texts.amount), formatMoney(order.amount, writing.language)],
        },
        { kind: 'quiet', text: formatText(writing, texts.failure) },
      ],
    };
  },
};
