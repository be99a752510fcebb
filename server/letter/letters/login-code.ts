import { z } from 'zod';
import { formatText, type LetterKind } from '../letter.ts';

const data = z.object({ code: z.string().regex(/^\d{6}$/), minutes: z.number().int().positive() });

export const loginCode: LetterKind<z.infer<typeof data>> = {
  data,
  secret: true,
  reason: 'account',
  usefulForSeconds: ({ minutes }) => minutes * 60,
  write({ code, minutes }, writing) {
    const { loginCode: texts } = writing.texts;
    return {
      // In the subject, so that a notification shows it without opening the mail.
      subject: formatText(writing, texts.subject, code),
      preview: formatText(writing, texts.preview, minutes),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'digits', label: formatText(writing, texts.label), text: code },
        { kind: 'paragraph', text: formatText(writing, texts.body, minutes) },
        { kind: 'quiet', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};
