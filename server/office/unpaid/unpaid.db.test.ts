import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../../../domain/base/local-date.ts';
import { givenContract } from '../../../test/given-contract.ts';
import { officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { workLists } from '../work/work-lists.ts';

const DAY_MS = 86_400_000;

let running: TestApp;
beforeAll(async () => {
  running = await startApp({});
});
afterAll(() => running.stop());

/** A contract whose payment failed so many days ago, on hold since a month later, with these letters sent. */
async function behind(days: number, sent: string[] = []) {
  const { pool, clock, settings } = running;
  const { secretKey } = settings;
  const { accountId } = await givenContract(pool, { now: clock.now(), secretKey, token: 'behind' });
  const today = helsinkiDay(clock.now());
  const { rows } = await pool.query<{ id: string; card: string }>(
    `with moved as (
       update monthly_contract set failing_since = $2::date, noticed_on = $2::date + 23, starts_on = $2::date - 31
        where account_id = $1 returning id, card_id),
     due as (
       update instalment set due_on = (due_on + ($2::date - $3::date) - 31) from moved where contract_id = moved.id)
     select id, card_id as card from moved`,
    [accountId, addDays(today, -days), today],
  );
  const made = rows[0]!;
  if (days >= 30) {
    await pool.query(
      `with hold as (
         insert into contract_hold (contract_id, card_id, placed_at) values ($1, $2, $3) returning id)
       insert into hold_letter (hold_id, step, sent_on, due_cents)
       select hold.id, step, $4, 690 from hold, unnest($5::text[]) as step`,
      [made.id, made.card, new Date(clock.now() - (days - 30) * DAY_MS), today, sent],
    );
  }
  return { accountId, contractId: made.id };
}

test('unpaid plans are grouped by four ages, longest first, with their next step', async () => {
  const { pool, clock } = running;
  const today = helsinkiDay(clock.now());
  const given = [
    await behind(91, ['first', 'second', 'last']),
    await behind(90, ['first', 'second']),
    await behind(46, ['first']),
    await behind(45, ['first']),
    await behind(15),
    await behind(14),
    await behind(0),
  ];
  const gone = await behind(200, ['ended']);
  await pool.query('update monthly_contract set account_id = null where id = $1', [
    gone.contractId,
  ]);
  const ended = await behind(60);
  await pool.query('update monthly_contract set withdrawn_at = created_at where id = $1', [
    ended.contractId,
  ]);

  const agent = await officeMember(running, ['agent']);
  const { ages, plans, hasMore } = await agent.ask('getUnpaidPlans', {}, 'GET');

  expect(ages.map(({ from, to, count }) => [from, to, count])).toEqual([
    [0, 14, 2],
    [15, 45, 2],
    [46, 90, 2],
    [91, null, 2],
  ]);
  expect(hasMore).toBe(false);
  expect(plans.map(({ person }) => person?.id ?? null)).toEqual([
    null,
    ...given.map(({ accountId }) => accountId),
  ]);
  expect(plans.map(({ days }) => days)).toEqual([200, 91, 90, 46, 45, 15, 14, 0]);
  expect(plans.map(({ next }) => next)).toEqual([
    { kind: 'decide', on: today },
    { kind: 'decide', on: today },
    // On hold for 60 days: the last letter is due after 90.
    { kind: 'lastLetter', on: addDays(today, 30) },
    { kind: 'letter', on: addDays(today, 29) },
    { kind: 'letter', on: addDays(today, 30) },
    { kind: 'works', on: addDays(today, 14) },
    { kind: 'works', on: addDays(today, 15) },
    { kind: 'works', on: addDays(today, 29) },
  ]);
  const listed = plans.reduce((sum, { due }) => sum + Math.round(due.amount * 100), 0);
  const counted = await workLists.unpaid.count(pool, {
    now: clock.now(),
    today,
    lateBefore: clock.now() - 90 * DAY_MS,
  });
  expect(counted).toMatchObject({ count: 8, amountCents: listed });
  expect(ages.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(listed);
});
