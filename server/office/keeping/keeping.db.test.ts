import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT_DATA, KEPT_DATA_NAMES } from '../../../domain/operations/kept-data.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { makeLogger } from '../../platform/logger.ts';

const DAY_MS = 86_400_000;

let running: TestApp;
let auditor: OfficeMember;
beforeAll(async () => {
  running = await startApp({});
  auditor = await officeMember(running, ['auditor']);
});
afterAll(() => running.stop());

const ask = () => auditor.ask('getKeeping', {}, 'GET');

async function givenReport(daysAgo: number): Promise<void> {
  await running.pool.query(
    `insert into payment_report (key, payment_ids, asked_at) values ($1, '{}', $2)`,
    [`report-${daysAgo}`, new Date(running.clock.now() - daysAgo * DAY_MS)],
  );
}

test('lists every retention period and shows that nothing has run yet', async () => {
  const { ranAt, kept, tables } = await ask();

  expect(ranAt).toBeNull();
  expect(kept.map(({ what }) => what).toSorted()).toEqual([...KEPT_DATA_NAMES].toSorted());
  expect(kept.every(({ what, days }) => days === KEPT_DATA[what])).toBe(true);
  expect(tables).toHaveLength(20);
  expect(tables.map(({ name }) => name)).toContain('payment');
});

test('shows overdue data until the clean-up has deleted it, and how much that was', async () => {
  const { pool, clock } = running;
  const reports = async () => (await ask()).kept.find(({ what }) => what === 'reports');
  await givenReport(91);
  // A day of delay is tolerated: the job may be busy.
  expect(await reports()).toMatchObject({ isTooLong: false });
  await givenReport(93);
  expect(await reports()).toMatchObject({
    oldestAt: clock.now() - 93 * DAY_MS,
    isTooLong: true,
    ended: 0,
  });

  await cleanUp({ pool, clock, log: makeLogger('silent'), sessionIdleSeconds: 1_800 });

  expect(await reports()).toMatchObject({
    oldestAt: null,
    isTooLong: false,
    ended: 2,
    failed: false,
  });
  expect((await ask()).ranAt).toBe(clock.now());
});

test('names a failed step, also one that clears rows of several tables', async () => {
  const { pool, clock } = running;
  const run = () => cleanUp({ pool, clock, log: makeLogger('silent'), sessionIdleSeconds: 1_800 });
  await pool.query('alter table payment rename to payment_away');
  await run().finally(() => pool.query('alter table payment_away rename to payment'));
  expect((await ask()).failedSteps).toContain('payments');

  await run();
  expect((await ask()).failedSteps).toEqual([]);
});

test('is hidden from members without the right', async () => {
  const agent = await officeMember(running, ['agent']);

  await expect(agent.ask('getKeeping', {}, 'GET')).rejects.toMatchObject({ status: 403 });
});
