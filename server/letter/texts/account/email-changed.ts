import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Sähköpostiosoitteesi on vaihdettu – {product}',
  preview: 'Kirjaudut tästä lähtien uudella osoitteella.',
  title: 'Osoitteesi on vaihdettu',
  body: 'Tilisi sähköpostiosoite on vaihdettu uuteen, joka on vahvistettu.',
  notYou:
    'Jos et tehnyt tätä itse, palauta vanha osoitteesi {0} päivän kuluessa. Samalla tilisi kirjataan ulos kaikilta laitteilta.',
  button: 'Palauta vanha osoite',
};

const sv: typeof fi = {
  subject: 'Din e-postadress har bytts – {product}',
  preview: 'Från och med nu loggar du in med den nya adressen.',
  title: 'Din adress har bytts',
  body: 'E-postadressen för ditt konto har bytts till en ny som är bekräftad.',
  notYou:
    'Om du inte gjorde det själv, ta tillbaka din gamla adress inom {0|# dag|# dagar}. Samtidigt loggas ditt konto ut på alla enheter.',
  button: 'Ta tillbaka den gamla adressen',
};

const en: typeof fi = {
  subject: 'Your e-mail address has been changed – {product}',
  preview: 'From now on you sign in with the new address.',
  title: 'Your address has been changed',
  body: 'The e-mail address of your account has been changed to a new, confirmed address.',
  notYou:
    'If this was not you, restore your old address within {0|# day|# days}. Your account will also be signed out on all devices.',
  button: 'Restore the old address',
};

export const emailChangedTexts = worded('letter/common:emailChanged', { fi, sv, en });
