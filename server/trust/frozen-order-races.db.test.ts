import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { payAtPaytrail, purchaseInput, signedInBuyer, startPurchase } from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

const DAY = 24 * 60 * 60 * 1000;
const ROUNDS = 8;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

async function codeWith(useLimit: number): Promise<string> {
  const code = `K${randomUUID().slice(0, 8).toUpperCase()}`;
  await portal.pool.query(
    `insert into campaign_code (code, kind, value, valid_from, valid_until, use_limit)
     values ($1, 'amountOff', 3950, '2020-01-01', '2100-01-01', $2)`,
    [code, useLimit],
  );
  return code;
}

async function comeBack(started: Parameters<typeof payAtPaytrail>[0]): Promise<void> {
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
}

async function statesOf(paymentIds: string[]): Promise<string[]> {
  const { rows } = await portal.pool.query<{ state: string }>(
    'select state from payment where id = any ($1::uuid[])',
    [paymentIds],
  );
  return rows.map(({ state }) => state).sort();
}

test('a form resent during settlement neither changes the card nor fails', async () => {
  const campaignCode = await codeWith(1_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer, { campaignCode });
    const inputData = purchaseInput(buyer.emailAddress, {
      buyer: { firstName: 'Eevi' },
      campaignCode,
    });
    const [, ...answers] = await Promise.all([
      comeBack(started),
      ...[1, 2, 3].map(() => buyer.call('processMuseumCard', { inputData, validateOnly: false })),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statesOf([started.paymentId])).toEqual(['paid']);
    const { rows } = await portal.pool.query(
      `select holder_first_name from museum_card card
         join order_fulfilment done on done.card_id = card.id where done.payment_id = $1`,
      [started.paymentId],
    );
    expect(rows).toEqual([{ holder_first_name: 'Aino' }]);
  }
});

test('when three late payments compete for the last use, one gets it and two are refunded', async () => {
  const campaignCode = await codeWith(1);
  const late: Parameters<typeof comeBack>[0][] = [];
  for (let buyer = 0; buyer < 3; buyer += 1) {
    late.push(await startPurchase(await signedInBuyer(portal), { campaignCode }));
    // An unpaid payment expires, which frees its use.
    portal.clock.advance(17 * DAY);
  }
  await Promise.all(late.map(comeBack));

  expect(await statesOf(late.map(({ paymentId }) => paymentId))).toEqual([
    'paid',
    'refundNeeded',
    'refundNeeded',
  ]);
});
