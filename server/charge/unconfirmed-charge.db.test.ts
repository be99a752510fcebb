import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { newToken } from '../account/secret-token.ts';
import { insertSession } from '../account/session/session-queries.ts';
import { secretKeyOf } from '../base/secret-key.ts';
import { sealToken } from '../instalment/seal-token.ts';
import { watchContracts } from '../instalment/watch-contracts.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import type { Deps } from '../platform/context.ts';
import { makeLogger } from '../platform/logger.ts';
import { chargeInstalments } from './charge-instalments.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const GOOD = '798b445a-2216-46b7-ad1a-000f40ced6e8';
const STEP_UP = '28007bdb-5865-4fdd-8c66-c7fe342a17e1';

let portal: TestPortal;
let deps: Deps;
const logged: string[] = [];
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const { settings, clock, pool } = portal;
  const log = makeLogger('error', { write: (line: string) => void logged.push(line) });
  deps = { pool, clock, settings, log };
});
afterAll(() => portal.stop());

const sandbox = (path: string, body?: object) =>
  fetch(`${portal.settings.sandboxUrl}/sandbox${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

async function holder(token: string) {
  const { pool, clock, settings } = portal;
  const { secretKey } = settings;
  const { accountId } = await givenContract(pool, { now: clock.now(), secretKey, token });
  const { rows } = await pool.query('select id from monthly_contract where account_id = $1', [
    accountId,
  ]);
  const contractId: string = rows[0].id;
  const payRest = () => call(accountId, 'payRestOfContract', { contractId });
  return { accountId, contractId, payRest };
}

async function call(accountId: string, method: string, params: object): Promise<Response> {
  const { pool, clock } = portal;
  const session = newToken();
  const now = clock.now();
  await insertSession(pool, { token: session, accountId, now, expiresAt: now + HOUR });
  return fetch(`${portal.url}${LWR_PATH}/MuseumCardUserController/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${session}` },
    body: JSON.stringify(params),
  });
}

async function charges(contractId: string) {
  const { rows } = await portal.pool.query<{ id: string; state: string; numbers: number[] }>(
    `select payment.id, payment.state, array_agg(number order by number) as numbers
       from instalment_charge share
       join payment on payment.id = share.payment_id
      where contract_id = $1
      group by payment.id
      order by payment.created_at`,
    [contractId],
  );
  return rows;
}

/** Reasons for refunds of a plan. */
async function needsOf(contractId: string): Promise<string[]> {
  const { rows } = await portal.pool.query<{ reason: string }>(
    `select reason from refund_need where payment_id in (select payment_id from instalment_charge where contract_id = $1)`,
    [contractId],
  );
  return rows.map(({ reason }) => reason);
}

async function contractOf(contractId: string) {
  const { rows } = await portal.pool.query(
    `select next_try_at, failing_since::text from monthly_contract where id = $1`,
    [contractId],
  );
  return rows[0];
}

async function letters(accountId: string): Promise<string[]> {
  const { rows } = await portal.pool.query<{ letter: string }>(
    `select letter from mail_outbox join account on email_address = address
      where account.id = $1 order by queued_at`,
    [accountId],
  );
  return rows.map(({ letter }) => letter);
}

async function hourly() {
  await watchContracts(deps);
  await chargeInstalments(deps);
  await sandbox('/deliver-now');
}

test('continues the plan of a holder who abandoned paying the rest, and refunds a late confirmation', async () => {
  const { pool, clock } = portal;
  const { contractId, payRest } = await holder(STEP_UP);
  clock.advance(32 * DAY);
  const { redirectUrl } = (await (await payRest()).json()) as { redirectUrl: string };
  expect(redirectUrl).toMatch(/^http/);

  clock.advance(23 * HOUR);
  await hourly();
  expect((await payRest()).status).toBe(409);
  expect((await charges(contractId)).map(({ state }) => state)).toEqual(['open']);

  clock.advance(2 * HOUR);
  await hourly();
  expect(await charges(contractId)).toMatchObject([
    { state: 'open', numbers: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    { state: 'paid', numbers: [2] },
  ]);
  expect(await checkInvariants(pool)).toEqual([]);

  await fetch(redirectUrl, { redirect: 'manual' });
  await sandbox('/deliver-now');
  await vi.waitFor(async () =>
    expect((await charges(contractId)).map(({ state }) => state)).toEqual(['refundNeeded', 'paid']),
  );
  expect(await needsOf(contractId)).toEqual(['paidTwice']);
});

test('lets the holder pay the rest again after a day', async () => {
  const { clock } = portal;
  const { contractId, payRest } = await holder(STEP_UP);
  await payRest();
  clock.advance(25 * HOUR);

  expect((await payRest()).status).toBe(200);
  const [first, second] = await charges(contractId);
  expect([first?.state, second?.state]).toEqual(['open', 'open']);
  expect(await checkInvariants(portal.pool)).toEqual([]);

  // Two within a day are caught by the nightly check.
  const move = (hours: number) =>
    portal.pool.query(
      `update payment set created_at = created_at + $2 * interval '1 hour' where id = $1`,
      [first?.id, hours],
    );
  await move(2);
  expect((await checkInvariants(portal.pool)).map(({ promise }) => promise)).toEqual([
    'no more than one charge of an instalment to a saved card is under way',
  ]);
  await move(-2);
});

test('resumes retries a day after an overdue holder abandoned a payment', async () => {
  const { pool, clock } = portal;
  const { accountId, contractId } = await holder(STEP_UP);
  clock.advance(32 * DAY);
  await sandbox('/faults', { match: { call: 'chargeMit' }, stepUp: true });
  await hourly();
  await fetch(`${portal.settings.sandboxUrl}/sandbox/faults`, { method: 'DELETE' });
  expect((await contractOf(contractId)).failing_since).not.toBeNull();
  clock.advance(HOUR);
  const { redirectUrl } = (await (await call(accountId, 'payDueInstalments', {})).json()) as {
    redirectUrl: string;
  };
  expect(redirectUrl).toMatch(/^http/);
  expect((await charges(contractId)).map(({ state }) => state)).toEqual(['failed', 'open']);

  // The provider never calls back: the browser was closed.
  clock.advance(23 * HOUR);
  await hourly();
  expect(await charges(contractId)).toHaveLength(2);
  clock.advance(2 * HOUR);
  await hourly();
  expect(await charges(contractId)).toMatchObject([
    { state: 'failed' },
    { state: 'open' },
    { state: 'paid', numbers: [2] },
  ]);
  expect(await contractOf(contractId)).toMatchObject({ failing_since: null });
  expect(await letters(accountId)).toContain('instalments-in-order');
  expect(await checkInvariants(pool)).toEqual([]);
});

test('treats a confirmation request for an absent holder as declined: notified and retried', async () => {
  const { clock } = portal;
  const { accountId, contractId } = await holder(GOOD);
  clock.advance(32 * DAY);
  const match = { call: 'chargeMit' };
  await sandbox('/faults', { match, stepUp: true });
  await hourly();
  await fetch(`${portal.settings.sandboxUrl}/sandbox/faults`, { method: 'DELETE' });

  expect(await charges(contractId)).toMatchObject([{ state: 'failed', numbers: [2] }]);
  expect(await letters(accountId)).toContain('instalment-failed');
  expect((await contractOf(contractId)).failing_since).not.toBeNull();

  // Retries begin at midnight in UTC, up to three hours into the Finnish day.
  clock.advance(2 * DAY + 3 * HOUR);
  await hourly();
  expect(await charges(contractId)).toMatchObject([{ state: 'failed' }, { state: 'paid' }]);
});

test('logs a saved card that no key decrypts and asks for a new one, without a charge that stays unknown', async () => {
  const { pool, clock } = portal;
  const { accountId, contractId, payRest } = await holder(GOOD);
  const lost = sealToken(GOOD, secretKeyOf('a key that somebody has lost, long enough'));
  const { rows } = await pool.query(
    'update payment_token set sealed_token = $2 where account_id = $1 returning id',
    [accountId, lost],
  );
  expect((await payRest()).status).toBe(409);
  clock.advance(32 * DAY);
  logged.length = 0;
  await hourly();
  clock.advance(HOUR);
  await hourly();

  expect(await charges(contractId)).toEqual([]);
  expect(logged.filter((line) => line.includes(rows[0].id))).toHaveLength(1);
  expect(await letters(accountId)).toContain('instalment-failed');
  expect(await contractOf(contractId)).toMatchObject({ next_try_at: null });
});

test('detects a provider outage between contracts without a payment card', async () => {
  const { pool, clock } = portal;
  const made: string[] = [];
  for (let each = 0; each < 40; each += 1) {
    const { contractId } = await holder(GOOD);
    made.push(contractId);
  }
  // Alternating: a contract without a card after each that the provider does not answer.
  await pool.query(
    `update monthly_contract contract
        set next_try_at = next_try_at + place * interval '1 second',
            token_id = case when place % 2 = 0 then token_id end
       from unnest($1::uuid[]) with ordinality as given (id, place)
      where contract.id = given.id`,
    [made],
  );
  clock.advance(32 * DAY);
  await sandbox('/faults', { match: { call: 'chargeMit' }, answer: 'unavailable' });
  await chargeInstalments(deps);
  await fetch(`${portal.settings.sandboxUrl}/sandbox/faults`, { method: 'DELETE' });

  const tried = await Promise.all(made.map(charges));
  // Five consecutive ones, and up to four that were under way.
  expect(tried.flat().length).toBeLessThanOrEqual(9);
});

test('sees no outage when the provider answers in between', async () => {
  const { clock } = portal;
  const made: string[] = [];
  for (let each = 0; each < 32; each += 1) made.push((await holder(GOOD)).contractId);
  clock.advance(32 * DAY);
  // Newest first: two without an answer and six with one, four times.
  for (let round = 0; round < 4; round += 1) {
    await sandbox('/faults', {
      match: { call: 'chargeMit' },
      answer: 'slow',
      delayMs: 0,
      times: 6,
    });
    await sandbox('/faults', { match: { call: 'chargeMit' }, answer: 'unavailable', times: 2 });
  }
  await chargeInstalments(deps);
  await fetch(`${portal.settings.sandboxUrl}/sandbox/faults`, { method: 'DELETE' });

  const tried = await Promise.all(made.map(charges));
  expect(tried.filter((each) => each.length > 0)).toHaveLength(32);
});

test('refunds money for a plan withdrawn meanwhile as a withdrawal', async () => {
  const { pool, clock } = portal;
  const { contractId, payRest } = await holder(STEP_UP);
  const { redirectUrl } = (await (await payRest()).json()) as { redirectUrl: string };
  await pool.query('update monthly_contract set withdrawn_at = $2 where id = $1', [
    contractId,
    new Date(clock.now()),
  ]);

  await fetch(redirectUrl, { redirect: 'manual' });
  await sandbox('/deliver-now');

  await vi.waitFor(async () =>
    expect((await charges(contractId)).map(({ state }) => state)).toEqual(['refundNeeded']),
  );
  expect(await needsOf(contractId)).toEqual(['withdrawn']);
});
