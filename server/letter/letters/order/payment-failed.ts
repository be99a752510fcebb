import { z } from 'zod';
import { cents } from '../../../../domain/base/cents.ts';
import { amount, isInvoice } from '../../blocks/receipt-data.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { invoiceLetterTexts } from '../../texts/order/invoice-letters.ts';
import { paymentFailedTexts } from '../../texts/order/payment-failed.ts';

/** Only after a letter that a payment is pending: otherwise the page has already shown the decline. */
export const paymentFailed = defineLetter({
  name: {
    fi: 'Odottanut maksu ei mennyt läpi',
    sv: 'Väntande betalning gick inte igenom',
    en: 'Pending payment did not go through',
  },
  textsAt: ['invoice-letters.failed'],
  texts: paymentFailedTexts,
  data: z.object({ orderNumber: z.string(), amount, isInvoice, link: webAddress }),
  example: {
    orderNumber: 'MK100123',
    amount: cents(7900),
    isInvoice: false,
    link: 'https://kortti.example/',
  },
  reason: 'order',
  write(order, { texts: paid, language, money, head, paragraph, button, facts, quiet }) {
    const texts = order.isInvoice ? invoiceLetterTexts[language].failed : paid;
    const sum = money(order.amount);
    return {
      ...head(texts, sum),
      blocks: [
        paragraph(texts.body),
        paragraph(texts.again),
        button(texts.button, order.link),
        facts([[texts.orderNumber, order.orderNumber]], [texts.amount, sum]),
        quiet(texts.late),
      ],
    };
  },
});
