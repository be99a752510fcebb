import { z } from 'zod';
import { cardLine, cardStatus } from '../../blocks/card-line.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { links } from '../../dev/example-facts.ts';
import { giftEndedTexts } from '../../texts/gift/gift-ended.ts';

/** The giver withdrew and the accepted terms end the gift with the order. */
export const giftEnded = defineLetter({
  name: { fi: 'Lahja on päättynyt', sv: 'Gåvan har upphört', en: 'Gift ended' },
  texts: giftEndedTexts,
  data: z.object({
    /** Empty: nobody has verified the address. */
    firstName: z.string(),
    /** The card's status without the gift; absent when the address was never verified. */
    card: cardStatus,
    link: webAddress,
  }),
  example: { firstName: 'Elias', card: { state: 'refunded', lastDay: null }, link: links.myCard },
  reason: 'recipient',
  write({ firstName, card, link }, { texts, ...writing }) {
    const { head, hello, paragraph, button } = writing;
    const stands = card?.state === 'refunded' ? [paragraph(texts.noTime)] : cardLine(card, writing);
    return {
      ...head(texts),
      greeting: hello(firstName),
      blocks: [
        paragraph(texts.body),
        paragraph(texts.notYou),
        ...(card
          ? [...stands, paragraph(texts.visits), button(texts.button, link)]
          : [button(texts.home, link)]),
      ],
    };
  },
});
