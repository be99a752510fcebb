import { z } from 'zod';
import { formatText, type LetterKind, letterHead } from '../letter.ts';
import { cardBlockedTexts } from '../texts/card-blocked.ts';
import { cardLine } from './card-line.ts';

const data = z.object({ firstName: z.string() });

export const cardBlocked: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'card',
  usefulForSeconds: () => null,
  write({ firstName }, writing) {
    const texts = cardBlockedTexts[writing.language];
    return {
      ...letterHead(texts, { firstName }, writing),
      blocks: [
        ...cardLine({ state: 'blocked', lastDay: null }, writing),
        { kind: 'paragraph', text: formatText(writing, texts.body) },
      ],
    };
  },
};
