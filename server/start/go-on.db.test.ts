import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenContract } from '../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { chargeInstalments } from '../charge/charge-instalments.ts';
import { reconcilePayments } from '../checkout/settle/reconcile-payments.ts';
import { watchContracts } from '../instalment/watch-contracts.ts';
import type { Deps } from '../platform/context.ts';
import { makeLogger } from '../platform/logger.ts';
import { deleteAccounts } from '../privacy/delete-account.ts';
import { runInTimeSlice } from './tasks.ts';

const CONTRACTS = 205;
const PAYMENTS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const { settings, clock, pool } = portal;
  deps = { pool, clock, settings, log: makeLogger('silent') };
  const contract = { now: clock.now(), secretKey: settings.secretKey, token: randomUUID() };
  for (let made = 0; made < CONTRACTS; made += 1) await givenContract(pool, contract);
  // Paid ahead: each is examined and skipped, without a call or a letter.
  await pool.query(
    `update instalment later set paid_by = first.paid_by from instalment first
      where first.contract_id = later.contract_id and first.number = 1 and later.paid_by is null`,
  );
});
afterAll(() => portal.stop());

async function count(statement: string): Promise<number> {
  const { rows } = await portal.pool.query(`select count(*)::int as count ${statement}`);
  return rows[0].count;
}

describe('due instalments and payments', () => {
  test('are charged to the last contract in one run, and not beyond the caller’s limit', async () => {
    portal.clock.advance(35 * DAY_MS);
    let steps = 0;
    const thrice = () => ++steps <= 3;

    expect(await chargeInstalments(deps, thrice)).toBe(3);
    expect(await chargeInstalments(deps)).toBe(CONTRACTS - 3);
    expect(await count('from monthly_contract where next_try_at is not null')).toBe(0);
  });

  test('are checked to the last payment in one run', async () => {
    const now = new Date(portal.clock.now());
    await portal.pool.query(
      `update payment set check_at = $1, transaction_id = gen_random_uuid()
        where id in (select id from payment limit $2)`,
      [now, PAYMENTS],
    );

    expect(await reconcilePayments(deps)).toBe(PAYMENTS);
    expect(await reconcilePayments(deps)).toBe(0);
  });
});

describe('failed contracts and requested deletions', () => {
  /** Like a time slice that ends: the caller allows so many steps. */
  const steps = (most: number) => {
    let taken = 0;
    return () => ++taken <= most;
  };

  test('failed contracts are notified and then stopped to the last one, each once', async () => {
    const ago = new Date(portal.clock.now() - 25 * DAY_MS);
    await portal.pool.query('update monthly_contract set failing_since = $1', [ago]);

    expect(await watchContracts(deps, steps(3))).toBe(3);
    expect(await watchContracts(deps)).toBe(CONTRACTS - 3);
    expect(await watchContracts(deps)).toBe(0);
    expect(await count('from contract_hold')).toBe(0);

    portal.clock.advance(8 * DAY_MS);
    expect(await watchContracts(deps, steps(3))).toBe(3);
    expect(await watchContracts(deps)).toBe(CONTRACTS - 3);
    expect(await count('from contract_hold')).toBe(CONTRACTS);
    expect(await watchContracts(deps)).toBe(0);
  });

  test('accounts are deleted to the last one in one run, and not beyond the caller’s limit', async () => {
    await portal.pool.query('update monthly_contract set withdrawn_at = now()');
    const now = new Date(portal.clock.now());
    await portal.pool.query(
      `insert into account_deletion (account_id, requested_at, due_at)
       select distinct account_id, $1::timestamptz, $1::timestamptz from monthly_contract`,
      [now],
    );

    expect(await deleteAccounts(deps, steps(3))).toBe(3);
    expect(await deleteAccounts(deps)).toBe(CONTRACTS - 3);
    expect(await count('from account_deletion')).toBe(0);
  });
});

describe('a task in time slices', () => {
  beforeEach(() => portal.pool.query('delete from graphile_worker._private_jobs'));

  const left = () => count(`from graphile_worker.jobs where task_identifier = 'endless'`);
  const slice = (stopping: AbortSignal, work: (mayContinue: () => boolean) => Promise<unknown>) =>
    runInTimeSlice({ pool: portal.pool, stopping }, 'endless', work);

  test('leaves no job when it is complete', async () => {
    await slice(new AbortController().signal, async (mayContinue) =>
      expect(mayContinue()).toBe(true),
    );

    expect(await left()).toBe(0);
  });

  test('leaves one job for the rest when stopped, however many ran', async () => {
    const stop = new AbortController();
    const work = async (mayContinue: () => boolean) => {
      stop.abort();
      expect(mayContinue()).toBe(false);
    };
    await slice(stop.signal, work);
    await slice(stop.signal, work);

    expect(await left()).toBe(1);
  });

  test('leaves the rest to another run in progress', async () => {
    await portal.pool.query(`select graphile_worker.add_job('endless') from generate_series(1, 2)`);
    await portal.pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'us and another'`,
    );

    await slice(AbortSignal.abort(), async () => {});

    expect(await left()).toBe(2);
    // With two allowed, it adds a second job but no third.
    await runInTimeSlice(
      { pool: portal.pool, stopping: AbortSignal.abort() },
      'endless',
      async () => {},
      1,
    );
    expect(await left()).toBe(3);
    await runInTimeSlice(
      { pool: portal.pool, stopping: AbortSignal.abort() },
      'endless',
      async () => {},
      1,
    );
    expect(await left()).toBe(3);
  });
});
