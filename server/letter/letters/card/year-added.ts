import { z } from 'zod';
import { localDate } from '../../../../domain/base/local-date.ts';
import { cardLine, cardStatus } from '../../blocks/card-line.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { links } from '../../dev/example-facts.ts';
import { yearAddedTexts } from '../../texts/card/year-added.ts';

/** A gift or company card was added as time to the card the person already has. */
export const yearAdded = defineLetter({
  name: { fi: 'Aika lisätty korttiin', sv: 'Tid tillagd på kortet', en: 'Time added to the card' },
  texts: yearAddedTexts,
  data: z.object({ firstName: z.string(), card: cardStatus, link: webAddress }),
  example: {
    firstName: 'Aino',
    card: { state: 'valid', lastDay: localDate('2027-11-20') },
    link: links.myCard,
  },
  reason: 'card',
  write: ({ firstName, card, link }, { texts, ...writing }) => ({
    ...writing.head(texts),
    greeting: writing.hello(firstName),
    blocks: [
      writing.paragraph(texts.body),
      ...cardLine(card, writing),
      writing.button(texts.button, link),
    ],
  }),
});
