import { z } from 'zod';
import {
  type Block,
  formatText,
  type LetterContext,
  type LetterKind,
  letterHead,
  webAddress,
} from '../letter.ts';
import { giftEndedTexts } from '../texts/gift-ended.ts';
import { cardLine, cardStatus } from './card-line.ts';

const data = z.object({
  /** Empty: nobody has verified the address. */
  firstName: z.string(),
  /** The card's status without the gift; absent when the address was never verified. */
  card: cardStatus,
  link: webAddress,
});
type Ended = z.infer<typeof data>;

/** The giver withdrew and the accepted terms end the gift with the order. */
export const giftEnded: LetterKind<Ended> = {
  data,
  secret: false,
  reason: 'recipient',
  usefulForSeconds: () => null,
  write(ended, writing) {
    const texts = giftEndedTexts[writing.language];
    return {
      ...letterHead(texts, ended, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'paragraph', text: formatText(writing, texts.notYou) },
        ...whatIsLeft(ended, writing),
      ],
    };
  },
};

function whatIsLeft({ card, link }: Ended, writing: LetterContext): Block[] {
  const texts = giftEndedTexts[writing.language];
  const button = (label: string): Block => ({
    kind: 'button',
    label: formatText(writing, label),
    href: link,
  });
  if (!card) return [button(texts.home)];
  const stands: Block[] =
    card.state === 'refunded'
      ? [{ kind: 'paragraph', text: formatText(writing, texts.noTime) }]
      : cardLine(card, writing);
  return [
    ...stands,
    { kind: 'paragraph', text: formatText(writing, texts.visits) },
    button(texts.button),
  ];
}
