import { z } from 'zod';
import { formatText, type LetterKind, webAddress } from '../letter.ts';

const data = z.object({ link: webAddress, minutes: z.number().int().positive() });

export const passwordReset: LetterKind<z.infer<typeof data>> = {
  data,
  secret: true,
  reason: 'account',
  usefulForSeconds: ({ minutes }) => minutes * 60,
  write({ link, minutes }, writing) {
    const { passwordReset: texts } = writing.texts;
    return {
      subject: formatText(writing, texts.subject),
      preview: formatText(writing, texts.preview, minutes),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, minutes) },
        { kind: 'button', label: formatText(writing, texts.button), href: link },
        { kind: 'quiet', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};
