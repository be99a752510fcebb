import type { texts as fi } from '../fi/office-payment.ts';
import { texts as time } from './parts/line-of-time.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  time,
  title: 'Betalning',
  description: 'Hur betalningen gick.',
  heading: 'Betalning',
  missing: 'Betalningen hittades inte.',
  payment: 'Betalning {0}',
  provider: 'Betaltjänst',
  made: 'Påbörjad',
  settled: 'Bekräftad',
  notSettled: 'inte bekräftad',
  stamp: 'Betalningsstämpel',
  transaction: 'Betaltjänstens kod',
  refund: 'Återbetalning',
  facts: 'Nu',
  state: 'Läge',
  orders: 'Vad betalningen gällde',
  fulfilled: 'genomförd med denna betalning',
  notFulfilled: 'inte genomförd med denna betalning',
  instalment: 'månadsrater av denna beställning',
  buyer: 'Beställare',
};
