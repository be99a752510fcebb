import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { officeEmailTexts } from '../../texts/account/office-email.ts';

const signInFrom = Date.UTC(2026, 6, 11, 9);

/** To the old address after customer service changed it. */
export const emailReplaced = defineLetter({
  name: {
    fi: 'Asiakaspalvelu vaihtoi osoitteen',
    sv: 'Kundtjänsten bytte adressen',
    en: 'Address changed by customer service',
  },
  textsAt: ['office-email.replaced'],
  texts: officeEmailTexts,
  data: z.object({
    signInFrom: z.number(),
    /** Absent when this address may not stop the change. */
    link: webAddress.optional(),
    days: z.number().int().positive().optional(),
  }),
  example: { signInFrom, link: 'https://kortti.example/oma/pysayta-vaihto#token', days: 7 },
  secret: true,
  reason: 'account',
  write({ signInFrom: from, link, days = 0 }, writing) {
    const { time, head, paragraph, button } = writing;
    const texts = writing.texts.replaced;
    return {
      ...head(texts),
      blocks: [
        paragraph(texts.body, time(from)),
        ...(link
          ? [paragraph(texts.notYou, days), button(texts.button, link)]
          : [paragraph(texts.call)]),
      ],
    };
  },
});

/** To the new address. Without a name, since a typing error may deliver it to a stranger. */
export const emailGiven = defineLetter({
  name: {
    fi: 'Uusi osoite asiakaspalvelusta',
    sv: 'Ny adress från kundtjänsten',
    en: 'New address from customer service',
  },
  textsAt: ['office-email.given'],
  texts: officeEmailTexts,
  data: z.object({ signInFrom: z.number() }),
  example: { signInFrom },
  reason: 'account',
  write(data, { texts: { given: texts }, time, head, paragraph, quiet }) {
    const from = time(data.signInFrom);
    return {
      ...head(texts, from),
      blocks: [paragraph(texts.body, from), paragraph(texts.card), quiet(texts.notYou)],
    };
  },
});

/** To the new address after the change was reverted. */
export const emailRemoved = defineLetter({
  name: {
    fi: 'Osoite poistettu tililtä',
    sv: 'Adressen borttagen från kontot',
    en: 'Address removed from the account',
  },
  textsAt: ['office-email.removed'],
  texts: officeEmailTexts,
  data: z.object({}),
  example: {},
  reason: 'account',
  write: (_, { texts: { removed: texts }, head, paragraph }) => ({
    ...head(texts),
    blocks: [paragraph(texts.body)],
  }),
});

/** To both addresses of two merged accounts. */
export const accountsJoined = defineLetter({
  name: { fi: 'Tilit yhdistetty', sv: 'Kontona ihopslagna', en: 'Accounts merged' },
  textsAt: ['office-email.joined'],
  texts: officeEmailTexts,
  data: z.object({ signInFrom: z.number(), isKept: z.boolean() }),
  example: { signInFrom, isKept: true },
  reason: 'account',
  write: (data, { texts: { joined: texts }, time, head, paragraph }) => ({
    ...head(texts),
    blocks: [
      paragraph(data.isKept ? texts.body : texts.elsewhere, time(data.signInFrom)),
      paragraph(texts.notYou),
    ],
  }),
});

/** To both addresses after a merge was undone. */
export const accountsParted = defineLetter({
  name: {
    fi: 'Tilien yhdistäminen peruttu',
    sv: 'Sammanslagningen upphävd',
    en: 'Merging of accounts undone',
  },
  textsAt: ['office-email.parted'],
  texts: officeEmailTexts,
  data: z.object({}),
  example: {},
  reason: 'account',
  write: (_, { texts: { parted: texts }, head, paragraph }) => ({
    ...head(texts),
    blocks: [paragraph(texts.body), paragraph(texts.notYou)],
  }),
});
