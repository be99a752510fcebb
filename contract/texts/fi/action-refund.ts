import { texts as ways } from './refund-ways.ts';

export const texts = {
  name: 'Palauta maksu',
  lead: 'Palauttaa maksun maksajalle kokonaan tai osittain. Katso ennen viimeistä nappia, miten raha palaa.',
  deed: 'Palauta raha',
  done: 'Palautus on kirjattu.',
  form: {
    payment: 'Maksu',
    option: '{0}, {1}, jäljellä {2}',
    how: 'Kuinka paljon?',
    whole: 'Koko summa: ostettu aika perutaan',
    part: 'Osa summasta: kortti pysyy voimassa',
    sum: 'Summa euroina',
    sumHint: 'Enintään {0}',
    ends: 'Jakamattomia koodeja lakkaa',
    endsHint:
      'Tyhjänä lakkaa niin monta koodia kuin palautukset kattavat. Jos palautus on alennus, kirjoita 0.',
  },
  labels: {
    payment: 'Tilaus',
    money: 'Raha',
    until: 'Kortti',
    way: 'Miten raha palautetaan',
    told: 'Asiakas',
  },
  phrases: {
    payment: '{0}',
    left: 'Palauttamatta {0}',
    back: 'Palautetaan {0}',
    until: 'Voimassa {0} asti',
    waits: 'Alkaa ensimmäisestä käynnistä',
    none: 'Ei voimassa',
    codeDead: 'Aktivointikoodi lakkaa toimimasta',
    cards: '{0|# kortti|# korttia}',
    cardsKeep: 'Kaikki kortit pysyvät ennallaan',
    cardsEnd: '{0|# kortti|# korttia} perutaan, jo aktivoituja jää voimaan {1}',
    companyKeeps: 'Yrityksen kortit pysyvät ennallaan',
    companyCards: 'Käyttämättömiä koodeja {0}, aktivoituja kortteja {1}',
    companyEnds:
      '{0|# käyttämätön koodi lakkaa|# käyttämätöntä koodia lakkaa} toimimasta, jo aktivoituja kortteja jää voimaan {1}',
    companyEndsSome:
      '{0|# käyttämätön koodi lakkaa|# käyttämätöntä koodia lakkaa} toimimasta, käyttämättömiä jää {1} ja aktivoituja {2}',
    companyEndsFewer:
      'Palautukset vastaavat {0} kortin hintaa, mutta koodeja lakkaa {1}. Käyttämättömiä jää {2} ja aktivoituja {3}.',
    contractGoesOn: 'Ei muutu, kuukausimaksu jatkuu',
    noCard: 'Maksuun ei liity korttia',
    provider: ways.provider.staff,
    invoice: ways.invoice.staff,
    site: ways.site.staff,
    account: ways.account.staff,
    toldOfProvider: ways.provider.told,
    toldOfInvoice: ways.invoice.told,
    toldOfSite: ways.site.told,
    toldOfAccount: ways.account.told,
    noLetter: 'Ei osoitetta, viestiä ei lähde',
  },
  refusals: {
    notPaid: 'Maksu ei ole vahvistunut, joten siitä ei voi palauttaa mitään.',
    nothingLeft: 'Maksu on jo palautettu kokonaan tai palautus on matkalla.',
    tooMuch: 'Maksusta on palauttamatta enää {0}.',
    notPart: '{0} on kaikki, mitä maksusta on jäljellä. Valitse koko summa.',
    tooManyCodes:
      'Osapalautus lakkauttaa vain koodeja, joita yritys ei ole jakanut, ja niitä on {0}. Pyydä yritystä ottamaan jakamansa kortit takaisin sivullaan tai pienennä lakkaavien koodien määrää.',
  },
};
