import { z } from 'zod';
import { formatText, type LetterKind, letterHead, webAddress } from '../letter.ts';
import { yearAddedTexts } from '../texts/year-added.ts';
import { cardLine, cardStatus } from './card-line.ts';

const data = z.object({ firstName: z.string(), card: cardStatus, link: webAddress });

/** A gift or company card was added as time to the card the person already has. */
export const yearAdded: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'card',
  usefulForSeconds: () => null,
  write({ firstName, card, link }, writing) {
    const texts = yearAddedTexts[writing.language];
    return {
      ...letterHead(texts, { firstName }, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        ...cardLine(card, writing),
        { kind: 'button', label: formatText(writing, texts.button), href: link },
      ],
    };
  },
};
