import { z } from 'zod';
import { formatText, type LetterKind } from '../letter.ts';
import { movedTexts } from '../texts/moved.ts';

/** Null where a card was moved. */
const data = z.object({ orderNumber: z.string().nullable() });

type Moved = 'cardAway' | 'cardHere' | 'orderAway' | 'orderHere';

/** Neither letter says who the other person is. */
const moved = (what: Moved): LetterKind<z.infer<typeof data>> => ({
  data,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ orderNumber }, writing) {
    const { notYou, ...all } = movedTexts[writing.language];
    const texts = all[what];
    const number = orderNumber ?? '';
    return {
      subject: formatText(writing, texts.subject, number),
      preview: formatText(writing, texts.title),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, number) },
        { kind: 'quiet', text: formatText(writing, notYou) },
      ],
    };
  },
});

export const cardMovedAway = moved('cardAway');
export const cardMovedHere = moved('cardHere');
export const orderMovedAway = moved('orderAway');
export const orderMovedHere = moved('orderHere');
