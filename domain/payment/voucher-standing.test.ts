import { expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { judgeVoucherLines, type StampRecord } from './voucher-standing.ts';

type Payment = NonNullable<StampRecord['payment']>;

const payment = (changes: Partial<Payment> = {}): StampRecord => ({
  payment: {
    isOwnChannel: true,
    isReceived: false,
    isReturned: false,
    amount: cents(7900),
    otherSums: [],
    ...changes,
  },
  told: [],
});
const OPEN = payment();
const PAID = payment({ isReceived: true });
const RETURNED = payment({ isReceived: true, isReturned: true });
/** 80 euros arrived for an order of 79, and are refunded. */
const OTHER_CAME = payment({ isReceived: true, isReturned: true, otherSums: [cents(8000)] });
const stampReported = (...amounts: (number | null)[]): StampRecord => ({
  payment: null,
  told: amounts.map((amount) => (amount === null ? null : cents(amount))),
});

/** Sums of one stamp in euros, negative ones are refunds; then the expected standing of each line. */
const TABLE: [what: string, known: StampRecord | null, sums: number[], standings: string[]][] = [
  ['an order that waits for this very sum', OPEN, [79], ['waiting']],
  ['another sum for an order that waits', OPEN, [7900], ['otherSum 79']],
  ['a sum without its fee for an order that waits', OPEN, [77.03], ['otherSum 79']],
  ['money received here', PAID, [79], ['received']],
  ['another sum for an order that is paid', PAID, [20], ['otherSum 79']],
  ['another sum that came and goes back', OTHER_CAME, [80], ['received']],
  ['the right sum beside another that came', OTHER_CAME, [80, 79], ['received', 'otherSum 80']],
  ['no order of ours', null, [79], ['unmatched']],
  [
    'another provider’s',
    payment({ isOwnChannel: false }),
    [79, 80],
    ['otherProvider', 'otherProvider'],
  ],

  ['captured twice, waiting', OPEN, [79, 79], ['waiting', 'repeated']],
  ['captured twice, received', PAID, [79, 79, 79], ['received', 'repeated', 'repeated']],
  ['captured twice with two sums', OPEN, [20, 79], ['otherSum 79', 'waiting']],
  ['twice, no order of ours', null, [79, 79], ['unmatched', 'repeated']],
  ['two sums, no order of ours', null, [79, 20], ['unmatched', 'otherSum 79']],

  ['reported before', stampReported(7900), [79], ['toldBefore']],
  ['reported before, and repeated', stampReported(7900), [79, 79], ['toldBefore', 'repeated']],
  ['reported before with another sum', stampReported(7900), [20], ['otherSum 79']],
  ['reported before without a sum', stampReported(null), [79], ['toldBefore']],
  [
    'reported before without a sum, and repeated',
    stampReported(null),
    [79, 20],
    ['toldBefore', 'repeated'],
  ],
  [
    'reported beside a payment',
    { ...PAID, ...{ told: [cents(2000)] } },
    [20, 79],
    ['toldBefore', 'received'],
  ],

  ['refunded there before we heard of it', OPEN, [79, -79], ['reversed']],
  ['refunded there, the refund first', OPEN, [-79, 79], ['reversed']],
  ['refunded there in part', OPEN, [79, -20], ['reversed']],
  ['refunded there, another sum', OPEN, [7900, -7900], ['reversed']],
  ['refunded there, no order of ours', null, [79, -79], ['reversed']],
  ['refunded there and fulfilled here', PAID, [79, -79], ['reversed']],
  ['refunded there and here', RETURNED, [79, -79], ['received']],
  ['captured twice and refunded once there', PAID, [79, 79, -79], ['received', 'received']],
  [
    'captured twice and refunded once there, waiting',
    OPEN,
    [79, 79, -79],
    ['reversed', 'reversed'],
  ],
  ['reported before, then refunded', stampReported(7900), [79, -79], ['toldBefore']],
];

test.each(TABLE)('voucher line: %s', (_, known, sums, standings) => {
  const rows = sums.map((euros, index) => ({
    ...{ row: index + 2, stamp: 'a1', euros },
    amount: cents(Math.round(Math.abs(euros) * 100)),
  }));
  const judged = judgeVoucherLines(
    {
      lines: rows.filter(({ euros }) => euros > 0),
      reversals: rows.filter(({ euros }) => euros < 0),
    },
    new Map(known ? [['a1', known]] : []),
  );

  expect(
    judged.map(({ standing, ours }) => (ours === null ? standing : `${standing} ${ours / 100}`)),
  ).toEqual(standings);
});

test('voucher stamps are judged separately, and lines keep their order', () => {
  const line = (row: number, stamp: string) => ({ row, stamp, amount: cents(7900) });
  const judged = judgeVoucherLines(
    {
      lines: [line(2, 'a1'), line(3, 'a2'), line(4, 'a1')],
      reversals: [line(5, 'a2'), line(6, '')],
    },
    new Map([
      ['a1', OPEN],
      ['a2', OPEN],
    ]),
  );

  expect(judged.map(({ line: { row }, standing }) => [row, standing])).toEqual([
    [2, 'waiting'],
    [3, 'reversed'],
    [4, 'repeated'],
  ]);
});
