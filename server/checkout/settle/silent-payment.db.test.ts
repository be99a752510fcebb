import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../../../domain/base/local-date.ts';
import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import {
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../../test/buyer.ts';
import { givenCard, givenStaff } from '../../../test/given.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { findDueDeletions } from '../../privacy/delete-account-queries.ts';
import { remindEndings } from '../../renewal/remind-endings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SMARTUM = { provider: 'smartum', call: 'createSmartumPayment' };
const MINE = 'MyMuseumCardController';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(() => portal.stop());

const today = () => helsinkiDay(portal.clock.now());
const mine = async (buyer: Buyer) => (await buyer.read('getMyCard', {}, MINE)).body;
const orders = async (buyer: Buyer) => (await buyer.read('getMyOrders', {}, MINE)).body.orders;
const buy = async (buyer: Buyer) =>
  (
    await buyer.call('processMuseumCard', {
      inputData: purchaseInput(buyer.emailAddress),
      validateOnly: true,
    })
  ).body;
const recordOf = async (paymentId: string) =>
  (
    await portal.pool.query(
      'select return_key as key, state, card_order_id as "orderId" from payment join payment_order on payment_id = payment.id where payment.id = $1',
      [paymentId],
    )
  ).rows[0];
async function payAgain(buyer: Buyer, paymentId: string) {
  const { orderId } = await recordOf(paymentId);
  const { rows } = await portal.pool.query(
    'select buyer_account_id as id from card_order where id = $1',
    [orderId],
  );
  return buyer.call('createPaymentRecord', {
    museumCardEventIds: [orderId],
    language: 'FI',
    personAccountId: rows[0].id,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'standard',
    paymentBillingType: 'annually',
  });
}
async function days(count: number) {
  portal.clock.advance(count * DAY_MS);
  const log = { error: (fault: unknown) => expect(fault).toBeNull() };
  await cleanUp({ ...portal, log, sessionIdleSeconds: 1800 });
}
async function enter(emailAddress: string): Promise<Buyer> {
  const again = await signedInBuyer(portal);
  await portal.pool.query(
    `update account_session set account_id = (select id from account where email_address = $1)
      where account_id = (select id from account where email_address = $2)`,
    [emailAddress, again.emailAddress],
  );
  return { ...again, emailAddress };
}

test('a buyer who did not return from Smartum is never asked for a second payment', async () => {
  const noora = await signedInBuyer(portal);
  const { paymentId } = await startPurchase(noora, SMARTUM);
  expect(await mine(noora)).toMatchObject({ card: null, isBeingPaid: true });
  const { key, orderId } = await recordOf(paymentId);

  await days(60);
  const later = await enter(noora.emailAddress);
  expect(await mine(later)).toMatchObject({ card: null, isBeingPaid: true });
  expect(await buy(later)).toMatchObject({ validationError: expect.stringMatching(/vahvist/) });
  expect((await payAgain(later, paymentId)).status).toBe(409);
  expect(await orders(later)).toMatchObject([{ state: 'pending', paymentKey: key }]);
  const { rows } = await portal.pool.query(
    'select details, forgotten_at from card_order where id = $1',
    [orderId],
  );
  expect(rows[0]).toMatchObject({ forgotten_at: null, details: { buyer: { firstName: 'Aino' } } });

  const clerk = await signedInBuyer(portal);
  const { rows: staff } = await portal.pool.query(
    'select id from account where email_address = $1',
    [clerk.emailAddress],
  );
  await givenStaff(portal.pool, staff[0].id);
  const asked = { paymentId, isPaid: true };
  const { body } = await clerk.call('markUnreturned', asked, 'BackOfficeController');
  expect(body.unreturned).toEqual([]);
  expect(await mine(later)).toMatchObject({ card: { record: {} }, isBeingPaid: false });
});

test('two orders of the same card, annual and monthly: neither can be paid while one may be paid', async () => {
  const noora = await signedInBuyer(portal);
  const { paymentId: monthly } = await startPurchase(noora, {
    paymentBillingType: 'monthly',
    call: 'createPaytrailPaymentAndTokenize',
  });
  await startPurchase(noora, SMARTUM);
  portal.clock.advance(11 * 60_000);

  const { key, orderId } = await recordOf(monthly);
  const { body } = await noora.read('getOrderToPay', { paymentKey: key });
  expect(body).toMatchObject({ state: 'beingConfirmed' });
  const again = await noora.call('createPaymentRecord', {
    museumCardEventIds: [orderId],
    language: 'FI',
    personAccountId: body.personAccountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'standard',
    paymentBillingType: 'monthly',
  });
  expect(again).toMatchObject({ status: 409, body: [{ errorCode: 'PAYMENT_BEING_CONFIRMED' }] });
});

describe('renewal opened at Smartum in a browser that did not return', () => {
  const USER = 'MuseumCardUserController';
  async function left() {
    const holder = await signedInBuyer(portal);
    const { rows } = await portal.pool.query('select id from account where email_address = $1', [
      holder.emailAddress,
    ]);
    const accountId: string = rows[0].id;
    const { cardId } = await givenCard(portal.pool, { accountId, validUntil: addDays(today(), 5) });
    const renew = (paymentBillingType: string) =>
      holder.call(
        'renewMuseumCard',
        { userDetails: { museumCard: { Id: cardId } }, paymentBillingType },
        USER,
      );
    const { body: made } = await renew('annually');
    const { body: paymentRecordId } = await holder.call('createPaymentRecord', {
      museumCardEventIds: [made.renewalMuseumCardEventId],
      language: 'FI',
      personAccountId: accountId,
      paymentProviderType: 'smartum',
      paymentProcessType: 'renewal',
      paymentBillingType: 'annually',
    });
    expect((await holder.call('createSmartumPayment', { paymentRecordId })).status).toBe(200);
    portal.clock.advance(11 * 60_000);
    return { holder, accountId, cardId, renew, key: (await recordOf(paymentRecordId)).key };
  }

  test('cannot be paid another way, and is not reminded of, until its outcome is stated', async () => {
    const { holder, cardId, renew, key } = await left();
    for (const billing of ['annually', 'monthly']) {
      expect((await renew(billing)).body.validationError).toMatch(/vahvist/);
    }
    const { body } = await holder.read('getRenewalOffer', {}, USER);
    expect(body.offer.pendingPaymentUrl).toContain(key);
    expect(await mine(holder)).toMatchObject({ card: { record: {} }, isBeingPaid: true });
    await remindEndings(portal);
    const { rows } = await portal.pool.query('select from mail_outbox where card_id = $1', [
      cardId,
    ]);
    expect(rows).toEqual([]);

    expect((await holder.call('markPaymentNotMade', { paymentKey: key })).body.isOpen).toBe(true);
    expect((await renew('monthly')).body.validationError).toBeNull();
    expect(await mine(holder)).toMatchObject({ isBeingPaid: false });
  });

  test('keeps its account when its owner leaves', async () => {
    const { accountId } = await left();
    await portal.pool.query(
      'insert into account_deletion (account_id, requested_at, due_at) values ($1, $2, $2)',
      [accountId, new Date(portal.clock.now())],
    );
    expect(await findDueDeletions(portal.pool, portal.clock.now())).not.toContain(accountId);
  });
});

test('can be paid another way once the buyer states that it was not paid; only the buyer may', async () => {
  const noora = await signedInBuyer(portal);
  const { paymentId } = await startPurchase(noora, SMARTUM);
  portal.clock.advance(11 * 60_000);
  const { key } = await recordOf(paymentId);
  expect((await payAgain(noora, paymentId)).status).toBe(409);
  const stranger = await signedInBuyer(portal);
  expect((await stranger.call('markPaymentNotMade', { paymentKey: key })).status).toBe(404);

  expect((await noora.call('markPaymentNotMade', { paymentKey: key })).body).toEqual({
    isOpen: true,
  });

  expect(await mine(noora)).toMatchObject({ isBeingPaid: false });
  expect(await orders(noora)).toMatchObject([{ state: 'notThrough', paymentKey: key }]);
  expect((await payAgain(noora, paymentId)).status).toBe(200);
});

test('can be paid by another method after cancelling at Smartum or in the browser', async () => {
  const noora = await signedInBuyer(portal);
  const { paymentId } = await startPurchase(noora, SMARTUM);
  expect((await payAgain(noora, paymentId)).status).toBe(200);
  const { key } = await recordOf(paymentId);
  await fetch(`${portal.url}/payments/smartum/cancel/${key}`, { redirect: 'manual' });
  expect((await recordOf(paymentId)).state).toBe('cancelled');
});

test('started, declined and pending payments come first among the orders and can be continued', async () => {
  const eevi = await signedInBuyer(portal);
  const declined = await startPurchase(eevi);
  const back = await payAtPaytrail(declined, { outcome: 'fail', method: 'creditcard' });
  await fetch(back ?? '', { redirect: 'manual' });
  const [order] = await orders(eevi);
  expect(order).toMatchObject({ state: 'declined', amount: 79, receiptUrl: null });
  expect(order.keptUntil).toMatch(/^\d{4}-/);

  const { body } = await eevi.read('getOrderToPay', { paymentKey: order.paymentKey });
  expect(body).toMatchObject({ state: 'open', amount: 79 });
  const another = await startPurchase(eevi);
  expect(await orders(eevi)).toMatchObject([{ state: 'unpaid' }]);
  // A declined and a cancelled payment look alike, so neither is blamed on the payer.
  const noOfBank = await payAtPaytrail(another, { outcome: 'fail' });
  await fetch(noOfBank ?? '', { redirect: 'manual' });
  expect(await orders(eevi)).toMatchObject([
    { state: 'notThrough', paymentKey: expect.any(String) },
  ]);
});

test('an unpaid order can be paid for seven days, afterwards by its form', async () => {
  const eevi = await signedInBuyer(portal);
  const { paymentId } = await startPurchase(eevi);
  const { key } = await recordOf(paymentId);

  await days(PAYABLE_DAYS);
  const inTime = await enter(eevi.emailAddress);
  expect(await orders(inTime)).toMatchObject([{ state: 'unpaid', keptUntil: today() }]);
  expect((await payAgain(inTime, paymentId)).status).toBe(200);

  await days(1);
  const late = await enter(eevi.emailAddress);
  expect(await orders(late)).toEqual([]);
  const { body } = await late.read('getOrderToPay', { paymentKey: key });
  expect(body).toMatchObject({ state: 'tooOld' });
  expect(await payAgain(late, paymentId)).toMatchObject({
    status: 409,
    body: [{ errorCode: 'ORDER_TOO_OLD' }],
  });
  // The form sends the same order again.
  await startPurchase(late);
  expect(await orders(late)).toMatchObject([{ state: 'unpaid' }]);
});
