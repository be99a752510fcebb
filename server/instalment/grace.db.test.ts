import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMuseum, givenToken } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { chargeInstalments } from '../charge/charge-instalments.ts';
import { inTransaction } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import { makeLogger } from '../platform/logger.ts';
import { checkCard } from '../ticket-desk/record-visit.ts';
import { updateContractTokens } from './contract-queries.ts';
import { watchContracts } from './watch-contracts.ts';

const DAY = 24 * 60 * 60 * 1000;
const NO_FUNDS = 'f4650972-c0cd-4dab-8f16-3ecf26439755';
const GOOD = '798b445a-2216-46b7-ad1a-000f40ced6e8';

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const { settings, clock, pool } = portal;
  deps = { pool, clock, settings, log: makeLogger('silent') };
});
afterAll(() => portal.stop());

/** Letters since the purchase was confirmed. */
async function letters(): Promise<string[]> {
  const { rows } = await portal.pool.query(
    `select letter from mail_outbox where letter <> 'purchase-confirmation' order by queued_at`,
  );
  return rows.map(({ letter }) => letter);
}

test('retries an unpaid instalment, then warns, then holds the card until it is paid', async () => {
  const { pool, clock, settings } = portal;
  const { secretKey } = settings;
  const made = await givenContract(pool, { now: clock.now(), secretKey, token: NO_FUNDS });
  const { accountId, cardId, customerNumber } = made;
  const museumId = await givenMuseum(pool);
  const atDesk = async () => {
    const { verdict } = await checkCard(pool, { customerNumber, museumId, now: clock.now() });
    return verdict.verdict;
  };
  const today = async (days: number) => {
    clock.advance(days * DAY);
    await chargeInstalments(deps);
    await watchContracts(deps);
  };
  const { rows: before } = await pool.query('select * from card_validity where card_id = $1', [
    cardId,
  ]);

  for (let day = 0; day < 32; day += 1) await today(1);
  expect(await letters()).toEqual(['instalment-failed']);
  expect(await atDesk()).toBe('valid');

  for (let day = 0; day < 24; day += 1) await today(1);
  expect(await letters()).toEqual(['instalment-failed', 'entry-notice']);
  expect(await atDesk()).toBe('valid');

  for (let day = 0; day < 12; day += 1) await today(1);
  expect(await letters()).toEqual(['instalment-failed', 'entry-notice', 'entry-stopped']);
  expect(await atDesk()).toBe('onHold');
  const { rows: tries } = await pool.query(
    'select declined_on from token_charge where declined_on is not null',
  );
  expect(tries).toHaveLength(7);

  // Another card pays everything due and lifts the hold. The card's own validity never changed.
  const tokenId = await givenToken(pool, { accountId, secretKey, token: GOOD });
  await inTransaction(pool, (tx) =>
    updateContractTokens(tx, { accountId, tokenId, now: clock.now() }),
  );
  await today(0);
  expect(await atDesk()).toBe('valid');
  // The receipts have the same time.
  expect(await letters()).toContain('instalments-in-order');
  const { rows: due } = await pool.query(
    'select number from instalment where paid_by is null and due_on <= $1',
    [new Date(clock.now())],
  );
  expect(due).toEqual([]);
  expect(
    (await pool.query('select * from card_validity where card_id = $1', [cardId])).rows,
  ).toEqual(before);
});

test('asks the holder of a contract without a token for a card instead of charging', async () => {
  const { pool, clock, settings } = portal;
  const { secretKey } = settings;
  const { accountId } = await givenContract(pool, { now: clock.now(), secretKey, token: GOOD });
  await pool.query('update monthly_contract set token_id = null where account_id = $1', [
    accountId,
  ]);
  clock.advance(32 * DAY);
  await chargeInstalments(deps);
  await chargeInstalments(deps);
  const { rows } = await pool.query(
    `select data from mail_outbox join account on email_address = address
      where account.id = $1 and letter = 'instalment-failed'`,
    [accountId],
  );
  expect(rows).toMatchObject([{ data: { retryOn: null, number: 2 } }]);
});
