import { z } from 'zod';
import { type LetterKind, say } from '../letter.ts';
import { cardBlockedTexts } from '../texts/card-blocked.ts';
import { cardLine } from './card-line.ts';

const data = z.object({ firstName: z.string() });

export const cardBlocked: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  usefulForSeconds: () => null,
  write({ firstName }, writing) {
    const texts = cardBlockedTexts[writing.language];
    return {
      subject: say(writing, texts.subject),
      preview: say(writing, texts.preview),
      title: say(writing, texts.title, firstName),
      blocks: [
        ...cardLine({ state: 'blocked', lastDay: null }, writing),
        { kind: 'paragraph', text: say(writing, texts.body) },
      ],
    };
  },
};
