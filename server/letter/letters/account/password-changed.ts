import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { exampleTime } from '../../dev/example-facts.ts';
import { passwordChangedTexts } from '../../texts/account/password-changed.ts';

export const passwordChanged = defineLetter({
  name: { fi: 'Salasana vaihdettu', sv: 'Lösenordet bytt', en: 'Password changed' },
  texts: passwordChangedTexts,
  data: z.object({ changedAt: z.number(), link: webAddress }),
  example: { changedAt: exampleTime, link: 'https://kortti.example/salasana' },
  reason: 'account',
  write: ({ changedAt, link }, { texts, time, head, paragraph, button }) => ({
    ...head(texts),
    blocks: [
      paragraph(texts.body, time(changedAt)),
      paragraph(texts.notYou),
      button(texts.button, link),
    ],
  }),
});
