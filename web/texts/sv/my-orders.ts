import { texts as method } from '../../../contract/texts/sv/payment-method.ts';
import type { texts as fi } from '../fi/my-orders.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Beställningar och kvitton',
  description: 'Vad du har köpt, och kvittona på det.',
  common,
  empty: {
    title: 'Inga beställningar ännu',
    lead: 'När du köper ett kort eller en gåva hittar du beställningen och kvittot här.',
    buy: 'Köp ett kort',
    buyFor: 'Köp ett kort, {0}',
    gift: 'Ge som gåva',
  },
  columns: {
    day: 'Datum',
    product: 'Produkt',
    amount: 'Summa',
    method: 'Betalningssätt',
    state: 'Status',
    receipt: 'Kvitto',
    number: 'beställning {0}',
  },
  product: {
    standard: '{product}',
    gift: 'Gåvokort',
    renewal: 'Förlängd giltighet',
    companyOrder: 'Företagsbeställning',
    monthly: 'månadsbetalning',
  },
  method,
  state: {
    paid: 'Betald',
    pending: 'Väntar på betalningsbekräftelse',
    unpaid: 'Påbörjad, obetald',
    notThrough: 'Betalningen gick inte igenom',
    declined: 'Banken avvisade betalningen',
    refunding: 'Återbetalas',
    refunded: 'Återbetald',
  },
  waits: {
    go: 'Fortsätt betalningen',
    goName: 'Fortsätt betalningen, beställning {0}',
    what: 'Vad händer nu?',
    whatName: 'Vad händer nu? Beställning {0}',
    kept: 'Sparas till {0}.',
    notCharged: 'Inget har debiterats. Sparas till {0}.',
    never: 'Betala inte på nytt.',
  },
  receipt: { short: 'Kvitto (PDF)', name: 'Kvitto för beställning {0} (PDF)' },
  withdrawal: {
    short: 'Frånträd avtalet här',
    name: 'Frånträd avtalet här, beställning {0}',
    until: 'till och med {0}',
    done: 'Ångrad {0}',
  },
  plan: 'Månadsbetalningens rater: vad som är betalt, obetalt och vad som kommer',
};
