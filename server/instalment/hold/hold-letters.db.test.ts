import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { givenContract } from '../../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import type { Deps } from '../../platform/context.ts';
import { makeLogger } from '../../platform/logger.ts';
import { watchContracts } from '../watch-contracts.ts';
import { sendHoldLetters } from './hold-letters.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const { settings, clock, pool } = portal;
  deps = { pool, clock, settings, log: makeLogger('silent') };
});
afterAll(() => portal.stop());
beforeEach(async () => {
  // Each test has its own holder: holds of earlier tests end.
  await portal.pool.query('update contract_hold set lifted_at = placed_at where lifted_at is null');
  await portal.pool.query(`delete from scheme_fact where topic = 'limits'`);
});

/** A holder whose card is on hold since today; one instalment is due, the next in a month. */
async function held() {
  const { pool, clock, settings } = portal;
  const { secretKey } = settings;
  const made = await givenContract(pool, { now: clock.now(), secretKey, token: 'held' });
  const today = helsinkiDay(clock.now());
  const { rows } = await pool.query<{ contractId: string; holdId: string }>(
    `with failing as (
       update monthly_contract
          set failing_since = $2::date - 30, noticed_on = $2::date - 7, next_try_at = null,
              starts_on = starts_on - 61
        where account_id = $1 returning id, card_id),
     earlier as (
       update instalment set due_on = due_on - 61 from failing where contract_id = failing.id)
     insert into contract_hold (contract_id, card_id, placed_at) select id, card_id, $3 from failing
     returning contract_id as "contractId", id::text as "holdId"`,
    [made.accountId, today, new Date(clock.now())],
  );
  return { ...made, ...rows[0]! };
}

async function lettersTo(accountId: string) {
  const { rows } = await portal.pool.query<{ letter: string; due: number; count: number }>(
    `select letter, (data ->> 'due')::int as due, (data ->> 'count')::int as count
       from mail_outbox join account on email_address = address
      where account.id = $1 and letter like 'plan-%'
      order by queued_at`,
    [accountId],
  );
  return rows.map(({ letter, due, count }) => `${letter} ${count} ${due}`);
}

test('sends reminders on the days of the scheme, with what is due on each', async () => {
  const { accountId } = await held();
  for (let day = 0; day < 420; day += 1) {
    portal.clock.advance(DAY_MS);
    await watchContracts(deps);
  }
  const letters = await lettersTo(accountId);
  expect(letters.map((each) => each.split(' ')[0])).toEqual([
    'plan-unpaid',
    'plan-unpaid',
    'plan-unpaid-last',
    'plan-ended-unpaid',
  ]);
  expect(letters.at(-1)).toBe('plan-ended-unpaid 11 7590');
  const { rows } = await portal.pool.query(
    `select step, sent_on - (placed_at at time zone 'Europe/Helsinki')::date as days, due_cents
       from hold_letter join contract_hold hold on hold.id = hold_id
       join monthly_contract contract on contract.id = contract_id
      where account_id = $1 order by sent_on`,
    [accountId],
  );
  expect(rows).toMatchObject([
    { step: 'first', days: 14 },
    { step: 'second', days: 45 },
    { step: 'last', days: 90 },
    { step: 'ended', due_cents: 7590 },
  ]);
});

test('sends only the newest reminder, once, however late and often the job runs', async () => {
  const { accountId } = await held();
  portal.clock.advance(100 * DAY_MS);
  await Promise.all([1, 2, 3].map(() => sendHoldLetters(deps)));
  await sendHoldLetters(deps);

  expect((await lettersTo(accountId)).map((each) => each.split(' ')[0])).toEqual([
    'plan-unpaid-last',
  ]);
  portal.clock.advance(DAY_MS);
  expect(await sendHoldLetters(deps)).toBe(0);
});

test('takes the days from dated scheme settings', async () => {
  const { accountId } = await held();
  await portal.pool.query(
    `insert into scheme_fact (topic, valid_from, value)
     values ('limits', $1, '{"firstLetter": 3, "secondLetter": 5, "lastLetter": 9}')`,
    [helsinkiDay(portal.clock.now() + 4 * DAY_MS)],
  );
  portal.clock.advance(3 * DAY_MS);
  expect(await sendHoldLetters(deps)).toBe(0);
  portal.clock.advance(DAY_MS);
  expect(await sendHoldLetters(deps)).toBe(1);
  expect(await lettersTo(accountId)).toEqual(['plan-unpaid 2 1380']);
});

const ENDS: [string, string][] = [
  ['was paid', 'update contract_hold set lifted_at = $2 where contract_id = $1'],
  ['was ended', 'update monthly_contract set withdrawn_at = $2 where id = $1'],
  [
    'has an owner who leaves',
    `insert into account_deletion (account_id, requested_at, due_at)
     select account_id, $2, $2 from monthly_contract where id = $1`,
  ],
  [
    'has no owner any more',
    'update monthly_contract set account_id = null where id = $1 and $2::timestamptz is not null',
  ],
  [
    'is being charged',
    `with charged as (
       insert into instalment_charge (payment_id, contract_id, number)
       select payment_id, contract.id, 2 from order_fulfilment done
         join monthly_contract contract using (card_order_id) where contract.id = $1 returning payment_id)
     update payment set state = 'pending', state_at = $2 where id in (select payment_id from charged)`,
  ],
];

test.each(ENDS)('sends no reminder for a plan that %s', async (_, statement) => {
  const { accountId, contractId } = await held();
  portal.clock.advance(20 * DAY_MS);
  await portal.pool.query(statement, [contractId, new Date(portal.clock.now())]);

  expect(await sendHoldLetters(deps)).toBe(0);
  expect(await lettersTo(accountId)).toEqual([]);
});
