import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Vahvista uusi sähköpostiosoitteesi – {product}',
  preview: 'Linkki toimii {0|# tunnin|# tuntia}.',
  title: 'Uusi osoite',
  body: 'Pyysit vaihtamaan tilisi sähköpostiosoitteen tähän. Vahvista vaihto linkistä. Se toimii {0|# tunnin|# tuntia}.',
  button: 'Vahvista osoite',
  notYou: 'Jos et pyytänyt vaihtoa, sinun ei tarvitse tehdä mitään. Mikään ei muutu.',
};

const sv: typeof fi = {
  subject: 'Bekräfta din nya e-postadress – {product}',
  preview: 'Länken fungerar i {0|# timme|# timmar}.',
  title: 'Ny adress',
  body: 'Du bad oss byta e-postadressen för ditt konto till den här. Bekräfta bytet med länken. Den fungerar i {0|# timme|# timmar}.',
  button: 'Bekräfta adressen',
  notYou: 'Om du inte bad om bytet behöver du inte göra något. Ingenting ändras.',
};

const en: typeof fi = {
  subject: 'Confirm your new e-mail address – {product}',
  preview: 'The link works for {0|# hour|# hours}.',
  title: 'New address',
  body: 'You asked us to change the e-mail address of your account to this one. Confirm the change with the link. It works for {0|# hour|# hours}.',
  button: 'Confirm the address',
  notYou: 'If you did not ask for this, you do not need to do anything. Nothing changes.',
};

export const emailChangeTexts = worded('letter/common:emailChange', { fi, sv, en });
