import { z } from 'zod';
import { type LetterKind, say } from '../letter.ts';

const data = z.object({ code: z.string().regex(/^\d{6}$/), minutes: z.number().int().positive() });

export const loginCode: LetterKind<z.infer<typeof data>> = {
  data,
  secret: true,
  usefulForSeconds: ({ minutes }) => minutes * 60,
  write({ code, minutes }, writing) {
    const { loginCode: texts } = writing.texts;
    return {
      // In the subject, so that it can be read from a notification without opening the mail.
      subject: say(writing, texts.subject, code),
      preview: say(writing, texts.preview, minutes),
      title: say(writing, texts.title),
      blocks: [
        { kind: 'digits', label: say(writing, texts.label), text: code },
        { kind: 'paragraph', text: say(writing, texts.body, minutes) },
        { kind: 'quiet', text: say(writing, texts.notYou) },
      ],
    };
  },
};
