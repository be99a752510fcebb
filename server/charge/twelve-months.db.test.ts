import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { givenToken } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { inTransaction, openPool, type Pool } from '../db/database.ts';
import { updateContractTokens } from '../instalment/contract-queries.ts';
import { watchContracts } from '../instalment/watch-contracts.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import type { Deps } from '../platform/context.ts';
import { makeLogger } from '../platform/logger.ts';
import { chargeInstalments } from './charge-instalments.ts';
import { askLostCharges } from './lost-charges.ts';

/**
 * Simulates a plan of twelve months with lost answers, lost callbacks, soft and hard declines, and five schedulers at
 * once. Forty contracts take some ten seconds; `npm run test:trust` runs two hundred.
 */
const CONTRACTS = Number(process.env.CONTRACTS ?? 40);
const share = (percent: number) => Math.max(1, Math.round((CONTRACTS * percent) / 100));
const SCHEDULERS = 5;
const DAY = 24 * 60 * 60 * 1000;
const GOOD = '798b445a-2216-46b7-ad1a-000f40ced6e8';

let portal: TestPortal;
let pools: Pool[];
let deps: Deps[];
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const { settings, clock } = portal;
  pools = Array.from({ length: SCHEDULERS }, () => openPool(settings.databaseUrl));
  deps = pools.map((pool) => ({ pool, clock, settings, log: makeLogger('silent') }));
  for (let made = 0; made < CONTRACTS; made += 1) {
    const { secretKey } = settings;
    await givenContract(portal.pool, { now: clock.now(), secretKey, token: GOOD });
  }
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await portal.stop();
});

const sandbox = (path: string, body?: object) =>
  fetch(`${portal.settings.sandboxUrl}/sandbox${path}`, {
    method: body || path === '/deliver-now' ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const fault = (times: number, what: object) =>
  sandbox('/faults', { match: { call: 'chargeMit' }, times, ...what });

async function count(sql: string): Promise<number> {
  const { rows } = await portal.pool.query(`select count(*)::int as count ${sql}`);
  return rows[0].count;
}
const unpaid = () => count('from instalment where paid_by is null');
const unknown = () => count(`from payment where state = 'unknown'`);

async function runAll() {
  await Promise.all(deps.map((each) => chargeInstalments(each)));
  await sandbox('/deliver-now');
}

/** Resolves unanswered charges, which are retried when they were not taken. */
async function settleLost() {
  const [first] = deps;
  if (!first || (await unknown()) === 0) return;
  portal.clock.advance(11 * 60 * 1000);
  await askLostCharges(first);
  await sandbox('/deliver-now');
  await vi.waitFor(async () => expect(await unknown()).toBe(0), { timeout: 30_000 });
  portal.clock.advance(2 * 60 * 60 * 1000);
  await runAll();
}

/** Holders with a revoked card save another one. */
async function changeCards() {
  const { rows } = await portal.pool.query(
    `select account_id from monthly_contract where failing_since is not null and next_try_at is null`,
  );
  for (const { account_id: accountId } of rows) {
    const { secretKey } = portal.settings;
    await portal.pool.query('delete from payment_token where account_id = $1', [accountId]);
    const tokenId = await givenToken(portal.pool, { accountId, secretKey, token: GOOD });
    const now = portal.clock.now();
    await inTransaction(portal.pool, (tx) => updateContractTokens(tx, { accountId, tokenId, now }));
  }
}

async function ledger(): Promise<{ stamp: string; kind: string }[]> {
  return (await sandbox('/ledger.json')).json() as Promise<{ stamp: string; kind: string }[]>;
}

test('charges each instalment of twelve months once and never a thirteenth, and the provider agrees', {
  timeout: 600_000,
}, async () => {
  for (let step = 0; step < 80 && (await unpaid()) > 0; step += 1) {
    portal.clock.advance(5 * DAY);
    if (step % 6 === 0) {
      await fault(share(5), { answer: 'resetAfter' });
      await fault(share(5), { signals: { missing: true } });
      await fault(share(5), { answer: 'resetBefore' });
      await fault(share(5), { decline: '116' });
      await fault(share(2), { decline: '208' });
    }
    await runAll();
    await settleLost();
    await changeCards();
  }
  expect(await unpaid()).toBe(0);
  expect(await unknown()).toBe(0);

  const taken = (await ledger()).filter(({ kind }) => kind === 'charge').map(({ stamp }) => stamp);
  const { rows } = await portal.pool.query(
    `select stamp from payment join payment_settlement on payment_id = id
      where id in (select payment_id from instalment_charge)`,
  );
  expect(taken.sort()).toEqual(rows.map(({ stamp }) => stamp).sort());
  expect(taken).toHaveLength(CONTRACTS * 11);
  expect(await count(`from payment where state = 'refundNeeded'`)).toBe(0);
  // The simulated faults occurred, and hard declines were not retried with the same card.
  expect(await count('from payment_report where heard_at is not null')).toBeGreaterThan(0);
  expect(await count('from token_charge where declined_on is not null')).toBeGreaterThan(5);
  expect(
    await count(`from (select token_id from token_charge where acquirer_code = '208'
                        group by token_id having count(*) > 1) twice`),
  ).toBe(0);
  expect(await checkInvariants(portal.pool)).toEqual([]);

  const before = taken.length;
  for (let month = 0; month < 3; month += 1) {
    portal.clock.advance(31 * DAY);
    await runAll();
    for (const each of deps) await watchContracts(each);
  }
  expect(await ledger()).toHaveLength(before);
});
