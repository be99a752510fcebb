import { z } from 'zod';
import { cents } from '../../../../domain/base/cents.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { amount, day } from '../../blocks/receipt-data.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { links } from '../../dev/example-facts.ts';
import { paymentCardExpiringTexts } from '../../texts/plan/payment-card-expiring.ts';

const USEFUL_SECONDS = 10 * 24 * 60 * 60;

/** Early enough to save another card before a charge is declined. */
export const paymentCardExpiring = defineLetter({
  name: {
    fi: 'Maksukortti vanhenee',
    sv: 'Betalkortet går ut',
    en: 'Payment card about to expire',
  },
  texts: paymentCardExpiringTexts,
  data: z.object({
    firstName: z.string(),
    brand: z.string(),
    lastFour: z.string(),
    /** Last valid month of the payment card. */
    expiresOn: z.string().regex(/^\d{4}-\d{2}$/),
    dueOn: day,
    amount,
    link: webAddress,
  }),
  example: {
    firstName: 'Aino',
    brand: 'Visa',
    lastFour: '0024',
    expiresOn: '2026-06',
    dueOn: localDate('2026-07-10'),
    amount: cents(690),
    link: links.myCard,
  },
  reason: 'plan',
  usefulForSeconds: () => USEFUL_SECONDS,
  write(due, writing) {
    const { texts, head, hello, paragraph, button, facts } = writing;
    const [year, month] = due.expiresOn.split('-');
    const [until, on] = [`${month}/${year}`, writing.day(due.dueOn)];
    return {
      ...head(texts, on),
      greeting: hello(due.firstName),
      blocks: [
        paragraph(texts.body, due.lastFour, until, on),
        paragraph(texts.what),
        button(texts.button, due.link),
        facts(
          [
            [texts.card, `${due.brand} ···· ${due.lastFour}`.trim()],
            [texts.expires, until],
            [texts.due, on],
          ],
          [texts.amount, writing.money(due.amount)],
        ),
      ],
    };
  },
});
