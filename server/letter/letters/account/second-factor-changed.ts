import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { exampleTime } from '../../dev/example-facts.ts';
import { secondFactorChangedTexts } from '../../texts/account/second-factor-changed.ts';

/** To staff: a second factor was added, removed or used up. */
export const secondFactorChanged = defineLetter({
  name: {
    fi: 'Kirjautumistavat muuttuivat',
    sv: 'Inloggningssätten ändrade',
    en: 'Ways to sign in changed',
  },
  texts: secondFactorChangedTexts,
  data: z.object({
    change: z.enum([
      'passkeyAdded',
      'passkeyRemoved',
      'totpAdded',
      'totpRemoved',
      'recoveryCodesMade',
      'recoveryCodeUsed',
      'reset',
    ]),
    /** Name of the passkey; empty for other factors. */
    name: z.string(),
    changedAt: z.number(),
    link: webAddress,
  }),
  example: {
    change: 'passkeyAdded',
    name: 'Työpuhelin',
    changedAt: exampleTime,
    link: 'https://kortti.example/hallinta/kirjautuminen',
  },
  exampleIn: { sv: { name: 'Jobbtelefon' }, en: { name: 'Work phone' } },
  reason: 'account',
  write({ change, name, changedAt, link }, { texts, time, head, paragraph, button }) {
    const isReset = change === 'reset';
    return {
      ...head(texts),
      blocks: [
        paragraph(texts.changes[change], time(changedAt), name),
        paragraph(isReset ? texts.asked : texts.ok),
        paragraph(isReset ? texts.notAsked : texts.notYou),
        button(texts.button, link),
      ],
    };
  },
});
