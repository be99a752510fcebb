import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDate } from '../../domain/base/local-date.ts';
import { givenContract } from '../../test/given-contract.ts';
import { givenPurchase } from '../../test/given-purchase.ts';
import { insertRow } from '../../test/insert-row.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { markRefunded } from '../payment/payment-state-queries.ts';
import {
  type DueInstalment,
  liftHolds,
  updateDueDates,
  updatePaid,
  updateSchedule,
} from './instalment-queries.ts';
import { notifyChargeFailed } from './notify-holder.ts';
import { insertSavedToken } from './token-queries.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

const now = Date.UTC(2027, 2, 1, 10);
type Plan = Record<'contractId' | 'cardId' | 'accountId' | 'paidBy', string> & { token: Buffer };

/** Bought on 15 January; the second instalment fails since 15 February, and its holder was warned. */
async function givenPlan(): Promise<Plan> {
  const { pool, settings } = running;
  const asked = { secretKey: settings.secretKey, token: randomUUID() };
  const { accountId } = await givenContract(pool, { ...asked, now: Date.UTC(2027, 0, 15, 10) });
  const { rows } = await pool.query<Plan>(
    `with failing as (
       update monthly_contract set failing_since = '2027-02-15', noticed_on = '2027-02-28' where account_id = $1)
     select contract.id as "contractId", card_id as "cardId", account_id as "accountId", paid_by as "paidBy", token_hash as token
       from monthly_contract contract
       join instalment on contract_id = contract.id and number = 1
       join payment_token using (account_id)
      where account_id = $1`,
    [accountId],
  );
  if (!rows[0]) throw new Error('a plan without its payment');
  return rows[0];
}

type Write = {
  before?: string;
  does: (tx: Transaction, plan: Plan) => Promise<unknown>;
  /** A query with the plan as $1, and its single value. */
  left: [string, unknown];
};

const notice = `select noticed_on::text from monthly_contract where id = $1`;
const schedule =
  (failingSince: string | null) =>
  (tx: Transaction, { contractId }: Plan) =>
    updateSchedule(tx, {
      contractId,
      nextTry: now,
      failingSince: failingSince === null ? null : localDate(failingSince),
    });
const held = (placed: string, lifted: string) =>
  `insert into contract_hold (contract_id, card_id, placed_at, lifted_at)
   select id, card_id, '${placed}', ${lifted} from monthly_contract where id = $1`;
const due = `select array_agg(due_on::text order by number) from instalment where contract_id = $1 and number < 4`;
const failed =
  (since: string) =>
  (tx: Transaction, { contractId, cardId }: Plan) => {
    const holder = {
      firstName: 'Aino',
      emailAddress: `${contractId}@example.fi`,
      language: 'sv' as const,
    };
    const instalment = {
      contractId,
      cardId,
      number: 2,
      amount: 690,
      holder,
    } as unknown as DueInstalment;
    return notifyChargeFailed(tx, { instalment, since: localDate(since), retryOn: null }, running);
  };

const WRITES: Record<string, Write> = {
  'a plan that is paid up forgets its notice': { does: schedule(null), left: [notice, null] },
  'a plan that fails on keeps its notice': {
    does: schedule('2027-02-15'),
    left: [notice, '2027-02-28'],
  },
  'money pays what is unpaid, and nothing twice': {
    async does(tx, { contractId }) {
      const { paymentId } = await givenPurchase(running.pool);
      await updatePaid(tx, { contractId, numbers: [1, 2], paymentId });
    },
    left: [
      `select array[count(distinct paid_by), count(paid_by)]::int[] from instalment where contract_id = $1`,
      [2, 2],
    ],
  },
  'days move that are unpaid, and no other': {
    does: (tx, { contractId }) =>
      updateDueDates(tx, {
        contractId,
        dates: [1, 2].map((number) => ({ number, dueOn: '2027-03-20' })),
      }),
    left: [due, ['2027-01-15', '2027-03-20', '2027-03-15']],
  },
  'a hold ends once': {
    before: held('2027-02-01', `'2027-02-02T10:00Z'`),
    does: (tx, { contractId }) => liftHolds(tx, { contractId, now }),
    left: [
      `select lifted_at from contract_hold where contract_id = $1`,
      new Date('2027-02-02T10:00Z'),
    ],
  },
  'a hold that stands ends now': {
    before: held('2027-02-01', 'null'),
    does: (tx, { contractId }) => liftHolds(tx, { contractId, now }),
    left: [`select lifted_at from contract_hold where contract_id = $1`, new Date(now)],
  },
  'a payment card that is saved again is good again': {
    before: `update payment_token set revoked_at = now()
              where account_id = (select account_id from monthly_contract where id = $1)`,
    does: (tx, { accountId, token: hash }) =>
      insertSavedToken(tx, {
        ...{ accountId, sealed: hash, hash, brand: 'Visa', lastFour: '0024' },
        ...{ expiresOn: '2030-11', now },
      }),
    left: [
      `select revoked_at from payment_token join monthly_contract using (account_id) where monthly_contract.id = $1`,
      null,
    ],
  },
  'each row of failures is told of once': {
    async does(tx, plan) {
      for (const since of ['2027-02-15', '2027-02-15', '2027-03-15']) await failed(since)(tx, plan);
    },
    left: [
      `select array_agg(letter || ' ' || language) from mail_outbox where address = $1 || '@example.fi'`,
      ['instalment-failed sv', 'instalment-failed sv'],
    ],
  },
  ...Object.fromEntries(
    [true, false].map((isWhole): [string, Write] => [
      `${isWhole ? 'the whole' : 'a part'} of a payment that went back`,
      {
        async does(tx, { paidBy }) {
          const need = { id: paidBy, payment_id: paidBy, reason: 'paidTwice', amount_cents: 1 };
          await insertRow(tx, 'refund_need', { ...need, is_whole: isWhole });
          await markRefunded(tx, { needId: paidBy, now });
        },
        left: [
          `select state from payment where id = (select paid_by from instalment where contract_id = $1 and number = 1)`,
          isWhole ? 'refunded' : 'paid',
        ],
      },
    ]),
  ),
};

test.each(Object.entries(WRITES))('%s', async (_, { before, does, left: [statement, value] }) => {
  const plan = await givenPlan();
  const { pool } = running;
  if (before) await pool.query(before, [plan.contractId]);
  await inTransaction(pool, (tx) => does(tx, plan));
  const { rows } = await pool.query({
    text: statement,
    values: [plan.contractId],
    rowMode: 'array',
  });
  expect(rows[0]?.[0]).toEqual(value);
});
