import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payAtPaytrail, signedInBuyer, startPurchase } from '../../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';

let portal: TestPortal;
let paymentId: string;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const started = await startPurchase(await signedInBuyer(portal));
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
  paymentId = started.paymentId;
});
afterAll(() => portal.stop());

const change = (sql: string) => portal.pool.query(sql, [paymentId]);

describe('snapshot of a payment', () => {
  test.each([
    [`update payment_order set price_cents = 1 where payment_id = $1`],
    [`update payment_order set language = 'sv' where payment_id = $1`],
    [
      `update payment_order set details = jsonb_set(details, '{buyer,firstName}', '"Eevi"')
        where payment_id = $1`,
    ],
    [`update payment_order set gift = '{"recipient_name": "Eevi"}' where payment_id = $1`],
    [`update payment set amount_cents = 1 where id = $1`],
    [`update payment set receipt = jsonb_set(receipt, '{lines}', '[]') where id = $1`],
    [`update payment set receipt = jsonb_set(receipt, '{buyerName}', '"Eevi"') where id = $1`],
    [`update payment set receipt = null where id = $1`],
  ])('is protected by the database: %s', async (sql) => {
    await expect(change(sql)).rejects.toThrow('never changed');
  });

  test.each([
    [`update payment_order set details = details #- '{buyer,phone}' where payment_id = $1`],
    [`update payment set receipt = receipt - 'buyerName' where id = $1`],
  ])('allows removing personal data: %s', async (sql) => {
    expect((await change(sql)).rowCount).toBe(1);
  });
});

/** Applies each breach in a transaction that is rolled back, with the database's guards off. */
async function breachesAfter(sql: string): Promise<string[]> {
  const client = await portal.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rowCount } = await client.query(sql, [paymentId]);
    expect(rowCount).toBeGreaterThan(0);
    return (await checkInvariants(client)).map(({ promise }) => promise);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('snapshot invariants', () => {
  test('find nothing in a sound purchase', async () => {
    expect(await checkInvariants(portal.pool)).toEqual([]);
  });

  test.each([
    [
      'a price that is not the payment’s',
      'same money',
      `update payment_order set price_cents = 6320 where payment_id = $1`,
    ],
    [
      'a payment of another sum',
      'same money',
      `update payment set amount_cents = 6320 where id = $1`,
    ],
    [
      'a receipt of another sum',
      'same money',
      `update payment set receipt = jsonb_set(receipt, '{lines,0,unitPrice}', '6320') where id = $1`,
    ],
    [
      'a payment without a receipt',
      'same money',
      `update payment set receipt = null where id = $1`,
    ],
    [
      'a card of somebody else',
      'the holder',
      `update museum_card set holder_first_name = 'Eevi'
        where id in (select card_id from order_fulfilment where payment_id = $1)`,
    ],
    [
      'a plastic card that was not made',
      'the plastic card',
      `delete from plastic_card_order where cause = 'payment:' || $1::text`,
    ],
    [
      'a settled payment that can be paid again',
      'still be paid',
      `update payment set payable_until = now() where id = $1`,
    ],
    [
      'a code that served too many',
      'limited code',
      `with made as (
         insert into campaign (name, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit)
         values ('Yksi', 'amountOff', 100, '{standard}', '{annually}', '2020-01-01', '2100-01-01', 1) returning id
       ), code as (
         insert into campaign_code (campaign_id, code) select id, 'YKSI' from made returning id
       ) update payment_order set campaign_code_id = code.id, units = 2, price_cents = 3950 from code where payment_id = $1`,
    ],
  ])('find %s', async (_name, promise, sql) => {
    expect(await breachesAfter(sql)).toContainEqual(expect.stringContaining(promise));
  });
});
