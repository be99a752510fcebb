import { ANSWER_WORKING_DAYS } from '../../../../domain/contact/contact-message.ts';
import { worded } from '../../../platform/worded.ts';

const fi = {
  subjects: {
    card: 'Kortti ja sen käyttö',
    payment: 'Tilaus tai maksu',
    gift: 'Lahja',
    company: 'Yritystilaus',
    privacy: 'Tietosuoja',
    other: 'Muu asia',
  },
  received: {
    subject: 'Saimme viestisi (asia {0}) – {product}',
    preview: `Vastaamme sähköpostilla, yleensä ${ANSWER_WORKING_DAYS} arkipäivän kuluessa.`,
    title: 'Kiitos viestistäsi',
    body: `Viestisi on tullut asiakaspalveluumme. Vastaamme tähän osoitteeseen, yleensä ${ANSWER_WORKING_DAYS} arkipäivän kuluessa.`,
    number: 'Asian numero',
    about: 'Aihe',
    at: 'Saapunut',
    notYou:
      'Jos et ole kirjoittanut meille, joku on antanut osoitteesi vahingossa. Sinun ei tarvitse tehdä mitään.',
  },
  answer: {
    subject: 'Vastaus viestiisi (asia {0}) – {product}',
    preview: 'Asiakaspalvelumme on vastannut viestiisi.',
    title: 'Vastaus viestiisi',
    question: 'Kirjoitit meille',
  },
};
const sv: typeof fi = {
  subjects: {
    card: 'Kortet och hur det används',
    payment: 'Beställning eller betalning',
    gift: 'Gåva',
    company: 'Företagsbeställning',
    privacy: 'Dataskydd',
    other: 'Annat ärende',
  },
  received: {
    subject: 'Vi har fått ditt meddelande (ärende {0}) – {product}',
    preview: `Vi svarar per e-post, vanligen inom ${ANSWER_WORKING_DAYS} vardagar.`,
    title: 'Tack för ditt meddelande',
    body: `Ditt meddelande har kommit fram till vår kundtjänst. Vi skickar svaret till den här adressen, vanligen inom ${ANSWER_WORKING_DAYS} vardagar.`,
    number: 'Ärendenummer',
    about: 'Ämne',
    at: 'Mottaget',
    notYou:
      'Om du inte har skrivit till oss har någon angett din adress av misstag. Du behöver inte göra något.',
  },
  answer: {
    subject: 'Svar på ditt meddelande (ärende {0}) – {product}',
    preview: 'Vår kundtjänst har svarat på ditt meddelande.',
    title: 'Svar på ditt meddelande',
    question: 'Du skrev till oss',
  },
};
const en: typeof fi = {
  subjects: {
    card: 'The card and using it',
    payment: 'Order or payment',
    gift: 'Gift',
    company: 'Company order',
    privacy: 'Privacy',
    other: 'Something else',
  },
  received: {
    subject: 'We have received your message (case {0}) – {product}',
    preview: `We will reply by e-mail, usually within ${ANSWER_WORKING_DAYS} working days.`,
    title: 'Thank you for your message',
    body: `Your message has reached our customer service. We will reply to this address, usually within ${ANSWER_WORKING_DAYS} working days.`,
    number: 'Case number',
    about: 'Subject',
    at: 'Received',
    notYou:
      'If you did not write to us, someone gave your address by mistake. You do not need to do anything.',
  },
  answer: {
    subject: 'Reply to your message (case {0}) – {product}',
    preview: 'Our customer service has replied to your message.',
    title: 'Reply to your message',
    question: 'You wrote to us',
  },
};

export const contactLetterTexts = worded('letter/contact-letters', {
  fi,
  sv,
  en,
});
