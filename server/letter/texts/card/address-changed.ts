import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: '{product}: postiosoitteesi on muutettu',
  preview: 'Asiakaspalvelu muutti osoitteen, johon muovikorttisi postitetaan.',
  title: 'Postiosoitteesi on muutettu',
  body: 'Asiakaspalvelu muutti postiosoitteesi. Jos muovikorttisi on tilattu eikä sitä ole vielä alettu valmistaa, se tulee uuteen osoitteeseen.',
  address: 'Uusi osoite',
  notYou:
    'Jos et pyytänyt muutosta tai osoitteessa on virhe, vastaa tähän viestiin tai soita meille.',
};

const sv: typeof fi = {
  subject: '{product}: din postadress har ändrats',
  preview: 'Kundtjänsten ändrade adressen som ditt plastkort skickas till.',
  title: 'Din postadress har ändrats',
  body: 'Kundtjänsten ändrade din postadress. Om ditt plastkort är beställt och tillverkningen inte har börjat kommer det till den nya adressen.',
  address: 'Ny adress',
  notYou:
    'Om du inte bad om ändringen eller om adressen är fel, svara på det här meddelandet eller ring oss.',
};

const en: typeof fi = {
  subject: '{product}: your postal address has been changed',
  preview: 'Customer service changed the address that your plastic card is posted to.',
  title: 'Your postal address has been changed',
  body: 'Customer service changed your postal address. If your plastic card is on order and is not being made yet, it will come to the new address.',
  address: 'New address',
  notYou:
    'If you did not ask for the change, or the address is wrong, reply to this message or call us.',
};

export const addressChangedTexts = worded('letter/address-changed', {
  fi,
  sv,
  en,
});
