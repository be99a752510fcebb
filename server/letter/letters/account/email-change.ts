import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { emailChangeTexts } from '../../texts/account/email-change.ts';
import { emailChangeAskedTexts } from '../../texts/account/email-change-asked.ts';
import { emailChangedTexts } from '../../texts/account/email-changed.ts';

const count = z.number().int().positive();
const stop = { link: 'https://kortti.example/oma/pysayta-vaihto#token', days: 7 };

/** To the new address. */
export const emailChange = defineLetter({
  name: {
    fi: 'Uuden osoitteen vahvistus',
    sv: 'Bekräftelse av ny adress',
    en: 'Confirmation of a new address',
  },
  texts: emailChangeTexts,
  data: z.object({ link: webAddress, hours: count }),
  example: { link: 'https://kortti.example/oma/uusi-osoite#token', hours: 24 },
  secret: true,
  reason: 'account',
  usefulForSeconds: ({ hours }) => hours * 60 * 60,
  write: ({ link, hours }, { texts, head, paragraph, button, quiet }) => ({
    ...head(texts, hours),
    blocks: [paragraph(texts.body, hours), button(texts.button, link), quiet(texts.notYou)],
  }),
});

/** To the old address when a change to a new one was requested. */
export const emailChangeAsked = defineLetter({
  name: {
    fi: 'Osoitteen vaihtoa pyydetty',
    sv: 'Byte av adress begärt',
    en: 'Change of address requested',
  },
  texts: emailChangeAskedTexts,
  data: z.object({ link: webAddress, days: count }),
  example: stop,
  secret: true,
  reason: 'account',
  usefulForSeconds: ({ days }) => days * 24 * 60 * 60,
  write: ({ link, days }, { texts, head, paragraph, button }) => ({
    ...head(texts, days),
    blocks: [paragraph(texts.body), paragraph(texts.notYou, days), button(texts.button, link)],
  }),
});

export const emailChanged = defineLetter({
  name: { fi: 'Osoite vaihdettu', sv: 'Adressen bytt', en: 'Address changed' },
  texts: emailChangedTexts,
  // Letters of earlier releases have no link.
  data: z.object({ link: webAddress.optional(), days: count.optional() }),
  example: stop,
  secret: true,
  reason: 'account',
  write: ({ link, days = 0 }, { texts, head, paragraph, button }) => ({
    ...head(texts),
    blocks: [
      paragraph(texts.body),
      ...(link ? [paragraph(texts.notYou, days), button(texts.button, link)] : []),
    ],
  }),
});
