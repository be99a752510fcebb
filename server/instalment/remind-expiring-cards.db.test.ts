import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenContract } from '../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { remindExpiringCards } from './remind-expiring-cards.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
});
afterAll(() => portal.stop());

/** A payer whose next instalment is due in a month and whose payment card expires after the given months. */
async function payer(token: string, monthsLeft: number) {
  const now = portal.clock.now();
  const { secretKey } = portal.settings;
  const { accountId } = await givenContract(portal.pool, { now, secretKey, token });
  await portal.pool.query(
    `update payment_token
        set expires_on = to_char(to_timestamp($2) + make_interval(months => $3), 'YYYY-MM')
      where account_id = $1`,
    [accountId, now / 1000, monthsLeft],
  );
  return accountId;
}

async function lettersTo(accountId: string) {
  const { rows } = await portal.pool.query(
    `select data ->> 'lastFour' as "lastFour", data ->> 'expiresOn' as "expiresOn"
       from mail_outbox
       join account on email_address = address
      where account.id = $1 and letter = 'payment-card-expiring'`,
    [accountId],
  );
  return rows;
}

test('warns once, in time, when the payment card expires before the next instalment', async () => {
  const ending = await payer('ending', 0);
  const lasting = await payer('lasting', 1);
  const failing = await payer('failing', 0);
  const unknown = await payer('unknown', 0);
  await portal.pool.query(
    'update monthly_contract set failing_since = current_date where account_id = $1',
    [failing],
  );
  await portal.pool.query(`update payment_token set expires_on = '' where account_id = $1`, [
    unknown,
  ]);

  await remindExpiringCards(portal);
  expect(await lettersTo(ending)).toEqual([]);

  portal.clock.advance(12 * DAY_MS);
  await Promise.all([1, 2, 3].map(() => remindExpiringCards(portal)));
  await remindExpiringCards(portal);

  expect(await lettersTo(ending)).toMatchObject([{ lastFour: '0024' }]);
  for (const untold of [lasting, failing, unknown]) expect(await lettersTo(untold)).toEqual([]);
});

test('does not warn a payer who has saved another card', async () => {
  const accountId = await payer('replaced', 0);
  await portal.pool.query(`update payment_token set expires_on = '2040-01' where account_id = $1`, [
    accountId,
  ]);
  portal.clock.advance(12 * DAY_MS);
  await remindExpiringCards(portal);

  expect(await lettersTo(accountId)).toEqual([]);
});
