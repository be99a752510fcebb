import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Kuitti kuukausierästä – {product}, {0}',
  preview: 'Erä on maksettu. Kuitti on liitteenä.',
  title: `Erä {0}/${INSTALMENT_COUNT} on maksettu`,
  body: 'Veloitimme kuukausierän maksukortiltasi. Kuitti on liitteenä.',
  subjectLast: 'Kaikki erät on maksettu – {product}, {0}',
  previewLast: 'Kuukausimaksun kaikki erät on maksettu. Kuitti on liitteenä.',
  titleLast: `Kaikki ${INSTALMENT_COUNT} erää on maksettu`,
  bodyLast:
    'Kuukausimaksun kaikki erät on nyt maksettu, eikä maksukorttiasi enää veloiteta. Kortti on voimassa kautensa loppuun.',
  paid: 'Maksettu',
  next: 'Seuraava erä',
};
const sv: typeof fi = {
  subject: 'Kvitto på månadsraten – {product}, {0}',
  preview: 'Raten är betald. Kvittot är bifogat.',
  title: `Rat {0}/${INSTALMENT_COUNT} är betald`,
  body: 'Vi debiterade ditt betalkort för månadsraten. Kvittot är bifogat.',
  subjectLast: 'Alla rater är betalda – {product}, {0}',
  previewLast: 'Alla månadsrater är betalda. Kvittot är bifogat.',
  titleLast: `Alla ${INSTALMENT_COUNT} rater är betalda`,
  bodyLast:
    'Alla månadsrater är nu betalda och ditt betalkort debiteras inte längre. Kortet gäller till periodens slut.',
  paid: 'Betalt',
  next: 'Nästa rat',
};
const en: typeof fi = {
  subject: 'Receipt for your instalment – {product}, {0}',
  preview: 'The instalment is paid. The receipt is attached.',
  title: `Instalment {0}/${INSTALMENT_COUNT} is paid`,
  body: 'We charged the monthly instalment to your payment card. The receipt is attached.',
  subjectLast: 'All instalments are paid – {product}, {0}',
  previewLast: 'All your instalments are paid. The receipt is attached.',
  titleLast: `All ${INSTALMENT_COUNT} instalments are paid`,
  bodyLast:
    'All your instalments are now paid, and your payment card will no longer be charged. The card stays valid to the end of its period.',
  paid: 'Paid',
  next: 'Next instalment',
};

export const instalmentReceiptTexts = worded('letter/instalment-receipt', { fi, sv, en });
