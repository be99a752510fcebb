import type { texts as fi } from '../../fi/parts/payment-words.ts';

/** What the states and reasons of payments, orders and refunds are called in the office. */
export const texts: typeof fi = {
  created: 'påbörjad',
  open: 'öppen',
  unknown: 'resultatet okänt',
  pending: 'bekräftas',
  failed: 'misslyckades',
  cancelled: 'avbruten',
  paid: 'betald',
  refundNeeded: 'ska återbetalas',
  refunded: 'återbetald',
  standard: 'eget kort',
  gift: 'gåva',
  renewal: 'förlängning',
  companyOrder: 'företagsbeställning',
  paidTwice: 'betald två gånger',
  withdrawn: 'ångrad',
  orderForgotten: 'beställningen finns inte längre',
  codeUsedUp: 'kampanjkoden är förbrukad',
  codeUsedByBuyer: 'köparens gräns för kampanjkoden nådd',
  otherSum: 'annan summa',
  staff: 'återbetalt av personalen',
  flagged: 'väntar på att skickas',
  sent: 'skickad',
  byHand: 'sköts för hand',
  done: 'klar',
};
