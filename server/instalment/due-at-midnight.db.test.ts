import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, localDate } from '../../domain/base/local-date.ts';
import { dayBegins } from '../../domain/scheme/day-begins.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { chargeInstalments } from '../charge/charge-instalments.ts';
import { inTransaction } from '../db/database.ts';
import { makeLogger } from '../platform/logger.ts';
import { updateSchedule } from './instalment-queries.ts';

const GOOD = '798b445a-2216-46b7-ad1a-000f40ced6e8';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
});
afterAll(() => portal.stop());

/** A contract begun at noon of a day; the second instalment is due a month later. */
async function begun(day: string) {
  const { pool, settings } = portal;
  // Instalments of other tests must not be charged.
  await pool.query('update monthly_contract set withdrawn_at = created_at');
  const noon = dayBegins(localDate(day)) + 12 * 60 * 60 * 1000;
  const { accountId } = await givenContract(pool, {
    now: noon,
    secretKey: settings.secretKey,
    token: GOOD,
  });
  return { accountId, due: addMonths(localDate(day), 1) };
}

const chargedAt = (moment: number) => {
  const { pool, settings } = portal;
  return chargeInstalments({
    pool,
    settings,
    log: makeLogger('silent'),
    clock: { now: () => moment },
  });
};

// Summer, winter, and both daylight saving changes.
test.each(['2027-06-15', '2027-12-15', '2028-02-26', '2028-09-29'])(
  'charges an instalment a month after %s from midnight in Finland on, not earlier',
  async (day) => {
    const { due } = await begun(day);

    expect(await chargedAt(dayBegins(due) - 1)).toBe(0);
    expect(await chargedAt(dayBegins(due))).toBe(1);
  },
);

test('retries and postponements also begin at midnight in Finland', async () => {
  const { pool } = portal;
  const { accountId, due } = await begun('2029-06-15');
  const { rows } = await pool.query<{ id: string }>(
    'select id from monthly_contract where account_id = $1',
    [accountId],
  );
  const contractId = rows[0]?.id ?? '';
  await inTransaction(pool, (tx) =>
    updateSchedule(tx, { contractId, nextTry: due, failingSince: null }),
  );

  expect(await chargedAt(dayBegins(due) - 1)).toBe(0);
  expect(await chargedAt(dayBegins(due))).toBe(1);
});
