import type { texts as fi } from '../fi/my-order.ts';
import { texts as orders } from './my-orders.ts';

export const texts: typeof fi = {
  ...orders,
  title: 'Beställning',
  heading: 'Beställning {0}',
  description: 'Vad som beställdes, hur det betalades och vilken status beställningen har.',
  missing: 'Beställningen hittades inte',
  missingLead: 'Kontrollera numret, eller se alla dina beställningar.',
  all: 'Alla beställningar',
  lines: 'Vad som beställdes',
  units: '{0} st',
  total: 'Totalt',
  paidAt: 'Betald',
  download: 'Ladda ner kvittot (PDF)',
};
