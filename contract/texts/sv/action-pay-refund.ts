import type { texts as fi } from '../fi/action-pay-refund.ts';

export const texts: typeof fi = {
  name: 'Markera återbetalningen som betald',
  lead: 'Betala först. Markeringen flyttar inga pengar, den berättar att du har betalat.',
  deed: 'Markera som betald',
  done: 'Återbetalningen är markerad som betald. Meddelandet till kunden skickas om ett dygn.',
  form: {
    bank: 'Bankens arkiveringskod',
    bankHint: 'Från kontoutdraget eller kvittot. Samma kod kan inte användas två gånger.',
    site: 'Återbetalningens kod i tjänsten {0}',
    siteHint: 'Från återbetalningens uppgifter i tjänsten. Samma kod kan inte användas två gånger.',
    paidOn: 'Betald',
  },
  labels: {
    order: 'Beställning',
    money: 'Återbetalning',
    where: 'Vart',
    reference: 'Kod',
    told: 'Kunden',
  },
  phrases: {
    order: '{0}',
    waits: 'Inte betalt: {0}',
    paid: 'Betalt: {0}',
    site: 'Till tjänsten {0}',
    account: 'Till betalarens konto',
    named: '{0}, {1}',
    letter: 'Får ett meddelande om ett dygn, när markeringen inte längre kan ångras',
    noLetter: 'Ingen adress, inget meddelande skickas',
  },
  refusals: {
    notBegun: 'Begäran har ännu inte skickats till betaltjänsten. Vänta en stund.',
    done: 'Betaltjänsten har redan bekräftat återbetalningen. Betala inte en gång till.',
    marked: 'Återbetalningen är redan markerad som betald med koden {0}. Betala inte en gång till.',
    noReference: 'Skriv betalningens kod, minst tre tecken.',
    used: 'Med den här koden har återbetalningen av beställning {0} redan betalats, {1}, {2}. Kontrollera koden: varje betalning har sin egen.',
    notYet:
      'Betalningsdagen har inte kommit ännu. Markera återbetalningen när pengarna är betalda.',
    tooEarly:
      'Betalningsdagen är före dagen då återbetalningen beslutades, {0}. Kontrollera dagen.',
  },
};
