import { z } from 'zod';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { formatText, greetingOf, type LetterKind, webAddress } from '../letter.ts';
import { unpaidLetterTexts } from '../texts/unpaid-letters.ts';
import { amount, day } from './receipt-data.ts';

/** State of the card once the sum is paid; `closed`: paying does not reopen it. */
const card = z.object({ state: z.enum(['works', 'over', 'closed']), lastDay: day.nullable() });

const unpaid = z.object({
  firstName: z.string(),
  /** Instalments due and their sum. */
  count: z.number().int(),
  due: amount,
  heldOn: day,
  endsOn: day,
  card,
  link: webAddress,
});
export type UnpaidLetter = z.infer<typeof unpaid>;

type Step = 'reminder' | 'last' | 'ended';

/** A monthly plan still unpaid after entry has stopped: the amount due and a link to pay it. */
function unpaidLetter(step: Step): LetterKind<UnpaidLetter> {
  return {
    data: unpaid,
    secret: false,
    usefulForSeconds: () => null,
    reason: 'plan',
    write(data, writing) {
      const { language } = writing;
      const texts = unpaidLetterTexts[language];
      const head = texts[step];
      const due = formatMoney(data.due, language);
      const paragraph = (text: string, ...args: (string | number)[]) => ({
        kind: 'paragraph' as const,
        text: formatText(writing, text, ...args),
      });
      return {
        subject: formatText(writing, head.subject, due),
        preview: formatText(writing, head.preview),
        greeting: greetingOf(data, writing),
        title: formatText(writing, head.title, due),
        blocks: [
          paragraph(texts.due, data.count, due),
          paragraph(texts.held, formatDate(data.heldOn, language)),
          ...('what' in head ? [paragraph(head.what, formatDate(data.endsOn, language))] : []),
          ...cardSentence(data.card, texts.card).map((text) =>
            paragraph(text, data.card.lastDay ? formatDate(data.card.lastDay, language) : ''),
          ),
          { kind: 'button', label: formatText(writing, texts.button, due), href: data.link },
          paragraph(texts.help),
        ],
      };
    },
  };
}

type CardTexts = { works: string; worksUntil: string; over: string };

function cardSentence({ state, lastDay }: UnpaidLetter['card'], texts: CardTexts): string[] {
  if (state === 'closed') return [];
  if (state === 'over') return [texts.over];
  return [lastDay ? texts.worksUntil : texts.works];
}

export const planUnpaid = unpaidLetter('reminder');
export const planUnpaidLast = unpaidLetter('last');
export const planEnded = unpaidLetter('ended');
