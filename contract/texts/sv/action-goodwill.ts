import type { texts as fi } from '../fi/action-goodwill.ts';

export const texts: typeof fi = {
  name: 'Ge extra tid',
  lead: 'Förläng kortets giltighet med dagar eller månader. Inga pengar flyttas.',
  deed: 'Lägg till tiden på kortet',
  done: 'Kortet fick extra tid.',
  form: { amount: 'Antal', unit: 'Enhet', days: 'dagar', months: 'månader' },
  labels: {
    until: 'Giltigt',
    given: 'Extra tid under det senaste året',
    rest: 'Betalningar och nummer',
    told: 'Kunden',
  },
  phrases: {
    until: 'till och med {0}',
    waits: 'Börjar vid det första besöket',
    none: 'Inte giltigt',
    given: '{0|# dag|# dagar}',
    givenOf: '{0|# dag|# dagar}, din gräns är {1|# dag|# dagar}',
    unchanged: 'Ändras inte',
    seen: 'Ser den extra tiden på kortets sida. Inget meddelande skickas.',
  },
  refusals: {
    noCard: 'Kunden har inget kort att lägga till tid på.',
    blocked: 'Kortet är spärrat. Häv spärren eller ersätt kortet först.',
    refunded: 'Kortets beställning har annullerats, så tid kan inte läggas till.',
    overLimit:
      'Med dina rättigheter kan kortet få {0|# dag|# dagar} till. Gränsen är {1|# dag|# dagar} per år.',
  },
};
