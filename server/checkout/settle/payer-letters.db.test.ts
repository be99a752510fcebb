import { afterAll, beforeAll, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { Payment } from '../../payment/payment-queries.ts';
import {
  notifyPending,
  notifyPendingFailed,
  notifyRefund,
  notifyUnmatched,
} from './notify-payer.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

type PaidFor = Parameters<typeof notifyPending>[1];
const order = {
  language: 'sv',
  isFulfilled: false,
  details: { buyer: { emailAddress: 'asa@example.fi' } },
};
const instalment = {
  holder: { emailAddress: 'holder@example.fi', language: 'en', firstName: 'Bo' },
};

const PAID_FOR: Record<string, object> = {
  order: { orders: [order] },
  'an order that was paid another way': { orders: [{ ...order, isFulfilled: true }] },
  'a forgotten order': { orders: [{ ...order, details: {} }] },
  instalments: { orders: [], instalments: [instalment] },
  'instalments of nobody': { orders: [], instalments: [{ holder: { emailAddress: null } }] },
};

const LETTERS: Record<string, (tx: Transaction, paid: PaidFor) => Promise<void>> = {
  pending: notifyPending,
  failed: (tx, paid) => notifyPendingFailed(tx, paid, 'https://portal.example'),
  ...Object.fromEntries(
    (['paidTwice', 'withdrawn', 'codeUsedUp', 'codeUsedByBuyer', 'otherSum'] as const).map(
      (reason) => [
        reason,
        (tx: Transaction, paid: PaidFor) =>
          notifyRefund(tx, { ...paid, reason, amount: cents(500) }),
      ],
    ),
  ),
  unmatched: (tx, paid) =>
    notifyUnmatched(tx, { ...paid, id: paid.payment.id, amount: cents(500) }),
};

const ASA = 'to asa@example.fi in sv';
const HOLDER = 'to holder@example.fi in en';
/** Letter, recipient, sum in cents, and reason or way. Missing combinations send no letter. */
const SENT: [keyof typeof LETTERS, keyof typeof PAID_FOR, string?][] = [
  ['pending', 'order', `payment-pending ${ASA} 7900`],
  ['pending', 'instalments', `payment-pending ${HOLDER} 7900`],
  ['pending', 'a forgotten order'],
  ['failed', 'order', `payment-failed ${ASA} 7900 https://portal.example/sv`],
  [
    'failed',
    'instalments',
    `payment-failed ${HOLDER} 7900 https://portal.example/en/my/monthly-payment`,
  ],
  ['failed', 'an order that was paid another way'],
  ['failed', 'a forgotten order'],
  ['failed', 'instalments of nobody'],
  ['paidTwice', 'an order that was paid another way', `payment-returned ${ASA} 500 paidTwice`],
  ['withdrawn', 'instalments', `payment-returned ${HOLDER} 500 paidTwice`],
  ['codeUsedUp', 'order', `payment-returned ${ASA} 500 codeUsedUp`],
  ['codeUsedByBuyer', 'order', `payment-returned ${ASA} 500 codeUsedByBuyer`],
  ['otherSum', 'order', `payment-returned ${ASA} 500 otherSum`],
  ['otherSum', 'a forgotten order'],
  ['unmatched', 'order', `payment-returned ${ASA} 500 unmatched`],
  ['unmatched', 'a forgotten order'],
];

test.each(SENT.map(([about, paidFor, letter], place) => ({ about, paidFor, letter, place })))(
  'sends $letter once about $about of $paidFor',
  async ({ about, paidFor, letter, place }) => {
    const { pool } = running;
    const payment = {
      ...{ id: `payment ${place}`, reference: 'MK-1', amount: cents(7900), transactionId: 't' },
      ...{ providerType: 'paytrail', providerId: 'creditcard', processType: 'standard' },
    } as unknown as Payment;
    const paid = { payment, ...PAID_FOR[paidFor] } as PaidFor;
    for (const _ of [1, 2])
      await inTransaction(pool, (tx) => LETTERS[about]?.(tx, paid) ?? Promise.resolve());
    const { rows } = await pool.query<{ letter: string }>(
      `select concat_ws(' ', letter, 'to', address, 'in', language, data ->> 'amount',
                        coalesce(data ->> 'reason', data ->> 'link')) as letter
         from mail_outbox where idempotency_key like '%:' || $1`,
      [payment.id],
    );
    expect(rows.map((row) => row.letter)).toEqual(letter ? [letter] : []);
  },
);
