import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../../../domain/base/local-date.ts';
import {
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../../test/buyer.ts';
import { givenStaff } from '../../../test/given.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';

const HOUR = 60 * 60 * 1000;
const SMARTUM = { provider: 'smartum', call: 'createSmartumPayment' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

async function staff(): Promise<Buyer & { accountId: string }> {
  const clerk = await signedInBuyer(portal);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    clerk.emailAddress,
  ]);
  await givenStaff(portal.pool, rows[0].id);
  return { ...clerk, accountId: rows[0].id };
}

const mark = (clerk: Buyer, method: string, params: object) =>
  clerk.call(method, params, 'BackOfficeController');

async function stateOf(paymentId: string) {
  const { rows } = await portal.pool.query('select state from payment where id = $1', [paymentId]);
  return rows[0]?.state;
}

/** The fields of a payment's notifications. */
async function fieldsOf(paymentId: string) {
  const { rows } = await portal.pool.query(
    'select fields from payment_notification where payment_id = $1',
    [paymentId],
  );
  return rows.map(({ fields }) => fields);
}

test('opened Smartum payments without an outcome are listed for the office', async () => {
  const paid = await startPurchase(await signedInBuyer(portal), SMARTUM);
  const unpaid = await startPurchase(await signedInBuyer(portal), SMARTUM);
  portal.clock.advance(2 * HOUR);
  const recent = await startPurchase(await signedInBuyer(portal), SMARTUM);
  const clerk = await staff();

  const first = await mark(clerk, 'markUnreturned', { paymentId: unpaid.paymentId, isPaid: false });
  expect(first.body.unreturned).toMatchObject([{ paymentId: paid.paymentId, amount: 79 }]);
  const second = await mark(clerk, 'markUnreturned', { paymentId: paid.paymentId, isPaid: true });
  const again = await mark(clerk, 'markUnreturned', { paymentId: paid.paymentId, isPaid: false });
  await mark(clerk, 'markUnreturned', { paymentId: recent.paymentId, isPaid: true });

  expect([second.body.unreturned, again.body.unreturned]).toEqual([[], []]);
  expect(await stateOf(paid.paymentId)).toBe('paid');
  expect(await stateOf(unpaid.paymentId)).toBe('cancelled');
  expect(await stateOf(recent.paymentId)).toBe('open');
  for (const { paymentId } of [paid, unpaid]) {
    expect(await fieldsOf(paymentId)).toMatchObject([{ saidBy: clerk.accountId }]);
  }
});

test('the lists are for staff only', async () => {
  const { paymentId } = await startPurchase(await signedInBuyer(portal), SMARTUM);
  portal.clock.advance(2 * HOUR);
  const buyer = await signedInBuyer(portal);

  expect((await mark(buyer, 'markUnreturned', { paymentId, isPaid: true })).status).toBe(403);
  expect((await mark(buyer, 'markUnmatchedDone', { id: paymentId })).status).toBe(403);
  expect(await stateOf(paymentId)).toBe('open');
});

test('money without an order is listed until a member has handled it', async () => {
  const { rows } = await portal.pool.query(
    `insert into unmatched_money (channel, stamp, amount_cents, reason, came_at)
     values ('paytrail', 'nobody', 7900, 'unknownPayment', now()) returning id`,
  );
  const { id } = rows[0];
  const clerk = await staff();
  const other = '00000000-0000-4000-8000-000000000000';

  const listed = await mark(clerk, 'markUnmatchedDone', { id: other });
  const seenTo = await mark(clerk, 'markUnmatchedDone', { id });

  expect(listed.body.unmatched).toMatchObject([{ id, amount: 79, stamp: 'nobody' }]);
  expect(seenTo.body.unmatched).toEqual([]);
});

test('a stated withdrawal is listed until the buyer carries it out or a member has handled it', async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer);
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
  const { rows } = await portal.pool.query('select reference from payment where id = $1', [
    started.paymentId,
  ]);
  const orderNumber: string = rows[0].reference;
  const { emailAddress } = buyer;
  const state = (stated: object) =>
    buyer.call(
      'stateWithdrawal',
      { name: 'Aino Lahtinen', what: 'card', emailAddress, ...stated },
      'WithdrawalController',
    );
  await state({ orderNumber });
  await state({ orderNumber });
  await state({ orderNumber: 'MK999999' });
  const clerk = await staff();
  const other = '00000000-0000-4000-8000-000000000000';

  const listed = (await mark(clerk, 'markStatementDone', { id: other })).body.statements;
  expect(listed).toMatchObject([
    { orderNumber, paymentId: started.paymentId, emailAddress: emailAddress.toLowerCase() },
    { orderNumber: 'MK999999', paymentId: null },
  ]);
  const statedOn = helsinkiDay(listed[0].statedAt);
  expect(listed[0].refundBy).toBe(addDays(statedOn, 14));

  const withdrawn = { orderNumber, refund: 79, withdrawalKey: '' };
  expect((await buyer.call('withdrawOrder', withdrawn, 'WithdrawalController')).status).toBe(200);
  const { id } = listed[1];
  const both = await Promise.all([
    mark(clerk, 'markStatementDone', { id }),
    mark(clerk, 'markStatementDone', { id }),
  ]);

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await mark(clerk, 'markStatementDone', { id })).body.statements).toEqual([]);
  expect((await mark(buyer, 'markStatementDone', { id })).status).toBe(403);
});

test('a waiting payment is mentioned at the price check with a link to its page, for either payment plan', async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer);
  await fetch((await payAtPaytrail(started, { outcome: 'pending' })) ?? '', { redirect: 'manual' });
  const { rows } = await portal.pool.query('select return_key from payment where id = $1', [
    started.paymentId,
  ]);

  for (const paymentBillingType of ['annually', 'monthly']) {
    const inputData = purchaseInput(buyer.emailAddress, { paymentBillingType });
    const { body } = await buyer.call('processMuseumCard', { inputData, validateOnly: true });
    expect(body).toMatchObject({
      purchasePrice: null,
      validationError: expect.stringContaining('Älä maksa uudelleen'),
      pendingPaymentUrl: `/maksu/odottaa?maksu=${rows[0].return_key}`,
    });
  }
});
