import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: '{product} sai uuden numeron',
  preview: 'Vanha numero on suljettu. Uusi on Omassa {product.ine}.',
  title: 'Kortillasi on uusi numero',
  body: 'Suljimme vanhan asiakasnumerosi, eikä sillä enää pääse museoihin. Kortin voimassaolo, ryijy ja käyntisi säilyvät.',
  signIn:
    'Kirjasimme sinut varmuuden vuoksi ulos kaikilta laitteilta. Uuden numeron näet, kun kirjaudut Omaan {product.ill}.',
  openMine: 'Avaa Oma {product}',
  notYou: 'Jos et pyytänyt uutta numeroa, vastaa tähän viestiin tai soita meille.',
};

const sv: typeof fi = {
  subject: '{product.def} fick ett nytt nummer',
  preview: 'Det gamla numret är spärrat. Det nya finns i Mitt {product}.',
  title: 'Ditt kort har ett nytt nummer',
  body: 'Vi spärrade ditt gamla kundnummer, och det ger inte längre inträde till museerna. Kortets giltighet, ryan och dina besök finns kvar.',
  signIn:
    'För säkerhets skull loggade vi ut dig på alla enheter. Det nya numret ser du när du loggar in på Mitt {product}.',
  openMine: 'Öppna Mitt {product}',
  notYou: 'Om du inte bad om ett nytt nummer, svara på det här meddelandet eller ring oss.',
};

const en: typeof fi = {
  subject: 'Your {product} has a new number',
  preview: 'The old number is blocked. The new one is in My {product}.',
  title: 'Your card has a new number',
  body: 'We blocked your old customer number, and it no longer lets anyone into museums. The validity of the card, its rya and your visits are kept.',
  signIn:
    'To be safe, we signed you out on all devices. You will see the new number when you sign in to My {product}.',
  openMine: 'Open My {product}',
  notYou: 'If you did not ask for a new number, reply to this message or call us.',
};

export const numberReplacedTexts = worded('letter/number-replaced', {
  fi,
  sv,
  en,
});
