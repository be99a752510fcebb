import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { deskVerdict } from '../../test/desk-clerk.ts';
import { givenToken } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { newToken } from '../account/secret-token.ts';
import { insertSession } from '../account/session/session-queries.ts';
import { returnAddress } from '../checkout/return-page.ts';
import { inTransaction } from '../db/database.ts';
import { updateContractTokens } from '../instalment/contract-queries.ts';
import { watchContracts } from '../instalment/watch-contracts.ts';
import type { Deps } from '../platform/context.ts';
import { makeLogger } from '../platform/logger.ts';
import { chargeInstalments } from './charge-instalments.ts';

const DAY = 24 * 60 * 60 * 1000;
const TOKENS = {
  good: '798b445a-2216-46b7-ad1a-000f40ced6e8',
  stepUp: '28007bdb-5865-4fdd-8c66-c7fe342a17e1',
  noFunds: 'f4650972-c0cd-4dab-8f16-3ecf26439755',
};

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const { settings, clock, pool } = portal;
  deps = { pool, clock, settings, log: makeLogger('silent') };
});
afterAll(() => portal.stop());

type Paid = {
  success: boolean;
  redirectUrl: string | null;
  isPending: boolean;
  declined: string | null;
};

/** A holder whose second instalment was declined, and who has just saved another payment card. */
async function withNewCard(token: string, { days = 32 } = {}) {
  const { pool, clock, settings } = portal;
  const { secretKey } = settings;
  const made = await givenContract(pool, { now: clock.now(), secretKey, token: TOKENS.noFunds });
  for (let day = 0; day < days; day += 1) {
    clock.advance(DAY);
    await chargeInstalments(deps);
    await watchContracts(deps);
  }
  const { accountId } = made;
  const given = { accountId, secretKey, token };
  const tokenId = await (token === TOKENS.noFunds
    ? savedToken(accountId)
    : givenToken(pool, given));
  await inTransaction(pool, (tx) =>
    updateContractTokens(tx, { accountId, tokenId, now: clock.now() }),
  );
  const session = newToken();
  const now = clock.now();
  await insertSession(pool, { token: session, accountId, now, expiresAt: now + DAY });
  const pay = async (): Promise<Paid> => {
    const url = `${portal.url}${LWR_PATH}/MuseumCardUserController/payDueInstalments`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `session=${session}` },
      body: '{}',
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Paid;
  };
  return { ...made, pay };
}

async function savedToken(accountId: string): Promise<string> {
  const { rows } = await portal.pool.query('select id from payment_token where account_id = $1', [
    accountId,
  ]);
  return rows[0].id;
}

async function charges(accountId: string) {
  const { rows } = await portal.pool.query<{ state: string; numbers: number[] }>(
    `select payment.state, array_agg(number order by number) as numbers
       from instalment_charge share
       join payment on payment.id = share.payment_id
       join monthly_contract contract on contract.id = share.contract_id
      where contract.account_id = $1
      group by payment.id, payment.created_at
      order by payment.created_at`,
    [accountId],
  );
  return rows;
}
const paidOf = async (accountId: string) =>
  (await charges(accountId)).filter(({ state }) => state === 'paid').map(({ numbers }) => numbers);

describe('saving a new payment card', () => {
  test('charges overdue instalments at once and lifts the hold in the same request', async () => {
    const { accountId, customerNumber, pay } = await withNewCard(TOKENS.good, { days: 70 });
    expect(await deskVerdict(portal, customerNumber)).toBe('onHold');

    expect(await pay()).toEqual({
      success: true,
      redirectUrl: null,
      isPending: false,
      declined: null,
    });

    expect(await deskVerdict(portal, customerNumber)).toBe('valid');
    // Both overdue instalments, in one charge.
    expect(await paidOf(accountId)).toEqual([[2, 3]]);
    expect(await pay()).toMatchObject({ success: true });
    expect(await paidOf(accountId)).toEqual([[2, 3]]);
  });

  test('charges once from three tabs and three schedulers at the same time', async () => {
    const { accountId, pay } = await withNewCard(TOKENS.good);

    const [answers] = await Promise.all([
      Promise.all([pay(), pay(), pay()]),
      Promise.all([chargeInstalments(deps), chargeInstalments(deps), chargeInstalments(deps)]),
    ]);

    for (const { success, isPending, declined } of answers) {
      expect(success || isPending).toBe(true);
      expect(declined).toBeNull();
    }
    expect(await paidOf(accountId)).toEqual([[2]]);
  });

  test('shows the reason of a decline and waits for the next retry day', async () => {
    const { accountId, pay } = await withNewCard(TOKENS.noFunds);
    portal.clock.advance(61_000);
    const before = (await charges(accountId)).length;

    expect(await pay()).toMatchObject({ success: false, isPending: false, declined: 'later' });
    // Neither the schedule nor a second click retries a card declined a moment ago.
    await chargeInstalments(deps);
    expect(await pay()).toMatchObject({ success: false, declined: 'later' });
    expect(await charges(accountId)).toHaveLength(before + 1);
  });

  test('redirects every tab to the bank when the charge needs confirmation', async () => {
    const { accountId, pay } = await withNewCard(TOKENS.stepUp);
    const { redirectUrl } = await pay();
    expect(redirectUrl).toMatch(/^http/);
    expect((await pay()).redirectUrl).toBe(redirectUrl);
    await chargeInstalments(deps);
    expect(await paidOf(accountId)).toEqual([]);
    // The return page is where the holder began, not the thank-you page of an order.
    expect(await returnAddress(portal.pool, await returnKeyOf(accountId))).toBe(
      '/oma/kuukausimaksu?era=kesken',
    );
  });
});

async function returnKeyOf(accountId: string): Promise<string> {
  const { rows } = await portal.pool.query<{ return_key: string }>(
    `select return_key
       from instalment_charge share
       join monthly_contract contract on contract.id = share.contract_id
       join payment on payment.id = share.payment_id
      where contract.account_id = $1
      order by payment.created_at desc
      limit 1`,
    [accountId],
  );
  return rows[0]?.return_key ?? '';
}
