import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '../../../../domain/office/rights.ts';
import { givenAccount } from '../../../../test/given.ts';
import { givenPurchase } from '../../../../test/given-purchase.ts';
import { type OfficeMember, officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { checkInvariants } from '../../../invariants/invariant-queries.ts';
import { makeLogger } from '../../../platform/logger.ts';
import { withdrawOrder } from '../../../withdrawal/withdraw-order.ts';
import { findPaidOrder } from '../../../withdrawal/withdrawal-queries.ts';

const DAY = 24 * 60 * 60 * 1000;

let running: TestApp;
let finance: OfficeMember;
beforeAll(async () => {
  // The test clock is at 1 March 2027.
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  finance = await officeMember(running, ['finance']);
});
afterEach(async () => {
  expect(await checkInvariants(running.pool)).toEqual([]);
});
afterAll(() => running.stop());

const member = (role: StaffRole) => officeMember(running, [role]);

async function actionRequestOf(
  who: OfficeMember,
  input: { paymentId: string; part: number | null },
) {
  const { previewed, refusal, lines, needsSecond } = await who.ask('previewRefund', { input });
  const actionRequest = {
    input,
    actionId: randomUUID() as string,
    reason: 'maksoi kahdesti',
    previewed,
  };
  return { actionRequest, refusal, lines, needsSecond };
}

async function refund(who: OfficeMember, input: { paymentId: string; part: number | null }) {
  const { actionRequest } = await actionRequestOf(who, input);
  return who.ask('performRefund', actionRequest);
}

async function standing(paymentId: string) {
  const { rows } = await running.pool.query(
    `select state, (select coalesce(sum(amount_cents), 0)::int from refund_need where payment_id = payment.id) as back,
            (select valid_until::text from order_fulfilment done join card_validity using (card_id)
              where done.payment_id = payment.id) as until,
            (select bool_or(is_refunded) from order_fulfilment done join card_validity using (card_id)
              where done.payment_id = payment.id) as refunded
       from payment where id = $1`,
    [paymentId],
  );
  return rows[0];
}

test('a partial refund keeps the card; refunding the rest removes the time', async () => {
  const { paymentId } = await givenPurchase(running.pool);
  const first = await refund(finance, { paymentId, part: 1250 });
  expect(first).toMatchObject({ isAsked: false, undoUntil: null });
  expect(await standing(paymentId)).toMatchObject({
    state: 'paid',
    back: 1250,
    until: '2028-01-15',
  });
  const tooMuch = await actionRequestOf(finance, { paymentId, part: 6651 });
  expect(tooMuch.refusal).toEqual({ key: 'tooMuch', values: [{ euros: 66.5 }] });
  expect((await actionRequestOf(finance, { paymentId, part: 6650 })).refusal?.key).toBe('notPart');

  const { lines } = await actionRequestOf(finance, { paymentId, part: null });
  expect(lines.find(({ label }) => label === 'until')).toMatchObject({
    before: { key: 'until', values: [{ day: '2028-01-15' }] },
    after: { key: 'none' },
  });
  await refund(finance, { paymentId, part: null });
  expect(await standing(paymentId)).toMatchObject({
    state: 'refundNeeded',
    back: 7900,
    refunded: true,
  });
  expect((await actionRequestOf(finance, { paymentId, part: null })).refusal?.key).toBe(
    'nothingLeft',
  );
});

test('of a year paid twice the second is refunded and the first remains', async () => {
  const { personId, cardId } = await givenPurchase(running.pool);
  const { paymentId } = await givenPurchase(running.pool, { personId, cardId });
  expect((await standing(paymentId)).until).toBe('2029-01-15');
  await refund(finance, { paymentId, part: null });
  expect(await standing(paymentId)).toMatchObject({ until: '2028-01-15', refunded: false });
});

test('two members refunding the same money at once refund it once', async () => {
  const { paymentId } = await givenPurchase(running.pool);
  const [one, other] = [finance, await member('finance')];
  const actionRequests = [
    (await actionRequestOf(one, { paymentId, part: null })).actionRequest,
    (await actionRequestOf(other, { paymentId, part: 5000 })).actionRequest,
    (await actionRequestOf(one, { paymentId, part: 5000 })).actionRequest,
  ];
  const ended = await Promise.allSettled([
    one.ask('performRefund', actionRequests[0] as never),
    other.ask('performRefund', actionRequests[1] as never),
    one.ask('performRefund', actionRequests[2] as never),
  ]);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await standing(paymentId)).back).toBeLessThanOrEqual(7900);
});

test('a withdrawal refunds what staff have not, and nothing twice', async () => {
  const { pool, clock, settings } = running;
  const now = clock.now() - 2 * DAY;
  const deps = { pool, clock, settings, log: makeLogger('silent') };
  const withdraw = async (paymentId: string) => {
    const { rows } = await pool.query('select reference from payment where id = $1', [paymentId]);
    const order = await findPaidOrder(pool, rows[0].reference);
    return order && withdrawOrder({ order, shownRefund: null }, deps);
  };
  const part = await givenPurchase(pool, { now });
  await refund(finance, { paymentId: part.paymentId, part: 900 });
  expect(await withdraw(part.paymentId)).toBe('done');
  expect(await standing(part.paymentId)).toMatchObject({ back: 7900, refunded: true });

  const whole = await givenPurchase(pool, { now });
  await refund(finance, { paymentId: whole.paymentId, part: null });
  expect(await withdraw(whole.paymentId)).toBe('notOpen');

  const both = await givenPurchase(pool, { now });
  const { actionRequest } = await actionRequestOf(finance, {
    paymentId: both.paymentId,
    part: null,
  });
  await Promise.allSettled([withdraw(both.paymentId), finance.ask('performRefund', actionRequest)]);
  expect((await standing(both.paymentId)).back).toBe(7900);
});

test('the database rejects refunds beyond the paid sum', async () => {
  const { paymentId } = await givenPurchase(running.pool);
  const { actionId } = await refund(finance, { paymentId, part: 7899 });
  await expect(
    running.pool.query('update refund_need set amount_cents = 7901 where id = $1', [actionId]),
  ).rejects.toThrow('more would go back than was paid');
});

test('partial refunds cannot exceed the limit in total, and nobody refunds themselves', async () => {
  const senior = await member('seniorAgent');
  const { paymentId } = await givenPurchase(running.pool, { price: 15_000 });
  expect(await refund(senior, { paymentId, part: 9000 })).toMatchObject({ isAsked: false });
  expect((await actionRequestOf(senior, { paymentId, part: 1000 })).needsSecond).toBe(false);
  expect((await actionRequestOf(senior, { paymentId, part: 1001 })).needsSecond).toBe(true);

  const own = await givenPurchase(running.pool, { personId: finance.accountId });
  const asked = { input: { paymentId: own.paymentId, part: null } };
  expect((await finance.refusal('previewRefund', asked)).errorCode).toBe('OWN_ACCOUNT');
  const stranger = await givenAccount(running.pool);
  const { paymentId: foreign } = await givenPurchase(running.pool, { personId: stranger });
  await running.pool.query('update account set email_address = $2 where id = $1', [
    finance.accountId,
    `${stranger}@example.fi`,
  ]);
  const guest = { input: { paymentId: foreign, part: null } };
  expect((await finance.refusal('previewRefund', guest)).errorCode).toBe('OWN_ACCOUNT');
});

test('unpaid and unknown payments cannot be refunded', async () => {
  const { paymentId } = await givenPurchase(running.pool);
  const missing = { input: { paymentId: randomUUID(), part: null } };
  expect((await finance.refusal('previewRefund', missing)).status).toBe(404);
  const viewer = await member('viewer');
  const asked = { input: { paymentId, part: null } };
  expect((await viewer.refusal('previewRefund', asked)).status).toBe(403);
});
