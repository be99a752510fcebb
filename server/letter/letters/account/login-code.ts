import { z } from 'zod';
import { defineLetter } from '../../define-letter.ts';
import { loginCodeTexts } from '../../texts/account/login-code.ts';

export const loginCode = defineLetter({
  name: { fi: 'Kertakoodi', sv: 'Engångskod', en: 'One-time code' },
  texts: loginCodeTexts,
  data: z.object({ code: z.string().regex(/^\d{6}$/), minutes: z.number().int().positive() }),
  example: { code: '482913', minutes: 10 },
  secret: true,
  reason: 'account',
  usefulForSeconds: ({ minutes }) => minutes * 60,
  write: ({ code, minutes }, { texts, text, head, digits, paragraph, quiet }) => ({
    ...head(texts, minutes),
    // In the subject, so that a notification shows it without opening the mail.
    subject: text(texts.subject, code),
    blocks: [digits(texts.label, code), paragraph(texts.body, minutes), quiet(texts.notYou)],
  }),
});
