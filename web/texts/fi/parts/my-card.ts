/** What the pages of Oma {product} share: the room with the card, the tabs, and words for visits. */
export const texts = {
  name: 'Oma {product}',
  hello: {
    valid: 'Hei {0}, ovet ovat auki.',
    expired: 'Hei {0}, korttisi on levossa.',
    onHold: 'Hei {0}, korttisi on tauolla.',
    blocked: 'Hei {0}, korttisi on suljettu.',
    refunded: 'Hei {0}, kortillasi ei ole voimassaoloa.',
    noCard: 'Hei {0}, sinulla ei ole vielä korttia.',
    // Someone who has signed in but told no name yet.
    noName: 'Hei, sinulla ei ole vielä korttia.',
  },
  card: '{product}, {0}, asiakasnumero {1}',
  pass: {
    name: 'Näytä lipunmyynnissä',
    number: 'Asiakasnumero',
    show: 'Näytä kassalla henkilötodistuksen kanssa.',
    qr: 'QR-koodi asiakasnumerosta',
    barcode: 'Viivakoodi asiakasnumerosta',
  },
  validity: {
    label: 'Voimassa',
    until: '{0} asti',
    onCard: 'Voimassa {0} asti',
    expired: 'Voimassaolo päättyi {0}',
    left: {
      month: '{0} kuukausi',
      months: '{0} kuukautta',
      day: '{0} päivä',
      days: '{0} päivää',
      whole: '{0} jäljellä',
      both: '{0} ja {1} jäljellä',
    },
    days: { one: 'Viimeinen voimassaolopäivä', many: '{0} päivää jäljellä' },
    waiting: 'Odottaa ensimmäistä käyntiä',
    waitingBody: 'Kortti toimii jo. Vuosi alkaa päivästä, jona käyt ensimmäisessä museossa.',
    onHold: 'Kortti on tauolla',
    onHoldBody:
      'Kuukausierä on maksamatta, joten kortilla ei juuri nyt pääse museoihin. Kun maksat erän, kortti toimii heti.',
    blocked: 'Kortti on suljettu',
    blockedBody:
      'Kortilla ei pääse museoihin. Ota yhteyttä asiakaspalveluun, niin selvitämme asian.',
    refunded: 'Ei voimassaoloaikaa',
    refundedBody:
      'Tilaus on peruttu ja maksu palautettu. Jatka kortin voimassaoloa, niin ovet aukeavat taas.',
    bar: '{0}/12 kuukautta jäljellä',
    rest: 'Ryijysi on tallella. Kun jatkat voimassaoloa, värit palaavat.',
  },
  payInstalment: 'Maksa kuukausierä',
  unpaid: {
    title: 'Kuukausierä jäi maksamatta',
    body: 'Kortti toimii vielä. Jos erää ei makseta, kortilla ei pääse museoihin {0} alkaen.',
  },
  extend: 'Jatka voimassaoloa',
  fullScreen: 'Koko näyttö kassalle',
  buy: 'Osta kortti itsellesi',
  activate: 'Aktivoi saamasi kortti',
  noCardBody: 'Kortti ilmestyy tähän kehykseen heti, kun olet ostanut tai aktivoinut sen.',
  beingPaid:
    'Vahvistamme vielä maksuasi. Kortti ilmestyy tähän kehykseen heti, kun vahvistus tulee. Älä maksa uudelleen.',
  frame: 'Tyhjä kehys, johon korttisi tulee',
  story: {
    why: 'Miksi voimassa {0} asti?',
    whyNoEnd: 'Mistä voimassaolo koostuu?',
    sum: 'Viimeinen voimassaolopäivä on siis {0}.',
  },
  install: {
    title: 'Kortti aloitusnäytölle',
    body: 'Asenna Oma {product} puhelimeesi, niin kortti aukeaa yhdellä painalluksella, myös ilman verkkoa.',
    button: 'Asenna',
    byHand:
      'Lisää kortti aloitusnäytölle: paina selaimen Jaa-painiketta ja valitse ”Lisää Koti-valikkoon”. Kortti aukeaa sen jälkeen myös ilman verkkoa.',
  },
  tabs: {
    visits: 'Käynnit',
    validity: 'Voimassaolo',
    orders: 'Tilaukset ja kuitit',
    details: 'Omat tiedot',
    privacy: 'Yksityisyys',
  },
};
