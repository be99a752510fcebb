import { z } from 'zod';
import { formatText, greetingOf, type LetterKind } from '../letter.ts';
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
      subject: formatText(writing, texts.subject),
      preview: formatText(writing, texts.preview),
      greeting: greetingOf({ firstName }, writing),
      title: formatText(writing, texts.title),
      blocks: [
        ...cardLine({ state: 'blocked', lastDay: null }, writing),
        { kind: 'paragraph', text: formatText(writing, texts.body) },
      ],
    };
  },
};
