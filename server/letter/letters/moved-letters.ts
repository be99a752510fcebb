import { z } from 'zod';
import { formatText, type LetterKind, webAddress } from '../letter.ts';
import { movedTexts } from '../texts/moved.ts';

const data = z.object({
  /** Null where a card was moved. */
  orderNumber: z.string().nullable(),
  /** Where it is seen by whoever has it now. Letters that were queued before have none. */
  link: webAddress.nullable().default(null),
});

type Moved = 'cardAway' | 'cardHere' | 'orderAway' | 'orderHere';

/** Neither letter says who the other person is. */
const moved = (what: Moved): LetterKind<z.infer<typeof data>> => ({
  data,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ orderNumber, link }, writing) {
    const { notYou, open, ...all } = movedTexts[writing.language];
    const texts = all[what];
    const number = orderNumber ?? '';
    return {
      subject: formatText(writing, texts.subject, number),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, number) },
        ...(link ? [{ kind: 'button' as const, label: open, href: link }] : []),
        { kind: 'quiet', text: formatText(writing, notYou) },
      ],
    };
  },
});

export const cardMovedAway = moved('cardAway');
export const cardMovedHere = moved('cardHere');
export const orderMovedAway = moved('orderAway');
export const orderMovedHere = moved('orderHere');
