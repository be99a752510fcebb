import { texts as messages } from '../../../contract/texts/fi/desk.ts';

export const texts = {
  title: 'Kassa',
  description: 'Museon kassa: tarkista kortti ja kirjaa käynti.',
  messages,
  denied: {
    heading: 'Museon kassa',
    lead: 'Tämä sivu on museoiden kassoille. Kirjaudu museosi kassatunnuksella, niin pääset tarkistamaan kortteja.',
    signIn: 'Kirjaudu toisella tunnuksella',
    home: 'Etusivulle',
  },
  noMuseum: 'Tunnuksella ei ole museota. Voit tarkistaa kortteja, mutta et kirjata käyntejä.',
  today: 'käyntiä tänään',
  todayOne: 'käynti tänään',
  soundOn: 'Äänet päällä',
  soundOff: 'Äänet pois',
  signOut: 'Kirjaudu ulos',
  field: 'Lue koodi tai kirjoita asiakasnumero',
  check: 'Tarkista',
  mistyped:
    'Tämä ei ole asiakasnumero. Siinä on 16 numeroa: lue koodi uudelleen tai tarkista numero.',
  idle: {
    word: 'Valmis',
    help: 'Lue asiakkaan koodi lukijalla tai kameralla, tai kirjoita numero ja paina Enter.',
  },
  checking: 'Tarkistetaan…',
  words: {
    valid: 'Kortti on voimassa',
    visitedToday: 'Jo kirjattu tänään',
    expired: 'Ei voimassa',
    notActive: 'Ei vielä käytössä',
    onHold: 'Tauolla',
    unknown: 'Ei löydy',
    recorded: 'Käynti kirjattu',
    failed: 'Ei onnistunut',
  },
  checkIdentity: 'Tarkista henkilötodistus',
  born: 's. {0}',
  ryijy: 'Kortin ryijy: vertaa asiakkaan näyttöön',
  record: 'Kirjaa käynti',
  recordAgain: 'Kirjaa silti',
  enter: 'Enter',
  say: {
    heading: 'Sano asiakkaalle',
    expired:
      'Korttisi voimassaolo on päättynyt. Voit jatkaa sitä puhelimellasi kohdassa Oma {product}, ja kortti toimii saman tien.',
    notActive:
      'Korttia ei ole vielä otettu käyttöön. Aktivoi se puhelimellasi viestissä tai kuoressa olevalla koodilla, niin pääset sisään heti.',
    onHold:
      'Korttisi on tauolla. Katso sähköpostisi tai Oma {product}: siellä kerrotaan, miten se jatkuu.',
    unknown:
      'Emme löydä korttia tällä numerolla. Oikea numero on kohdassa Oma {product} ja vahvistusviestissä.',
  },
  unknownHelp: 'Lue koodi uudelleen tai tarkista numero.',
  recordedAt: 'Käynti kirjattu klo {0}',
  undo: 'Peru kirjaus',
  undone: 'Kirjaus peruttu.',
  undoTooLate: 'Kirjausta ei voi enää perua.',
  fault: {
    noAnswer: 'Palvelin ei vastaa. Numero on tallessa: yritä uudelleen.',
    again: 'Yritä uudelleen',
    signedOut: 'Istunto on päättynyt. Kirjaudu uudelleen, niin voit jatkaa.',
    signIn: 'Kirjaudu',
  },
  scan: {
    button: 'Lue kameralla',
    title: 'Lue koodi kameralla',
    help: 'Pidä kortin QR-koodia tai viivakoodia kameran edessä.',
    refused: 'Kameraa ei voitu avata. Salli kamera selaimen asetuksista tai kirjoita numero.',
    close: 'Sulje',
  },
};
