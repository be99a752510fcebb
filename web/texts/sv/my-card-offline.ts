import type { texts as fi } from '../fi/my-card-offline.ts';

export const texts: typeof fi = {
  kind: 'Utan nät',
  title: 'Ingen nätverksanslutning',
  description: 'Kortet öppnas inte utan nät.',
  lead: 'Kortet syns utan nät i en vecka efter att det senast öppnades. I kassan räcker kundnumret och legitimation.',
  home: 'Till startsidan',
  again: 'Försök igen',
};
