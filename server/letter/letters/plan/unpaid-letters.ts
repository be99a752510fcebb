import { z } from 'zod';
import { cents } from '../../../../domain/base/cents.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { amount, day } from '../../blocks/receipt-data.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import type { Block } from '../../letter.ts';
import { unpaidLetterTexts } from '../../texts/plan/unpaid-letters.ts';
import type { Writing } from '../../writing.ts';

const data = z.object({
  firstName: z.string(),
  /** Instalments due and their sum. */
  count: z.number().int(),
  due: amount,
  heldOn: day,
  endsOn: day,
  /** State of the card once the sum is paid; `closed`: paying does not reopen it. */
  card: z.object({ state: z.enum(['works', 'over', 'closed']), lastDay: day.nullable() }),
  link: webAddress,
});
export type UnpaidLetter = z.infer<typeof data>;

const example: UnpaidLetter = {
  firstName: 'Aino',
  count: 3,
  due: cents(2070),
  heldOn: localDate('2026-12-19'),
  endsOn: localDate('2027-05-04'),
  card: { state: 'works', lastDay: localDate('2027-05-04') },
  link: 'https://kortti.example/oma/kuukausimaksu',
};

/** A monthly plan still unpaid after entry has stopped: the amount due and a link to pay it. */
const unpaidLetter = (
  step: 'reminder' | 'last' | 'ended',
  name: Record<Language, string>,
  card = example.card,
) =>
  defineLetter({
    name,
    textsAt: [`unpaid-letters.${step}`],
    texts: unpaidLetterTexts,
    data,
    example: { ...example, card },
    reason: 'plan',
    write(unpaid, { texts, ...writing }) {
      const { paragraph } = writing;
      const words = texts[step];
      const due = writing.money(unpaid.due);
      return {
        ...writing.head(words, due),
        greeting: writing.hello(unpaid.firstName),
        blocks: [
          paragraph(texts.due, unpaid.count, due),
          paragraph(texts.held, writing.day(unpaid.heldOn)),
          ...('what' in words ? [paragraph(words.what, writing.day(unpaid.endsOn))] : []),
          ...cardAfter(unpaid.card, texts.card, writing),
          writing.button(texts.button, unpaid.link, due),
          paragraph(texts.help),
        ],
      };
    },
  });

function cardAfter(
  { state, lastDay }: UnpaidLetter['card'],
  texts: { works: string; worksUntil: string; over: string },
  { day: dayText, paragraph }: Writing,
): Block[] {
  if (state === 'closed') return [];
  if (state === 'over') return [paragraph(texts.over)];
  return [lastDay ? paragraph(texts.worksUntil, dayText(lastDay)) : paragraph(texts.works)];
}

export const planUnpaid = unpaidLetter('reminder', {
  fi: 'Kuukausimaksu maksamatta',
  sv: 'Månadsbetalning obetald',
  en: 'Monthly payment unpaid',
});
export const planUnpaidLast = unpaidLetter('last', {
  fi: 'Kuukausimaksu maksamatta, viimeinen viesti',
  sv: 'Månadsbetalning obetald, sista meddelandet',
  en: 'Monthly payment unpaid, last message',
});
export const planEnded = unpaidLetter(
  'ended',
  {
    fi: 'Sopimus päättyi, kuukausimaksu maksamatta',
    sv: 'Avtalet slut, månadsbetalning obetald',
    en: 'Contract ended, monthly payment unpaid',
  },
  { state: 'over', lastDay: null },
);
