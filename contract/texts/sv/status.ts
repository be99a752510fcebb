import type { texts as fi } from '../fi/status.ts';

export const texts: typeof fi = {
  title: 'Tjänstens status',
  well: 'Allt fungerar.',
  disturbed: 'Det finns en störning i tjänsten.',
  away: 'Tjänsten svarar inte just nu. Vi åtgärdar felet.',
  desk: 'Du kan ändå besöka museer: kassan kontrollerar kortet också utan nät.',
  parts: {
    cards: 'Kort och egna uppgifter',
    payments: 'Betalning',
    letters: 'E-post',
  },
  states: { works: 'Fungerar', late: 'Försenat', down: 'Fungerar inte' },
  now: 'Störning just nu',
  paused: 'Pausat',
  coming: 'Kommande',
  past: 'De senaste månaderna',
  none: 'Inga störningar.',
  since: 'från {0}',
  checked: 'Kontrollerat {0}.',
  lastKnown: 'Senaste uppgifterna är från {0}.',
  home: 'Till startsidan',
  languages: 'Språk',
};
