import type { LetterData } from '../letters.ts';

type Contact = 'contact-received' | 'contact-answer';

/** Messages to and from customer service. */
export const contactExamples: { [Name in Contact]: LetterData<Name> } = {
  'contact-received': {
    number: 1042,
    subject: 'card',
    receivedAt: Date.UTC(2026, 5, 24, 11, 5),
  },
  'contact-answer': {
    number: 1042,
    answer:
      'Hei Aino,\n\nkorttisi toimii nyt. Asiakasnumero on Omassa Taidekortissa.\n\nYstävällisin terveisin\nHelmi, asiakaspalvelu',
    question: 'En löydä asiakasnumeroani mistään.',
  },
};
