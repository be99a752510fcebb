import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign/campaign.ts';
import { texts as signInAgain } from './sign-in-again.ts';

/** What the pages of Oma {product} share: the room with the card, the tabs, and words for visits. */
export const texts = {
  name: 'Oma {product}',
  hello: {
    valid: 'Hei {0}, ovet ovat auki.',
    blocked: 'Hei {0}, korttisi on suljettu.',
    refunded: 'Hei {0}, korttisi ei ole voimassa.',
    noCard: 'Hei {0}, sinulla ei ole vielä korttia.',
    beingPaid: 'Hei {0}, maksua vahvistetaan vielä.',
    // Someone who has signed in but told no name yet.
    noName: 'Hei, sinulla ei ole vielä korttia.',
  },
  card: '{product}, {0}, asiakasnumero {1}',
  pass: {
    name: 'Näytä kassalla',
    number: 'Asiakasnumero',
    show: 'Näytä kassalla henkilöllisyystodistuksen kanssa.',
    qr: 'QR-koodi asiakasnumerosta',
    barcode: 'Viivakoodi asiakasnumerosta',
  },
  validity: {
    label: 'Voimassa',
    until: '{0} asti',
    onCard: 'Voimassa {0} asti',
    expired: 'Voimassaolo päättyi {0}',
    left: {
      months: '{0|# kuukausi|# kuukautta}',
      days: '{0|# päivä|# päivää}',
      whole: '{0} jäljellä',
      both: '{0} ja {1} jäljellä',
    },
    days: '{0|Viimeinen voimassaolopäivä|# päivää jäljellä}',
    waiting: 'Odottaa ensimmäistä käyntiä',
    waitingBody: 'Kortti toimii jo. Vuosi alkaa päivästä, jona käyt ensimmäisessä museossa.',
    onHold: 'Korttisi ei ole nyt käytössä',
    onHoldBody:
      'Kuukausierä on maksamatta, joten kortilla ei juuri nyt pääse museoihin. Kun maksat erän, kortti toimii heti.',
    blocked: 'Kortti on suljettu',
    blockedBody:
      'Kortilla ei pääse museoihin. Ota yhteyttä asiakaspalveluun, niin selvitämme asian.',
    refunded: 'Kortti ei ole voimassa',
    refundedBody: 'Tilaus on peruutettu. Jatka kortin voimassaoloa, niin pääset taas museoihin.',
    bar: `{0}/${CARD_MONTHS} kuukautta jäljellä`,
    rest: 'Ryijysi on tallella. Kun jatkat voimassaoloa, värit palaavat.',
  },
  /** One to twelve, at the beginning of a sentence. */
  countWords: [
    'Yksi',
    'Kaksi',
    'Kolme',
    'Neljä',
    'Viisi',
    'Kuusi',
    'Seitsemän',
    'Kahdeksan',
    'Yhdeksän',
    'Kymmenen',
    'Yksitoista',
    'Kaksitoista',
  ],
  unpaid: {
    unpaid: '{0} {1|erä|erää} jäi maksamatta.',
    onHold: '{0} {1|erä|erää} on maksamatta.',
    body: 'Kortti toimii vielä. Jos erää ei makseta, kortilla ei pääse museoihin {0} alkaen.',
  },
  /** What the page leads with; the first that fits (domain/my-card/situation.ts). */
  situation: {
    show: 'Näytä kassalla',
    museums: 'Katso museot',
    service: 'Asiakaspalvelu',
    onHold: {
      lead: 'Korttisi ei ole nyt käytössä. Kun maksat, se toimii heti.',
      stamp: 'Ei käytössä: erä maksamatta',
      title: 'Maksamatta',
      pay: 'Maksa nyt {0}',
      payUnknown: 'Maksa nyt',
    },
    ended: {
      heading: 'Korttisi päättyi {0}.',
      lead: 'Numerosi, ryijysi ja {0|käyntisi|# käyntiäsi} ovat tallessa.',
      leadNoVisits: 'Numerosi ja ryijysi ovat tallessa.',
      stamp: 'Päättynyt',
      title: 'Ota kortti taas käyttöön',
      body: 'Uusi kausi alkaa heti maksun jälkeen ja kestää vuoden.',
      ifToday: 'Jos maksat tänään',
      until: 'voimassa {0} asti',
    },
    endsSoon: {
      heading: 'Vielä {0|# päivä|# päivää}, {1}.',
      lastDay: 'Viimeinen päivä tänään.',
      title: 'Jatka vuodella',
      saving: '{0} edullisempi kuin uusi kortti, kun jatkat viimeistään {1}.',
      current: 'Nykyinen kausi päättyy',
      next: 'Uusi kausi',
    },
    extend: {
      button: 'Jatka, {0}',
      monthlyLink: 'Maksa kuukausittain',
      monthly: `{0}: {1} kuukaudessa, ${INSTALMENT_COUNT} erää, yhteensä {2}. Sitoo ${INSTALMENT_COUNT} kuukautta.`,
    },
    unused: {
      heading: 'Mistä ovesta aloitat?',
      near: 'Ensimmäinen ovi on {0} päässä.',
      distance: { metres: '{0} metrin', kilometres: '{0} kilometrin' },
      title: 'Ensimmäinen museosi',
      body: 'Etsimme sinua lähinnä olevan museon, kun annat selaimen käyttää sijaintiasi.',
      find: 'Etsi lähin museo',
      searching: 'Etsimme lähintä museota…',
      failed: 'Sijaintia ei saatu. Valitse museo luettelosta.',
      route: 'Näytä reitti',
      show: 'Näytä kortti',
      stays: 'Sijaintisi jää tälle laitteelle.',
      about: 'Museon sivu',
      others: 'Kaikki museot',
      ticket: 'Kertalippu maksaisi {0}.',
    },
  },
  extend: 'Jatka voimassaoloa',
  buy: 'Osta kortti itsellesi',
  activate: 'Aktivoi saamasi kortti',
  waiting: {
    hello: 'Hei {0}, korttisi odottaa sinua.',
    own: 'Aktivoit kortin {0} tällä sähköpostiosoitteella. Vahvista osoite kertakoodilla, niin kortti tulee tähän heti.',
    confirm: 'Vahvista koodilla',
    other:
      'Tällä selaimella on aktivoitu kortti {0} toisella sähköpostiosoitteella. Kortti odottaa, että osoite vahvistetaan.',
    open: 'Vahvista kortin osoite',
    proof: {
      ...signInAgain,
      title: 'Vahvista sähköpostiosoitteesi',
      body: 'Lähetimme kertakoodin osoitteeseen {0}. Kun kirjoitat sen, kortti tulee tilillesi.',
      confirm: 'Vahvista',
      cancel: 'Palaa',
    },
  },
  otherAddress: 'Aktivoitko kortin toisella osoitteella? Kirjaudu sillä, niin kortti on siellä.',
  noCardBody: 'Kortti ilmestyy tähän kehykseen heti, kun olet ostanut tai aktivoinut sen.',
  beingPaid:
    'Odottaa maksun vahvistusta. Kortti ilmestyy tähän kehykseen heti, kun vahvistus tulee. Älä maksa uudelleen: jos maksu ei mennyt läpi, voit jatkaa samaa tilausta.',
  leaving: {
    when: 'Tilisi ja korttisi poistetaan {0}.',
    cancel: 'Peru poisto tietosuojasivulla.',
  },
  frame: 'Tyhjä kehys, johon korttisi tulee',
  story: {
    why: 'Miksi voimassa {0} asti?',
    whyNoEnd: 'Miten voimassaolo on laskettu?',
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
    plan: 'Kuukausimaksu',
    orders: 'Tilaukset ja kuitit',
    details: 'Omat tiedot',
    privacy: 'Tietosuoja',
  },
};
