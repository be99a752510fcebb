import { z } from 'zod';
import { formatMoney } from '../../../domain/base/format.ts';
import { formatText, type LetterKind, webAddress } from '../letter.ts';
import { invoiceLetterTexts } from '../texts/invoice-letters.ts';
import { paymentFailedTexts } from '../texts/payment-failed.ts';
import { amount, isInvoice } from './receipt-data.ts';

const data = z.object({ orderNumber: z.string(), amount, isInvoice, link: webAddress });

/** Only after a letter that a payment is pending: otherwise the page has already shown the decline. */
export const paymentFailed: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  write(order, writing) {
    const { language } = writing;
    const texts = order.isInvoice
      ? invoiceLetterTexts[language].failed
      : paymentFailedTexts[language];
    const sum = formatMoney(order.amount, writing.language);
    return {
      subject: formatText(writing, texts.subject, sum),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'paragraph', text: formatText(writing, texts.again) },
        { kind: 'button', label: texts.button, href: order.link },
        {
          kind: 'facts',
          rows: [[texts.orderNumber, order.orderNumber]],
          total: [texts.amount, sum],
        },
        { kind: 'quiet', text: formatText(writing, texts.late) },
      ],
    };
  },
};
