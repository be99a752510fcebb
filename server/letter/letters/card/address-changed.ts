import { z } from 'zod';
import { letter } from '../../define-letter.ts';
import { addressChangedTexts } from '../../texts/card/address-changed.ts';

/** Shows the new address, so that its owner notices a typing error. */
export const addressChanged = letter({
  name: { fi: 'Postiosoite muutettu', sv: 'Postadressen ändrad', en: 'Postal address changed' },
  texts: addressChangedTexts,
  data: z.object({ firstName: z.string(), address: z.string() }),
  example: { firstName: 'Aino', address: 'Puutarhakatu 12 B 7, 20100 Turku' },
  reason: 'account',
  write: ({ firstName, address }, { texts, head, hello, paragraph, facts, quiet }) => ({
    ...head(texts),
    greeting: hello(firstName),
    blocks: [paragraph(texts.body), facts([[texts.address, address]]), quiet(texts.notYou)],
  }),
});
