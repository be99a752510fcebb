import type { texts as fi } from '../fi/office-envelopes.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  title: 'Gåvokuvert',
  description: 'Tryckning och postning av kuvert.',
  heading: 'Gåvokuvert',
  lead: 'Kuverten samlas till en sats, laddas ner för tryckeriet och markeras som postade.',
  waiting: 'Väntar på tryckning ({0})',
  nothing: 'Inga kuvert väntar.',
  recipient: 'Mottagare',
  addressee: 'Namn på kuvertet',
  address: 'Adress',
  paid: 'Betald',
  make: 'Gör en sats',
  batches: 'Satser',
  noBatches: 'Inga satser har gjorts ännu.',
  batch: 'Sats {0}',
  made: 'Gjord {0}, antal kuvert {1}',
  posted: 'Postad {0}',
  csv: 'Adresser och koder (CSV)',
  pdf: 'Kort för tryck (PDF)',
  mark: 'Markera som postad',
  leftOut: 'Posta inte: {0}. Gåvan har gjorts digital, aktiverats eller ångrats.',
  failed: 'Åtgärden lyckades inte. Försök igen.',
};
