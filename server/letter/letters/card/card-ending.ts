import { z } from 'zod';
import { cents } from '../../../../domain/base/cents.ts';
import { formatDateRange } from '../../../../domain/base/format.ts';
import { addDays, addMonths, localDate } from '../../../../domain/base/local-date.ts';
import { amount, day } from '../../blocks/receipt-data.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { renewalPage } from '../../dev/example-facts.ts';
import { cardEndingTexts } from '../../texts/card/card-ending.ts';

const USEFUL_SECONDS = 3 * 24 * 60 * 60;

/** Sent a month and a week before the last day, since renewing a valid card costs less. */
export const cardEnding = defineLetter({
  name: { fi: 'Kortti päättymässä', sv: 'Kortet går ut', en: 'Card about to expire' },
  texts: cardEndingTexts,
  data: z.object({
    firstName: z.string(),
    lastDay: day,
    price: amount,
    /** Price of a renewal after the card has ended. */
    laterPrice: amount,
    /** Null: no monthly plan is offered. */
    monthlyPlan: z.object({ instalment: amount, total: amount }).nullable(),
    link: webAddress,
  }),
  example: {
    firstName: 'Aino',
    lastDay: localDate('2026-12-14'),
    price: cents(7400),
    laterPrice: cents(7900),
    monthlyPlan: { instalment: cents(690), total: cents(8280) },
    link: renewalPage,
  },
  reason: 'ending',
  topic: 'reminders',
  usefulForSeconds: () => USEFUL_SECONDS,
  write({ firstName, lastDay, price, laterPrice, monthlyPlan, link }, writing) {
    const { language, texts, text, money, hello, paragraph, button, facts, quiet } = writing;
    const [until, now] = [writing.day(lastDay), money(price)];
    const saving = cents(laterPrice - price);
    const period = formatDateRange(addDays(lastDay, 1), addMonths(lastDay, 12), language);
    return {
      subject: text(texts.subject, until, now),
      preview: saving > 0 ? text(texts.previewSaving, money(saving)) : text(texts.preview),
      greeting: hello(firstName),
      title: text(texts.title, until),
      blocks: [
        paragraph(texts.body, until),
        ...(saving > 0 ? [paragraph(texts.cheaper, now, money(laterPrice))] : []),
        button(texts.button, link, now),
        facts(
          [
            [texts.ends, until],
            [texts.next, period],
          ],
          [texts.price, now],
        ),
        ...(monthlyPlan
          ? [quiet(texts.monthly, money(monthlyPlan.instalment), money(monthlyPlan.total))]
          : []),
      ],
    };
  },
});
