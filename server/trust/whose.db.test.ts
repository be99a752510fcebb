import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCard, givenMuseum } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { givenGift } from '../../test/given-gift.ts';
import { insertRow } from '../../test/insert-row.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { findOwnCard } from '../card/card-queries.ts';
import { lockOwnPayment } from '../charge/own-payment-queries.ts';
import { findPaymentStatus } from '../checkout/status-queries.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { lockGiverGift } from '../gift/giver/giver-queries.ts';
import { lockOwnContract } from '../instalment/schedule-queries.ts';
import { findOrdersOf } from '../my-card/my-orders-queries.ts';
import { withdrawApproval } from '../office/actions/approval-queries.ts';
import { isOwnPayment } from '../order/order-queries.ts';
import { claimAttempt, findOwnAttempt } from '../payment/start-queries.ts';
import { findExportFile } from '../privacy/export-queries.ts';
import { findOwnRenewal } from '../renewal/renewal-queries.ts';
import { deleteVisit } from '../ticket-desk/visit-queries.ts';

let running: TestApp;
let one: OwnedThings;
let other: OwnedThings;
beforeAll(async () => {
  running = await startApp();
  one = await givenThings();
  other = await givenThings();
});
afterAll(() => running.stop());

const now = Date.UTC(2027, 2, 1, 10);
type OwnedThings = Awaited<ReturnType<typeof givenThings>>;

/** A person with a plan, a renewal, a payment attempt, a gift, an export, a request and a visit. */
async function givenThings() {
  const { pool, settings } = running;
  const { secretKey } = settings;
  const { accountId, cardId } = await givenContract(pool, { now, secretKey, token: randomUUID() });
  const giftId = await givenGift(pool, { secretKey, now });
  const ids = { exportId: randomUUID(), askId: randomUUID(), visitId: randomUUID() };
  const museumId = await givenMuseum(pool);
  const visited = { card_id: (await givenCard(pool)).cardId, museum_id: museumId };
  await insertRow(pool, 'visit', { id: ids.visitId, ...visited });
  const until = new Date(now + 1);
  const own = Buffer.from('own');
  const files = { ready_at: until, data_file: own, readable_file: own };
  const file = { ...files, language: 'fi', expires_at: until };
  await insertRow(pool, 'data_export', { id: ids.exportId, account_id: accountId, ...file });
  const asked = { asked_by: accountId, reason: 'pyydetty', expires_at: until };
  await insertRow(pool, 'staff_approval', { id: ids.askId, ...asked });
  const { rows } = await pool.query<{
    contractId: string;
    paymentId: string;
    returnKey: string;
    orderNumber: string;
    keyHash: Buffer;
  }>(
    `with renewed as (
       update card_order set renews_card_id = $2, kind = 'renewal' where buyer_account_id = $1),
     charged as (
       insert into instalment_charge (payment_id, contract_id, number)
       select paid_by, contract_id, 1 from instalment where paid_by is not null
         and contract_id = (select id from monthly_contract where account_id = $1))
     select contract.id as "contractId", payment.id as "paymentId", return_key as "returnKey",
            reference as "orderNumber", giver_key_hash as "keyHash"
       from monthly_contract contract
       join payment_order link on link.card_order_id = contract.card_order_id
       join payment on payment.id = link.payment_id
       join gift on gift.card_order_id = $3
       join gift_order on gift_order.id = gift.order_id
      where account_id = $1`,
    [accountId, cardId, giftId],
  );
  const [found] = rows;
  if (!found) throw new Error('a plan without its payment');
  return { ...ids, ...found, accountId, cardId, giftId, museumId };
}

const owner = ({ accountId }: OwnedThings) => ({ accountId, browserHash: null });

/** Queries for things of `mine` by the owner of `his`. */
const QUERIES: Record<
  string,
  (tx: Transaction, mine: OwnedThings, his: OwnedThings) => Promise<unknown>
> = {
  card: (tx, { cardId }, { accountId }) => findOwnCard(tx, { accountId, cardId }),
  payment: (tx, { paymentId }, { accountId }) => lockOwnPayment(tx, { paymentId, accountId }),
  renewal: (tx, { returnKey }, { accountId }) => findOwnRenewal(tx, { returnKey, accountId }),
  plan: (tx, { contractId }, { accountId }) => lockOwnContract(tx, { contractId, accountId }),
  receipt: (tx, { paymentId }, his) => isOwnPayment(tx, paymentId, owner(his)),
  attempt: (tx, { paymentId }, his) => findOwnAttempt(tx, { paymentId, owner: owner(his) }),
  async 'attempt to begin'(tx, { paymentId }, his) {
    await tx.query(
      `update payment set state = 'created', payable_until = 'infinity' where id = $1`,
      [paymentId],
    );
    return claimAttempt(tx, { paymentId, owner: owner(his), now });
  },
  order: async (tx, { orderNumber }, { accountId }) =>
    (await findOrdersOf(tx, { accountId, orderNumber }))[0] ?? null,
  data: (tx, { exportId }, { accountId }) =>
    findExportFile(tx, { exportId, accountId, now, kind: 'data' }),
  gift: (tx, { giftId }, { keyHash }) => lockGiverGift(tx, { keyHash, giftId }),
  ask: (tx, { askId }, { accountId }) =>
    withdrawApproval(tx, { id: askId, memberId: accountId, now }),
  visit: (tx, { visitId }, { museumId }) =>
    deleteVisit(tx, { visitId, museumId, recordedAfter: 0 }),
};

test.each(Object.entries(QUERIES))(
  'a %s is found by its owner, and not by others',
  async (_, ask) => {
    const answers: unknown[] = [];
    const undone = new Error('looked at');
    for (const his of [one, other]) {
      await inTransaction(running.pool, async (tx) => {
        answers.push(await ask(tx, one, his));
        throw undone;
      }).catch((error) => expect(error).toBe(undone));
    }
    expect(answers.map(Boolean)).toEqual([true, false]);
  },
);

test('a giver sees the state of the payment, but nothing of the gift’s card', async () => {
  const { rows } = await running.pool.query<{ key: string }>(
    `select return_key as key from payment join payment_order on payment_id = payment.id where card_order_id = $1`,
    [one.giftId],
  );
  const status = await findPaymentStatus(running.pool, rows[0]?.key ?? '', owner(one));
  expect(status).toMatchObject({ state: 'paid', isFulfilled: true, card: null });
});
