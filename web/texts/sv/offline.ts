import type { texts as fi } from '../fi/offline.ts';

export const texts: typeof fi = {
  kind: 'Utan nät',
  title: 'Ingen nätverksanslutning',
  description: 'Sidan öppnas inte utan nät.',
  lead: 'Den här sidan behöver en nätverksanslutning. När anslutningen är tillbaka öppnas sidan av sig själv.',
  cardKept: 'Ditt kort finns sparat på den här enheten och öppnas utan nät.',
  atTheDesk: 'I museets kassa räcker kundnumret och legitimation.',
  showCard: 'Visa kortet',
  again: 'Försök igen',
};
