import { z } from 'zod';
import { formatDate, formatList } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import {
  type Fact,
  formatText,
  greetingOf,
  type LetterKind,
  letterHead,
  webAddress,
} from '../letter.ts';
import { postedTexts } from '../texts/posted.ts';

const postedOn = z.iso.date().transform(localDate);
const plastic = z.object({ firstName: z.string(), address: z.string(), postedOn });

/** To the holder, once per plastic card. */
export const plasticPosted: LetterKind<z.infer<typeof plastic>> = {
  data: plastic,
  secret: false,
  reason: 'card',
  usefulForSeconds: () => null,
  write({ firstName, address, postedOn: day }, writing) {
    const texts = postedTexts[writing.language].plastic;
    return {
      ...letterHead(texts, { firstName }, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        {
          kind: 'facts',
          rows: [
            [texts.posted, formatDate(day, writing.language)],
            [texts.address, address],
          ],
        },
        { kind: 'quiet', text: formatText(writing, texts.missing) },
      ],
    };
  },
};

const envelope = z.object({
  firstName: z.string(),
  count: z.int(),
  /** As typed by the giver; empty for a company's order. */
  recipients: z.array(z.string()),
  postedOn,
  /** The giver's page; null for a company. */
  link: webAddress.nullable(),
});

/** To the buyer of the envelopes, once per order and batch. */
export const envelopePosted: LetterKind<z.infer<typeof envelope>> = {
  data: envelope,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  write({ firstName, count, recipients, postedOn: day, link }, writing) {
    const texts = postedTexts[writing.language].envelope;
    const whom: Fact =
      recipients.length > 0
        ? [
            formatText(writing, texts.recipients, recipients.length),
            formatList(recipients, writing.language),
          ]
        : [texts.count, String(count)];
    return {
      subject: formatText(writing, texts.subject, count),
      preview: formatText(writing, texts.preview),
      greeting: greetingOf({ firstName }, writing),
      title: formatText(writing, texts.title, count),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, count) },
        { kind: 'facts', rows: [[texts.posted, formatDate(day, writing.language)], whom] },
        ...(link ? [{ kind: 'button' as const, label: texts.follow, href: link }] : []),
      ],
    };
  },
};
