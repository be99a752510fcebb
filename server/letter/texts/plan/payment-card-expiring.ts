import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Vaihda maksukortti ennen {0} – {product}',
  preview: 'Maksukorttisi voimassaolo päättyy ennen kuukausierää.',
  title: 'Maksukorttisi vanhenee ennen seuraavaa erää',
  body: 'Maksat korttisi kuukausittain maksukortilla, jonka numeron loppu on {0}. Sen viimeinen voimassaolokuukausi on {1}, mutta seuraava erä veloitetaan {2}.',
  what: 'Tallenna uusi maksukortti ennen sitä, niin voit jatkaa museokäyntejä tauotta. Kortin tallentamisesta ei veloiteta mitään.',
  card: 'Maksukortti',
  expires: 'Viimeinen kuukausi',
  due: 'Seuraava erä',
  amount: 'Summa',
  button: 'Vaihda maksukortti',
};
const sv: typeof fi = {
  subject: 'Byt betalkort före {0} – {product}',
  preview: 'Ditt betalkort går ut före månadsraten.',
  title: 'Ditt betalkort går ut före nästa rat',
  body: 'Du betalar ditt kort månadsvis med betalkortet vars nummer slutar på {0}. Det gäller till och med månaden {1}, men nästa rat debiteras den {2}.',
  what: 'Spara ett nytt betalkort innan dess, så kan du fortsätta dina museibesök utan avbrott. Ingenting debiteras när du sparar kortet.',
  card: 'Betalkort',
  expires: 'Sista månad',
  due: 'Nästa rat',
  amount: 'Summa',
  button: 'Byt betalkort',
};
const en: typeof fi = {
  subject: 'Change your payment card before {0} – {product}',
  preview: 'Your payment card expires before the next instalment.',
  title: 'Your payment card expires before the next instalment',
  body: 'You pay for your card monthly with the payment card ending in {0}. The last month it is valid is {1}, but the next instalment is charged on {2}.',
  what: 'Save a new payment card before then and your museum visits can go on without a break. Nothing is charged for saving a card.',
  card: 'Payment card',
  expires: 'Last valid month',
  due: 'Next instalment',
  amount: 'Amount',
  button: 'Change payment card',
};

export const paymentCardExpiringTexts = worded('letter/payment-card-expiring', { fi, sv, en });
