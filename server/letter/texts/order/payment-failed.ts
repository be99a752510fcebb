import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Maksusi ei mennyt läpi – {product}, {0}',
  preview: 'Sinulta ei ole veloitettu mitään. Voit tehdä tilauksen uudelleen.',
  title: 'Maksusi ei mennyt läpi',
  body: 'Odotimme maksullesi vahvistusta, mutta maksupalvelu hylkäsi maksun. Sinulta ei ole veloitettu mitään, eikä tilauksesta tullut korttia.',
  again: 'Voit tehdä tilauksen uudelleen ja valita toisen maksutavan.',
  late: 'Jos maksu sittenkin vahvistuu, toimitamme tilauksen ja lähetämme siitä vahvistuksen. Jos ehdit maksaa kahdesti, palautamme toisen maksun.',
  orderNumber: 'Tilausnumero',
  amount: 'Summa',
  button: 'Tee tilaus uudelleen',
};
const sv: typeof fi = {
  subject: 'Betalningen misslyckades – {product}, {0}',
  preview: 'Ingenting har debiterats. Du kan göra beställningen på nytt.',
  title: 'Din betalning gick inte igenom',
  body: 'Vi väntade på en bekräftelse av din betalning, men betaltjänsten avvisade den. Ingenting har debiterats, och inget kort skapades.',
  again: 'Du kan göra beställningen på nytt och välja ett annat betalningssätt.',
  late: 'Om betalningen ändå bekräftas levererar vi beställningen och skickar en bekräftelse. Om du hinner betala två gånger betalar vi tillbaka den ena betalningen.',
  orderNumber: 'Beställningsnummer',
  amount: 'Belopp',
  button: 'Beställ på nytt',
};
const en: typeof fi = {
  subject: 'Your payment did not go through – {product}, {0}',
  preview: 'Nothing has been charged. You can place the order again.',
  title: 'Your payment did not go through',
  body: 'We were waiting for your payment to be confirmed, but the payment service declined it. Nothing has been charged, and no card was issued.',
  again: 'You can place the order again and choose another payment method.',
  late: 'If the payment is confirmed after all, we will deliver the order and send you a confirmation. If you end up paying twice, we will refund one of the payments.',
  orderNumber: 'Order number',
  amount: 'Amount',
  button: 'Order again',
};

export const paymentFailedTexts = worded('letter/payment-failed', {
  fi,
  sv,
  en,
});
