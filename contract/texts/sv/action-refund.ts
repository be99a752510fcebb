import { texts as ways } from './refund-ways.ts';

export const texts = {
  name: 'Betala tillbaka',
  lead: 'Betalar tillbaka hela betalningen eller en del av den till betalaren. Se före den sista knappen hur pengarna betalas tillbaka.',
  deed: 'Betala tillbaka',
  done: 'Återbetalningen är registrerad.',
  form: {
    payment: 'Betalning',
    option: '{0}, {1}, kvar {2}',
    how: 'Hur mycket?',
    whole: 'Hela beloppet: den köpta tiden tas bort',
    part: 'En del av beloppet: kortet förblir som det är',
    sum: 'Belopp i euro',
    sumHint: 'Högst {0}',
    ends: 'Outdelade koder som upphör',
    endsHint:
      'Lämna tomt: då upphör så många koder som återbetalningarna täcker. Är återbetalningen en rabatt, skriv 0.',
  },
  labels: {
    payment: 'Beställning',
    money: 'Pengar',
    until: 'Kort',
    way: 'Hur pengarna betalas tillbaka',
    told: 'Kunden',
  },
  phrases: {
    payment: '{0}',
    left: 'Inte återbetalt: {0}',
    back: '{0} betalas tillbaka',
    until: 'Giltigt till och med {0}',
    waits: 'Börjar vid första besöket',
    none: 'Inte giltigt',
    codeDead: 'Aktiveringskoden slutar fungera',
    cards: '{0} kort',
    cardsKeep: 'Alla kort förblir som de är',
    cardsEnd: '{0} kort tas tillbaka, redan aktiverade som blir kvar: {1}',
    companyKeeps: 'Företagets kort förblir som de är',
    companyCards: 'Oanvända koder {0}, aktiverade kort {1}',
    companyEnds:
      '{0|# oanvänd kod slutar|# oanvända koder slutar} fungera, redan aktiverade kort som förblir i kraft: {1}',
    companyEndsSome:
      '{0|# oanvänd kod|# oanvända koder} upphör att gälla. Kvar blir oanvända: {1}, aktiverade: {2}',
    companyEndsFewer:
      'Återbetalningarna motsvarar priset på {0} kort, men antalet koder som upphör är {1}. Kvar blir oanvända: {2}, aktiverade: {3}.',
    contractGoesOn: 'Ändras inte, månadsbetalningen fortsätter',
    noCard: 'Inget kort hör till betalningen',
    provider: ways.provider.staff,
    invoice: ways.invoice.staff,
    site: ways.site.staff,
    account: ways.account.staff,
    toldOfProvider: ways.provider.told,
    toldOfInvoice: ways.invoice.told,
    toldOfSite: ways.site.told,
    toldOfAccount: ways.account.told,
    noLetter: 'Ingen adress, inget meddelande skickas',
  },
  refusals: {
    notPaid: 'Betalningen är inte bekräftad, så inget kan betalas tillbaka.',
    nothingLeft: 'Hela betalningen är redan återbetald eller på väg tillbaka.',
    tooMuch: 'Av betalningen återstår bara {0}.',
    notPart: '{0} är allt som återstår av betalningen. Välj hela beloppet.',
    tooManyCodes:
      'När en del betalas tillbaka upphör bara koder som företaget inte har delat ut. Antalet sådana är {0}. Be företaget ta tillbaka de utdelade korten på sin sida, eller minska antalet koder som upphör.',
  },
};
