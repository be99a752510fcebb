import { z } from 'zod';
import { CONTACT_SUBJECTS } from '../../../../domain/contact/contact-message.ts';
import { defineLetter } from '../../define-letter.ts';
import { exampleTime } from '../../dev/example-facts.ts';
import { contactLetterTexts } from '../../texts/account/contact-letters.ts';

/** Does not quote the message: the typed address may belong to someone else. */
export const contactReceived = defineLetter({
  name: { fi: 'Yhteydenotto vastaanotettu', sv: 'Kundmeddelande mottaget', en: 'Message received' },
  textsAt: ['contact-letters.received'],
  texts: contactLetterTexts,
  data: z.object({ number: z.int(), subject: z.enum(CONTACT_SUBJECTS), receivedAt: z.number() }),
  example: { number: 1042, subject: 'card', receivedAt: exampleTime },
  reason: 'contact',
  write({ number, subject, receivedAt }, writing) {
    const { received: texts, subjects } = writing.texts;
    const { text, time, head, paragraph, facts, quiet } = writing;
    return {
      ...head(texts, number),
      blocks: [
        paragraph(texts.body),
        facts([
          [texts.number, String(number)],
          [texts.about, text(subjects[subject])],
          [texts.at, time(receivedAt)],
        ]),
        quiet(texts.notYou),
      ],
    };
  },
});

/** Staff-written text: placeholders are not filled, braces stay as typed. */
export const contactAnswer = defineLetter({
  name: { fi: 'Vastaus yhteydenottoon', sv: 'Svar på kundmeddelande', en: 'Answer to a message' },
  textsAt: ['contact-letters.answer'],
  texts: contactLetterTexts,
  data: z.object({ number: z.int(), answer: z.string(), question: z.string() }),
  example: {
    number: 1042,
    answer:
      'Hei Aino,\n\nkorttisi toimii nyt. Asiakasnumero on Omassa Taidekortissa.\n\nYstävällisin terveisin\nHelmi, asiakaspalvelu',
    question: 'En löydä asiakasnumeroani mistään.',
  },
  exampleIn: {
    sv: {
      answer:
        'Hej Aino,\n\nditt kort fungerar nu. Kundnumret finns i Mitt Konstkort.\n\nMed vänliga hälsningar\nHelmi, kundtjänst',
      question: 'Jag hittar inte mitt kundnummer någonstans.',
    },
    en: {
      answer:
        'Hello Aino,\n\nyour card works now. The customer number is in My Art Card.\n\nKind regards\nHelmi, customer service',
      question: 'I cannot find my customer number anywhere.',
    },
  },
  reason: 'contact',
  write: ({ number, answer, question }, { texts: { answer: texts }, head, heading }) => ({
    ...head(texts, number),
    blocks: [
      { kind: 'paragraph', text: answer },
      heading(texts.question),
      { kind: 'quiet', text: question },
    ],
  }),
});
