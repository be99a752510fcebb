import { z } from 'zod';
import { cents } from '../../../../domain/base/cents.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { cardLine, cardStatus } from '../../blocks/card-line.ts';
import { amount, day } from '../../blocks/receipt-data.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { links } from '../../dev/example-facts.ts';
import { contractLetterTexts } from '../../texts/plan/contract-letters.ts';

const firstName = z.string();

export const instalmentFailed = defineLetter({
  name: {
    fi: 'Kuukausierä jäi maksamatta',
    sv: 'Månadsraten blev obetald',
    en: 'Monthly instalment not paid',
  },
  textsAt: ['contract-letters.failed'],
  texts: contractLetterTexts,
  data: z.object({
    firstName,
    number: z.number().int(),
    amount,
    /** Null: this payment card is not charged again. */
    retryOn: day.nullable(),
    link: webAddress,
    card: cardStatus,
  }),
  example: {
    firstName: 'Aino',
    number: 3,
    amount: cents(690),
    retryOn: localDate('2026-07-10'),
    link: links.myCard,
  },
  reason: 'plan',
  write(failed, { texts: { failed: texts, changeCard }, ...writing }) {
    const { text, head, paragraph } = writing;
    const sum = writing.money(failed.amount);
    return {
      ...head(texts, sum),
      greeting: writing.hello(failed.firstName),
      title: text(texts.title, failed.number),
      blocks: [
        paragraph(texts.body, sum),
        ...cardLine(failed.card, writing),
        failed.retryOn
          ? paragraph(texts.retry, writing.day(failed.retryOn))
          : paragraph(texts.noRetry),
        writing.button(changeCard, failed.link),
      ],
    };
  },
});

export const entryNotice = defineLetter({
  name: {
    fi: 'Varoitus sisäänpääsyn keskeytymisestä',
    sv: 'Varning om att inträdet pausas',
    en: 'Warning that entry will be paused',
  },
  textsAt: ['contract-letters.notice'],
  texts: contractLetterTexts,
  data: z.object({ firstName, stopsOn: day, link: webAddress }),
  example: { firstName: 'Aino', stopsOn: localDate('2026-08-01'), link: links.myCard },
  reason: 'plan',
  write(data, { texts: { notice: texts, changeCard }, ...writing }) {
    const stopsOn = writing.day(data.stopsOn);
    return {
      ...writing.head(texts, stopsOn),
      greeting: writing.hello(data.firstName),
      blocks: [
        writing.paragraph(texts.body, stopsOn),
        writing.paragraph(texts.what),
        writing.button(changeCard, data.link),
      ],
    };
  },
});

export const entryStopped = defineLetter({
  name: { fi: 'Sisäänpääsy keskeytetty', sv: 'Inträdet pausat', en: 'Entry paused' },
  textsAt: ['contract-letters.stopped'],
  texts: contractLetterTexts,
  data: z.object({ firstName, link: webAddress }),
  example: { firstName: 'Aino', link: links.myCard },
  reason: 'plan',
  write: (data, { texts: { stopped: texts, changeCard }, head, hello, paragraph, button }) => ({
    ...head(texts),
    greeting: hello(data.firstName),
    blocks: [paragraph(texts.body), paragraph(texts.what), button(changeCard, data.link)],
  }),
});

export const instalmentsInOrder = defineLetter({
  name: {
    fi: 'Kuukausierät taas kunnossa',
    sv: 'Månadsraterna i ordning igen',
    en: 'Monthly instalments up to date again',
  },
  textsAt: ['contract-letters.inOrder'],
  texts: contractLetterTexts,
  data: z.object({ firstName, card: cardStatus }),
  example: { firstName: 'Aino', card: { state: 'valid', lastDay: localDate('2027-11-20') } },
  reason: 'plan',
  write: (data, { texts: { inOrder: texts }, ...writing }) => ({
    ...writing.head(texts, data.firstName),
    blocks: [writing.paragraph(texts.body), ...cardLine(data.card, writing)],
  }),
});

/** Customer service has ended the contract: which charges stop and how long the card is valid. */
export const contractEnded = defineLetter({
  name: {
    fi: 'Kuukausisopimus päätetty',
    sv: 'Månadsavtalet avslutat',
    en: 'Monthly contract ended',
  },
  textsAt: ['contract-letters.ended'],
  texts: contractLetterTexts,
  data: z.object({
    /** Null: validity begins with the first visit. */
    validUntil: day.nullable(),
    isOver: z.boolean(),
  }),
  example: { validUntil: localDate('2027-03-14'), isOver: false },
  reason: 'plan',
  write({ validUntil, isOver }, { texts: { ended: texts }, ...writing }) {
    const { head, paragraph } = writing;
    return {
      ...head(texts),
      blocks: [
        paragraph(texts.body),
        validUntil
          ? paragraph(isOver ? texts.wasUntil : texts.until, writing.day(validUntil))
          : paragraph(texts.notBegun),
        paragraph(texts.notYou),
      ],
    };
  },
});

/** The end was undone: charges resume, so the payer must be notified. */
export const contractRestored = defineLetter({
  name: {
    fi: 'Kuukausisopimus jatkuu',
    sv: 'Månadsavtalet fortsätter',
    en: 'Monthly contract continues',
  },
  textsAt: ['contract-letters.restored'],
  texts: contractLetterTexts,
  data: z.object({}),
  example: {},
  reason: 'plan',
  write: (_, { texts: { restored: texts }, head, paragraph }) => ({
    ...head(texts),
    blocks: [paragraph(texts.body), paragraph(texts.notYou)],
  }),
});
