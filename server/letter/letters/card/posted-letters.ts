import { z } from 'zod';
import { localDate } from '../../../../domain/base/local-date.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { exampleAddress, giverPage } from '../../dev/example-facts.ts';
import { postedTexts } from '../../texts/card/posted.ts';

const postedOn = z.iso.date().transform(localDate);
const examplePostedOn = localDate('2026-12-03');

/** To the holder, once per plastic card. */
export const plasticPosted = defineLetter({
  name: { fi: 'Muovikortti postitettu', sv: 'Plastkortet postat', en: 'Plastic card posted' },
  textsAt: ['posted.plastic'],
  texts: postedTexts,
  data: z.object({ firstName: z.string(), address: z.string(), postedOn }),
  example: {
    firstName: 'Aino',
    address: exampleAddress,
    postedOn: examplePostedOn,
  },
  reason: 'card',
  write(posted, { texts: { plastic: texts }, day, head, hello, paragraph, facts, quiet }) {
    return {
      ...head(texts),
      greeting: hello(posted.firstName),
      blocks: [
        paragraph(texts.body),
        facts([
          [texts.posted, day(posted.postedOn)],
          [texts.address, posted.address],
        ]),
        quiet(texts.missing),
      ],
    };
  },
});

/** To the buyer of the envelopes, once per order and batch. */
export const envelopePosted = defineLetter({
  name: { fi: 'Lahjakuori postitettu', sv: 'Gåvokuvertet postat', en: 'Gift envelope posted' },
  textsAt: ['posted.envelope'],
  texts: postedTexts,
  data: z.object({
    firstName: z.string(),
    count: z.int(),
    /** As typed by the giver; empty for a company's order. */
    recipients: z.array(z.string()),
    postedOn,
    /** The giver's page; null for a company. */
    link: webAddress.nullable(),
  }),
  example: {
    firstName: 'Aino',
    count: 2,
    recipients: ['Elias Lahtinen', 'Sofia Berg'],
    postedOn: examplePostedOn,
    link: giverPage,
  },
  renewed: { link: 'giver' },
  reason: 'order',
  write({ firstName, count, recipients, postedOn: on, link }, writing) {
    const { text, day, list, head, hello, paragraph, facts, button } = writing;
    const texts = writing.texts.envelope;
    return {
      ...head(texts, count),
      greeting: hello(firstName),
      blocks: [
        paragraph(texts.body, count),
        facts([
          [texts.posted, day(on)],
          recipients.length > 0
            ? [text(texts.recipients, recipients.length), list(recipients)]
            : [texts.count, String(count)],
        ]),
        ...(link ? [button(texts.follow, link)] : []),
      ],
    };
  },
});
