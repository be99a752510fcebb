import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Salasanasi on vaihdettu – {product}',
  preview: 'Jos et vaihtanut sitä itse, toimi heti.',
  title: 'Salasanasi on vaihdettu',
  body: 'Tilisi salasana vaihdettiin {0}. Muut laitteet kirjattiin ulos. Jos teit sen itse, sinun ei tarvitse tehdä mitään.',
  notYou:
    'Jos et vaihtanut salasanaa, valitse heti uusi alla olevasta painikkeesta. Lähetämme linkin tähän osoitteeseen. Samalla tilisi kirjataan ulos kaikilta muilta laitteilta. Kerro asiasta myös asiakaspalvelulle.',
  button: 'Valitse uusi salasana',
};
const sv: typeof fi = {
  subject: 'Ditt lösenord är bytt – {product}',
  preview: 'Om du inte bytte det själv, agera genast.',
  title: 'Ditt lösenord är bytt',
  body: 'Lösenordet till ditt konto byttes {0}. Andra enheter loggades ut. Om du gjorde det själv behöver du inte göra något.',
  notYou:
    'Om du inte bytte lösenordet, välj genast ett nytt med knappen nedan. Vi skickar en länk till den här adressen. Samtidigt loggas ditt konto ut på alla andra enheter. Berätta också för kundtjänsten.',
  button: 'Välj ett nytt lösenord',
};
const en: typeof fi = {
  subject: 'Your password has been changed – {product}',
  preview: 'If it was not you, act at once.',
  title: 'Your password has been changed',
  body: 'The password of your account was changed on {0}. Other devices were signed out. If it was you, there is nothing to do.',
  notYou:
    'If it was not you, choose a new password at once with the button below. We will send a link to this address, and your account will be signed out on all other devices. Please also tell customer service.',
  button: 'Choose a new password',
};

export const passwordChangedTexts = worded('letter/password-changed', {
  fi,
  sv,
  en,
});
