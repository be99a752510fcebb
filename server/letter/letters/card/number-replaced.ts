import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { links } from '../../dev/example-facts.ts';
import { numberReplacedTexts } from '../../texts/card/number-replaced.ts';

/** Without the number: a thief may read the mail on a lost phone. */
export const numberReplaced = defineLetter({
  name: { fi: 'Asiakasnumero vaihdettu', sv: 'Kundnumret bytt', en: 'Customer number replaced' },
  texts: numberReplacedTexts,
  data: z.object({
    firstName: z.string(),
    /** Missing in letters queued earlier. */
    link: webAddress.nullable().default(null),
  }),
  example: { firstName: 'Aino', link: links.myCard },
  reason: 'card',
  write: ({ firstName, link }, { texts, head, hello, paragraph, button, quiet }) => ({
    ...head(texts),
    greeting: hello(firstName),
    blocks: [
      paragraph(texts.body),
      paragraph(texts.signIn),
      ...(link ? [button(texts.openMine, link)] : []),
      quiet(texts.notYou),
    ],
  }),
});
