import { z } from 'zod';
import { groupInFours } from '../../../../domain/base/format.ts';
import { NUMBER_DIGITS } from '../../../../domain/card/customer-number.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { links } from '../../dev/example-facts.ts';
import { cardRegisteredTexts } from '../../texts/card/card-registered.ts';

/** Includes the customer number once the address is verified. */
export const cardRegistered = defineLetter({
  name: { fi: 'Kortti aktivoitu', sv: 'Kortet aktiverat', en: 'Card activated' },
  texts: cardRegisteredTexts,
  data: z.object({
    firstName: z.string(),
    plasticCard: z.boolean(),
    /** Null until the address is verified, since the number is personal. Missing in letters queued earlier. */
    customerNumber: z.string().regex(NUMBER_DIGITS).nullable().default(null),
    /** Verification link for a guest; null when the person was signed in. */
    confirmLink: webAddress.nullable(),
    /** The gift link alone verified the address: a reader who did not use it can lock the other person out. */
    newPassword: webAddress.nullable().default(null),
    myCard: webAddress,
  }),
  example: {
    firstName: 'Aino',
    plasticCard: true,
    customerNumber: null,
    confirmLink: 'https://kortti.example/aktivoi/vahvista#token',
    newPassword: null,
    myCard: links.myCard,
  },
  reason: 'card',
  write(registered, { texts, letterhead, text, paragraph, digits, button, quiet, link }) {
    const { firstName, plasticCard, customerNumber, confirmLink, newPassword } = registered;
    const plastic = paragraph(
      plasticCard ? texts.plastic : texts.noPlastic,
      letterhead.deliveryWeeks,
    );
    return {
      subject: text(confirmLink ? texts.subjectConfirm : texts.subject),
      preview: text(texts.preview),
      title: text(texts.title, firstName),
      blocks: [
        paragraph(texts.body),
        ...(customerNumber ? [digits(texts.number, groupInFours(customerNumber))] : []),
        ...(confirmLink
          ? [
              paragraph(texts.confirm),
              button(texts.confirmButton, confirmLink),
              paragraph(texts.numberAfter),
              plastic,
              quiet(texts.notYou),
            ]
          : [paragraph(texts.numberIs), plastic, button(texts.openMine, registered.myCard)]),
        ...(newPassword ? [quiet(texts.byGift), link(texts.newPassword, newPassword)] : []),
      ],
    };
  },
});
