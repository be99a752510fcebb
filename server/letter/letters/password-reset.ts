import { z } from 'zod';
import { type LetterKind, say, webAddress } from '../letter.ts';

const data = z.object({ link: webAddress, minutes: z.number().int().positive() });

export const passwordReset: LetterKind<z.infer<typeof data>> = {
  data,
  secret: true,
  usefulForSeconds: ({ minutes }) => minutes * 60,
  write({ link, minutes }, writing) {
    const { passwordReset: texts } = writing.texts;
    return {
      subject: say(writing, texts.subject),
      preview: say(writing, texts.preview, minutes),
      title: say(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: say(writing, texts.body, minutes) },
        { kind: 'button', label: say(writing, texts.button), href: link },
        { kind: 'quiet', text: say(writing, texts.notYou) },
      ],
    };
  },
};
