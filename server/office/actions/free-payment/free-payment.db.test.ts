import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { payAtPaytrail, signedInBuyer, startPurchase } from '../../../../test/buyer.ts';
import { givenStaff } from '../../../../test/given.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let member: Awaited<ReturnType<typeof signedInBuyer>>;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  member = await signedInBuyer(portal);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    member.emailAddress,
  ]);
  await givenStaff(portal.pool, rows[0].id, ['seniorAgent']);
});
afterAll(() => portal.stop());

const office = (method: string, params: object) =>
  member.call(method, params, 'BackOfficeController');

async function spoil(fault: object): Promise<void> {
  await fetch(`${portal.settings.sandboxUrl}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

/** Paid at the provider, but without a callback and with a closed browser. */
async function unheard(outcome: string | null): Promise<string> {
  const started = await startPurchase(await signedInBuyer(portal));
  const { paymentId } = started;
  const { rows } = await portal.pool.query('select stamp from payment where id = $1', [paymentId]);
  await spoil({ match: { stamp: rows[0].stamp }, signals: { missing: true } });
  if (outcome) await payAtPaytrail(started, { outcome });
  return paymentId;
}

async function paymentOf(paymentId: string) {
  const { rows } = await portal.pool.query(
    `select state, transaction_id as "transactionId",
            (select count(*)::int from order_fulfilment where payment_id = payment.id) as fulfilled
       from payment where id = $1`,
    [paymentId],
  );
  return rows[0];
}

const preview = async (paymentId: string) =>
  (await office('previewFreePayment', { input: { paymentId } })).body;

test('money without a callback: the preview shows it and performing fulfils the order once', async () => {
  const paymentId = await unheard('closeBrowser');
  const seen = await preview(paymentId);
  expect(seen).toMatchObject({
    refusal: null,
    lines: [
      { label: 'provider', after: { key: 'ok', values: [{ euros: 79 }] } },
      { label: 'payment', before: { key: 'open' }, after: { key: 'settles' } },
      { label: 'money', after: { key: 'came' } },
    ],
  });
  expect(await paymentOf(paymentId)).toMatchObject({ state: 'open', fulfilled: 0 });
  const actionRequest = {
    input: { paymentId },
    actionId: randomUUID(),
    reason: 'asiakas näyttää kuitin pankista',
    previewed: seen.previewed,
  };
  const [one, other] = await Promise.all([
    office('performFreePayment', actionRequest),
    office('performFreePayment', actionRequest),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  await vi.waitFor(
    async () => expect(await paymentOf(paymentId)).toMatchObject({ state: 'paid', fulfilled: 1 }),
    20_000,
  );
  const { rows } = await portal.pool.query('select kind from staff_action where payment_id = $1', [
    paymentId,
  ]);
  expect(rows).toEqual([{ kind: 'freePayment' }]);
  expect((await preview(paymentId)).refusal).toEqual({ key: 'received', values: [] });
});

test('a provider that confirms our state or does not know the payment changes nothing', async () => {
  const waiting = await unheard(null);
  expect((await preview(waiting)).refusal).toEqual({ key: 'stillWaits', values: [] });
  const lost = await unheard(null);
  await portal.pool.query('update payment set transaction_id = $2 where id = $1', [
    lost,
    randomUUID(),
  ]);
  expect((await preview(lost)).refusal).toEqual({ key: 'notFound', values: [] });
  expect((await paymentOf(waiting)).state).toBe('open');
});

test('an unreachable provider gives an error sentence in preview and perform', async () => {
  const paymentId = await unheard('closeBrowser');
  const { previewed } = await preview(paymentId);
  const { transactionId } = await paymentOf(paymentId);
  await spoil({ match: { transactionId }, answer: 'unavailable' });
  const input = { paymentId };
  const actionRequest = { input, actionId: randomUUID(), reason: 'asiakas soitti', previewed };
  for (const answer of [
    await office('previewFreePayment', { input }),
    await office('performFreePayment', actionRequest),
  ]) {
    expect(answer).toMatchObject({ status: 503, body: [{ errorCode: 'PROVIDER_SILENT' }] });
    expect(answer.body[0].message).toContain('Mitään ei muutettu');
  }
  expect((await paymentOf(paymentId)).state).toBe('open');
  const { rowCount } = await portal.pool.query('select from staff_action where id = $1', [
    actionRequest.actionId,
  ]);
  expect(rowCount).toBe(0);
});

test('a provider state changed after the preview requires a new preview', async () => {
  const started = await startPurchase(await signedInBuyer(portal));
  const { paymentId } = started;
  await portal.pool.query(`update payment set state = 'pending' where id = $1`, [paymentId]);
  expect((await preview(paymentId)).refusal?.key).toBe('stillWaits');
  const { previewed } = await preview(paymentId);
  const { rows } = await portal.pool.query('select stamp from payment where id = $1', [paymentId]);
  await spoil({ match: { stamp: rows[0].stamp }, signals: { missing: true } });
  await payAtPaytrail(started, { outcome: 'closeBrowser' });
  const actionRequest = {
    input: { paymentId },
    actionId: randomUUID(),
    reason: 'asiakas soitti',
    previewed,
  };
  const answer = await office('performFreePayment', actionRequest);
  expect(answer).toMatchObject({ status: 409, body: [{ errorCode: 'ACTION_CHANGED' }] });
});

test('overdue payments are on the work list with a link to their page', async () => {
  const paymentId = await unheard(null);
  await portal.pool.query(`update payment set state = 'pending', state_at = $2 where id = $1`, [
    paymentId,
    new Date(portal.clock.now() - 25 * 60 * 60 * 1000),
  ]);
  const url = `${portal.url}/lwr/apex/v65.0/BackOfficeController/getRefunds`;
  const list = await fetch(url, { headers: { cookie: member.cookie() } });
  const { stuck } = (await list.json()) as { stuck: { paymentId: string }[] };
  expect(stuck).toMatchObject([{ paymentId, state: 'pending', amount: 79 }]);
});
