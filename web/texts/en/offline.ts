import type { texts as fi } from '../fi/offline.ts';

export const texts: typeof fi = {
  kind: 'Offline',
  title: 'No network connection',
  description: 'The page does not open offline.',
  lead: 'This page needs a network connection. It opens by itself when the connection is back.',
  cardKept: 'Your card is kept on this device and opens offline.',
  atTheDesk: 'At the museum desk your customer number and photo ID are enough.',
  showCard: 'Show the card',
  again: 'Try again',
};
