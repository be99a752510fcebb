import { z } from 'zod';
import { formatText, type LetterKind, webAddress } from '../letter.ts';
import { movedTexts } from '../texts/moved.ts';

const data = z.object({
  /** Null for a moved card. */
  orderNumber: z.string().nullable(),
  /** Page where the new owner sees it; missing in letters queued earlier. */
  link: webAddress.nullable().default(null),
});

type Moved = 'cardAway' | 'cardHere' | 'orderAway' | 'orderHere';

/** Neither letter names the other person. */
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
