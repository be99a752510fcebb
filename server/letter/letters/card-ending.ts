import { z } from 'zod';
import { cents } from '../../../domain/base/cents.ts';
import { formatDate, formatDateRange, formatMoney } from '../../../domain/base/format.ts';
import { addDays, addMonths } from '../../../domain/base/local-date.ts';
import { type Block, formatText, greetingOf, type LetterKind, webAddress } from '../letter.ts';
import { cardEndingTexts } from '../texts/card-ending.ts';
import { amount, day } from './receipt-data.ts';

const data = z.object({
  firstName: z.string(),
  lastDay: day,
  price: amount,
  /** Price of a renewal after the card has ended. */
  laterPrice: amount,
  /** Null: no monthly plan is offered. */
  monthlyPlan: z.object({ instalment: amount, total: amount }).nullable(),
  link: webAddress,
});

const USEFUL_SECONDS = 3 * 24 * 60 * 60;

/** Sent a month and a week before the last day, since renewing a valid card costs less. */
export const cardEnding: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'ending',
  topic: 'reminders',
  usefulForSeconds: () => USEFUL_SECONDS,
  write({ firstName, lastDay, price, laterPrice, monthlyPlan, link }, writing) {
    const texts = cardEndingTexts[writing.language];
    const [until, now] = [
      formatDate(lastDay, writing.language),
      formatMoney(price, writing.language),
    ];
    const saving = cents(laterPrice - price);
    const period = formatDateRange(addDays(lastDay, 1), addMonths(lastDay, 12), writing.language);
    const cheaper: Block[] =
      saving > 0
        ? [
            {
              kind: 'paragraph',
              text: formatText(
                writing,
                texts.cheaper,
                now,
                formatMoney(laterPrice, writing.language),
              ),
            },
          ]
        : [];
    return {
      subject: formatText(writing, texts.subject, until, now),
      preview:
        saving > 0
          ? formatText(writing, texts.previewSaving, formatMoney(saving, writing.language))
          : formatText(writing, texts.preview),
      greeting: greetingOf({ firstName }, writing),
      title: formatText(writing, texts.title, until),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, until) },
        ...cheaper,
        { kind: 'button', label: formatText(writing, texts.button, now), href: link },
        {
          kind: 'facts',
          rows: [
            [texts.ends, until],
            [texts.next, period],
          ],
          total: [texts.price, now],
        },
        ...(monthlyPlan
          ? [
              {
                kind: 'quiet' as const,
                text: formatText(
                  writing,
                  texts.monthly,
                  formatMoney(monthlyPlan.instalment, writing.language),
                  formatMoney(monthlyPlan.total, writing.language),
                ),
              },
            ]
          : []),
      ],
    };
  },
};
