import { z } from 'zod';
import { defineLetter } from '../../define-letter.ts';
import { exampleAddress } from '../../dev/example-facts.ts';
import { addressChangedTexts } from '../../texts/card/address-changed.ts';

/** Shows the new address, so that its owner notices a typing error. */
export const addressChanged = defineLetter({
  name: { fi: 'Postiosoite muutettu', sv: 'Postadressen ändrad', en: 'Postal address changed' },
  texts: addressChangedTexts,
  data: z.object({ firstName: z.string(), address: z.string() }),
  example: { firstName: 'Aino', address: exampleAddress },
  reason: 'account',
  write: ({ firstName, address }, { texts, head, hello, paragraph, facts, quiet }) => ({
    ...head(texts),
    greeting: hello(firstName),
    blocks: [paragraph(texts.body), facts([[texts.address, address]]), quiet(texts.notYou)],
  }),
});
