import { z } from 'zod';
import { cents } from '../../../../domain/base/cents.ts';
import { amount, isInvoice } from '../../blocks/receipt-data.ts';
import { defineLetter } from '../../define-letter.ts';
import { invoiceLetterTexts } from '../../texts/order/invoice-letters.ts';
import { paymentPendingTexts } from '../../texts/order/payment-pending.ts';

export const paymentPending = defineLetter({
  name: {
    fi: 'Maksu odottaa vahvistusta',
    sv: 'Betalningen väntar på bekräftelse',
    en: 'Payment waiting for confirmation',
  },
  textsAt: ['invoice-letters.pending'],
  texts: paymentPendingTexts,
  data: z.object({ orderNumber: z.string(), amount, isInvoice }),
  example: { orderNumber: 'MK100123', amount: cents(7900), isInvoice: false },
  reason: 'order',
  write(order, { texts: paid, language, money, head, paragraph, facts, quiet }) {
    const texts = order.isInvoice ? invoiceLetterTexts[language].pending : paid;
    const sum = money(order.amount);
    return {
      ...head(texts, sum),
      blocks: [
        paragraph(texts.body),
        paragraph(texts.doNotPay),
        facts([[texts.orderNumber, order.orderNumber]], [texts.amount, sum]),
        quiet(texts.failure),
      ],
    };
  },
});
