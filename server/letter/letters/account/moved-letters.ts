import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { movedTexts } from '../../texts/account/moved.ts';

type Moved = 'cardAway' | 'cardHere' | 'orderAway' | 'orderHere';

const data = z.object({
  /** Null for a moved card. */
  orderNumber: z.string().nullable(),
  /** Page where the new owner sees it; missing in letters queued earlier. */
  link: webAddress.nullable().default(null),
});

/** Neither letter names the other person. */
const moved = (
  what: Moved,
  name: Record<'fi' | 'sv' | 'en', string>,
  example: z.infer<typeof data>,
) =>
  defineLetter({
    name,
    textsAt: [`moved.${what}`],
    texts: movedTexts,
    data,
    example,
    reason: 'account',
    write({ orderNumber, link }, { texts, head, paragraph, button, quiet }) {
      const number = orderNumber ?? '';
      return {
        ...head(texts[what], number),
        blocks: [
          paragraph(texts[what].body, number),
          ...(link ? [button(texts.open, link)] : []),
          quiet(texts.notYou),
        ],
      };
    },
  });

export const cardMovedAway = moved(
  'cardAway',
  { fi: 'Kortti siirretty pois', sv: 'Kortet flyttat bort', en: 'Card moved away' },
  { orderNumber: null, link: null },
);
export const cardMovedHere = moved(
  'cardHere',
  { fi: 'Kortti siirretty tänne', sv: 'Kortet flyttat hit', en: 'Card moved here' },
  { orderNumber: null, link: 'https://kortti.example/oma' },
);
export const orderMovedAway = moved(
  'orderAway',
  { fi: 'Tilaus siirretty pois', sv: 'Beställningen flyttad bort', en: 'Order moved away' },
  { orderNumber: 'MK100123', link: null },
);
export const orderMovedHere = moved(
  'orderHere',
  { fi: 'Tilaus siirretty tänne', sv: 'Beställningen flyttad hit', en: 'Order moved here' },
  { orderNumber: 'MK100123', link: 'https://kortti.example/oma/tilaukset' },
);
