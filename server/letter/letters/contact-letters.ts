import { z } from 'zod';
import { formatDateTime } from '../../../domain/base/format.ts';
import { CONTACT_SUBJECTS } from '../../../domain/contact/contact-message.ts';
import { formatText, type LetterKind } from '../letter.ts';
import { contactLetterTexts } from '../texts/contact-letters.ts';

const received = z.object({
  number: z.int(),
  subject: z.enum(CONTACT_SUBJECTS),
  receivedAt: z.number(),
});

/** Does not quote the message: the typed address may belong to someone else. */
export const contactReceived: LetterKind<z.infer<typeof received>> = {
  data: received,
  secret: false,
  reason: 'contact',
  usefulForSeconds: () => null,
  write({ number, subject, receivedAt }, writing) {
    const { received: texts, subjects } = contactLetterTexts[writing.language];
    return {
      subject: formatText(writing, texts.subject, number),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        {
          kind: 'facts',
          rows: [
            [texts.number, String(number)],
            [texts.about, formatText(writing, subjects[subject])],
            [texts.at, formatDateTime(receivedAt, writing.language)],
          ],
        },
        { kind: 'quiet', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};

const answered = z.object({ number: z.int(), answer: z.string(), question: z.string() });

/** Staff-written text: placeholders are not filled, braces stay as typed. */
export const contactAnswer: LetterKind<z.infer<typeof answered>> = {
  data: answered,
  secret: false,
  reason: 'contact',
  usefulForSeconds: () => null,
  write({ number, answer, question }, writing) {
    const { answer: texts } = contactLetterTexts[writing.language];
    return {
      subject: formatText(writing, texts.subject, number),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: answer },
        { kind: 'heading', text: formatText(writing, texts.question) },
        { kind: 'quiet', text: question },
      ],
    };
  },
};
