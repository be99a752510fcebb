import type { texts as fi } from '../fi/action-move-order.ts';

export const texts: typeof fi = {
  name: 'Flytta en beställning till någon annan',
  lead: 'När beställningen finns på fel persons konto. Kvittot, ångerrätten och gåvornas sida följer med, korten gör det inte.',
  deed: 'Flytta beställningen',
  done: 'Beställningen flyttades till en annan person.',
  form: {
    orderNumber: 'Beställningsnummer',
    toAddress: 'Den andra personens e-post',
    toHint: 'Om det inte finns något konto öppnas ett.',
  },
  labels: {
    order: 'Beställning',
    account: 'Konto',
    cards: 'Kort och pengar',
    told: 'Kunderna',
  },
  phrases: {
    order: '{0}, {1}',
    words: '{0}',
    existing: '{0}, har redan ett konto',
    opened: '{0}, ett konto öppnas',
    unchanged: 'Ändras inte',
    letters: 'Båda får ett meddelande',
  },
  refusals: {
    noOrder: 'Personen har ingen betald beställning med det här numret.',
    monthly: 'Månadsbetalningen hör till den vars betalkort debiteras. Den kan inte flyttas.',
    renewal: 'Förlängningen hör till personens eget kort, så den kan inte flyttas.',
    invalid: 'Kontrollera e-postadressen.',
    samePerson: 'Adressen hör till samma person.',
    yourself: 'Du kan inte flytta beställningen till dig själv.',
  },
};
