import { z } from 'zod';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { formatText, greetingOf, type LetterKind, webAddress } from '../letter.ts';
import { paymentCardExpiringTexts } from '../texts/payment-card-expiring.ts';
import { amount, day } from './receipt-data.ts';

const data = z.object({
  firstName: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  /** Last valid month of the payment card. */
  expiresOn: z.string().regex(/^\d{4}-\d{2}$/),
  dueOn: day,
  amount,
  link: webAddress,
});

const USEFUL_SECONDS = 10 * 24 * 60 * 60;

/** Early enough to save another card before a charge is declined. */
export const paymentCardExpiring: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'plan',
  usefulForSeconds: () => USEFUL_SECONDS,
  write(due, writing) {
    const texts = paymentCardExpiringTexts[writing.language];
    const [year, month] = due.expiresOn.split('-');
    const [until, on] = [`${month}/${year}`, formatDate(due.dueOn, writing.language)];
    return {
      subject: formatText(writing, texts.subject, on),
      preview: formatText(writing, texts.preview),
      greeting: greetingOf(due, writing),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, due.lastFour, until, on) },
        { kind: 'paragraph', text: formatText(writing, texts.what) },
        { kind: 'button', label: texts.button, href: due.link },
        {
          kind: 'facts',
          rows: [
            [texts.card, `${due.brand} ···· ${due.lastFour}`.trim()],
            [texts.expires, until],
            [texts.due, on],
          ],
          total: [texts.amount, formatMoney(due.amount, writing.language)],
        },
      ],
    };
  },
};
