import type { texts as fi } from '../fi/action-retry-charge.ts';

export const texts: typeof fi = {
  name: 'Debitera raten på nytt',
  lead: 'Den äldsta förfallna raten dras från det sparade betalkortet genast och inte först nästa försöksdag.',
  deed: 'Debitera raten nu',
  done: 'Raten debiteras inom några minuter.',
  form: { none: 'Inget att fylla i.' },
  labels: { charge: 'Debitering', told: 'Kunden' },
  phrases: {
    planned: 'Nästa försök {0}',
    noTry: 'Inga fler försök',
    now: '{0} inom några minuter',
    told: 'Får ett kvitto när raten är betald.',
  },
  refusals: {
    ended: 'Avtalet har redan upphört eller är helt betalt.',
    beingCharged: 'En rat debiteras just nu. Vänta tills resultatet är känt.',
    queued: 'Raten är redan på väg att debiteras.',
    notDue: 'Ingen rat har förfallit.',
    noCard: 'Betalkortet kan inte debiteras. Be kunden spara ett annat kort.',
    tooMany: 'Kortet har redan prövats så många gånger att kortbolaget inte tillåter fler.',
  },
};
