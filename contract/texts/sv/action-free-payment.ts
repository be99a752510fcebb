import type { texts as fi } from '../fi/action-free-payment.ts';

export const texts: typeof fi = {
  name: 'Red ut en väntande betalning',
  lead: 'Vi frågar betaltjänsten vad den vet om betalningen nu. Inget ändras innan du godkänner det.',
  deed: 'Uppdatera betalningen',
  done: 'Betalningen förs vidare enligt det som betaltjänsten säger. Det tar en stund.',
  form: {},
  labels: { provider: 'Betaltjänsten säger', payment: 'Betalning', money: 'Pengar' },
  phrases: {
    ok: 'Betald, {0}',
    new: 'Betalningen har inte påbörjats',
    pending: 'Betalningen pågår',
    delayed: 'Betalningen är försenad',
    fail: 'Betalningen har avvisats',
    cancel: 'Betalningen blev inte av',
    created: 'Påbörjad',
    open: 'Öppen',
    unknown: 'Resultatet är inte känt',
    failed: 'Misslyckades',
    cancelled: 'Avbruten',
    settles: 'Betalningen bekräftas och beställningen genomförs',
    flags: 'Beställningen kan inte längre genomföras, pengarna återbetalas',
    keeps:
      'Pengarna stämmer inte med betalningen och blir kvar att reda ut på listan Betalningar utan beställning',
    came: '{0} har kommit in',
    goesBack: '{0} återbetalas till betalaren',
    none: 'Inga pengar har kommit in. Om de kommer senare genomförs beställningen ändå.',
  },
  refusals: {
    received: 'Pengarna har redan kommit in. Det finns inget att reda ut.',
    cannotAsk:
      'Betalningen saknar ett nummer som man kan fråga betaltjänsten med. Se efter i betaltjänstens egen portal.',
    queued: 'Betalningen håller redan på att redas ut. Vänta en stund och öppna sidan på nytt.',
    notFound: 'Betaltjänsten känner inte till betalningen. Inget ändrades.',
    stillWaits: 'Betaltjänsten har inget nytt att berätta. Betalningen väntar fortfarande.',
  },
};
