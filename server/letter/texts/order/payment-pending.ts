import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Vahvistamme maksuasi – {product}, {0}',
  preview: 'Älä maksa uudelleen. Saat viestin heti, kun maksu on vahvistettu.',
  title: 'Vahvistamme maksuasi',
  body: 'Saimme tilauksesi, mutta maksupalvelu ei ole vielä vahvistanut maksua. Lähetämme sinulle viestin heti, kun vahvistus tulee.',
  doNotPay: 'Älä maksa uudelleen: muuten maksat tilauksen kahdesti.',
  orderNumber: 'Tilausnumero',
  amount: 'Summa',
  failure: 'Jos maksu ei mene läpi, sinulta ei veloiteta mitään ja voit tehdä tilauksen uudelleen.',
};

const sv: typeof fi = {
  subject: 'Vi bekräftar din betalning – {product}, {0}',
  preview: 'Betala inte på nytt. Du får ett meddelande så snart betalningen är bekräftad.',
  title: 'Vi bekräftar din betalning',
  body: 'Vi har tagit emot din beställning, men betaltjänsten har ännu inte bekräftat betalningen. Vi skickar ett meddelande så snart bekräftelsen kommer.',
  doNotPay: 'Betala inte på nytt: då betalar du beställningen två gånger.',
  orderNumber: 'Beställningsnummer',
  amount: 'Belopp',
  failure:
    'Om betalningen inte går igenom debiteras du inget och du kan göra beställningen på nytt.',
};

const en: typeof fi = {
  subject: 'We are confirming your payment – {product}, {0}',
  preview: 'Please do not pay again. We will write as soon as the payment is confirmed.',
  title: 'We are confirming your payment',
  body: 'We have your order, but the payment service has not confirmed the payment yet. We will write to you as soon as it does.',
  doNotPay: 'Please do not pay again: you would pay for the order twice.',
  orderNumber: 'Order number',
  amount: 'Amount',
  failure: 'If the payment does not go through, nothing is charged and you can order again.',
};

export const paymentPendingTexts = worded('letter/common:paymentPending', { fi, sv, en });
