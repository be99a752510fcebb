import type { texts as fi } from '../fi/action-end-contract.ts';

export const texts: typeof fi = {
  name: 'Avsluta månadsbetalningen',
  lead: 'När kunden inte längre kan betala, till exempel för att livssituationen har ändrats. Orsaken behöver inte bevisas.',
  deed: 'Avsluta månadsbetalningen',
  done: 'Månadsbetalningen avslutades.',
  form: { none: 'Inget att fylla i.' },
  labels: { charges: 'Månadsrater', until: 'Kortet giltigt', entry: 'Inträde', told: 'Kunden' },
  phrases: {
    open: 'Obetalda {0} st, sammanlagt {1}',
    noMore: 'Inget mer debiteras',
    until: 'till och med {0}',
    notBegun: 'Giltigheten har inte börjat',
    held: 'Går inte att använda på grund av en obetald rat',
    notHeld: 'Går att använda',
    letter: 'Får ett meddelande om hur länge kortet gäller',
  },
  refusals: {
    ended: 'Avtalet har redan upphört eller är helt betalt.',
    beingCharged: 'En rat debiteras just nu. Vänta tills resultatet är känt.',
  },
};
