import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Tilisi on poistettu – {product}',
  preview: 'Kiitos, että olit mukana.',
  title: 'Tilisi on poistettu',
  body: 'Poistimme tilisi ja poistimme tietosi käyntihistoriasta. Kirjanpitolain vaatimat kuitit säilytetään laissa säädetyn ajan. Kiitos, että olit mukana.',
};

const sv: typeof fi = {
  subject: 'Ditt konto är raderat – {product}',
  preview: 'Tack för att du var med.',
  title: 'Ditt konto är raderat',
  body: 'Vi raderade ditt konto och tog bort dina uppgifter från besökshistoriken. Kvitton som bokföringslagen kräver sparas så länge lagen föreskriver. Tack för att du var med.',
};

const en: typeof fi = {
  subject: 'Your account has been deleted – {product}',
  preview: 'Thank you for being with us.',
  title: 'Your account has been deleted',
  body: 'We have deleted your account and removed your details from your visits. Receipts required by accounting law are kept for as long as the law requires. Thank you for being with us.',
};

export const accountDeletedTexts = worded('letter/common:accountDeleted', { fi, sv, en });
