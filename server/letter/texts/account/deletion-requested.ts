import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Tilisi poistetaan – {product}',
  preview: 'Poistamme tilin {0}. Siihen asti voit perua.',
  title: 'Tilisi poistetaan {0}',
  body: 'Pyysit poistamaan tilisi. Poistamme sen {0}. Siihen asti korttisi toimii ja voit perua poiston kirjautumalla.',
  button: 'Peru poisto',
  kept: 'Kirjanpitolain vaatimat kuitit säilytetään laissa säädetyn ajan.',
};

const sv: typeof fi = {
  subject: 'Ditt konto raderas – {product}',
  preview: 'Vi raderar kontot {0}. Fram till dess kan du ångra dig.',
  title: 'Ditt konto raderas {0}',
  body: 'Du bad oss radera ditt konto. Vi raderar det {0}. Fram till dess fungerar kortet, och du kan ångra raderingen genom att logga in.',
  button: 'Ångra raderingen',
  kept: 'Kvitton som bokföringslagen kräver sparas så länge lagen föreskriver.',
};

const en: typeof fi = {
  subject: 'Your account will be deleted – {product}',
  preview: 'We will delete the account on {0}. Until then you can change your mind.',
  title: 'Your account will be deleted on {0}',
  body: 'You asked us to delete your account. We will do so on {0}. Until then your card works, and you can cancel the deletion by signing in.',
  button: 'Cancel the deletion',
  kept: 'Receipts required by accounting law are kept for as long as the law requires.',
};

export const deletionRequestedTexts = worded('letter/common:deletionRequested', { fi, sv, en });
