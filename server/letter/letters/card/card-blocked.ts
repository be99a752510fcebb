import { z } from 'zod';
import { cardLine } from '../../blocks/card-line.ts';
import { defineLetter } from '../../define-letter.ts';
import { cardBlockedTexts } from '../../texts/card/card-blocked.ts';

export const cardBlocked = defineLetter({
  name: { fi: 'Kortti suljettu', sv: 'Kortet spärrat', en: 'Card blocked' },
  texts: cardBlockedTexts,
  data: z.object({ firstName: z.string() }),
  example: { firstName: 'Aino' },
  reason: 'card',
  write: ({ firstName }, { texts, ...writing }) => ({
    ...writing.head(texts),
    greeting: writing.hello(firstName),
    blocks: [
      ...cardLine({ state: 'blocked', lastDay: null }, writing),
      writing.paragraph(texts.body),
    ],
  }),
});
