import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { passwordResetTexts } from '../../texts/account/password-reset.ts';

export const passwordReset = defineLetter({
  name: {
    fi: 'Salasanan vaihtolinkki',
    sv: 'Länk för att byta lösenord',
    en: 'Link to change the password',
  },
  texts: passwordResetTexts,
  data: z.object({ link: webAddress, minutes: z.number().int().positive() }),
  example: { link: 'https://kortti.example/salasana?linkki=1#abc', minutes: 30 },
  secret: true,
  reason: 'account',
  usefulForSeconds: ({ minutes }) => minutes * 60,
  write: ({ link, minutes }, { texts, head, paragraph, button, quiet }) => ({
    ...head(texts, minutes),
    blocks: [paragraph(texts.body, minutes), button(texts.button, link), quiet(texts.notYou)],
  }),
});
