import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { givenRefundByHand } from '../../../test/given-refund.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';
import { makeLogger } from '../../platform/logger.ts';
import { FailedNeeds } from '../../refund/failed-needs.ts';
import { notifyPaidRefunds } from '../../refund/notify-paid-refunds.ts';

const DAY = 24 * 60 * 60 * 1000;
const IBAN = 'FI21 1234 5600 0007 85';

let running: TestApp;
let finance: OfficeMember;
let agent: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  finance = await officeMember(running, ['finance']);
  agent = await officeMember(running, ['agent']);
});
afterEach(async () => {
  expect(await checkInvariants(running.pool)).toEqual([]);
});
afterAll(() => running.stop());

async function actionRequestOf(refundId: string, reference: string) {
  const input = { refundId, reference, paidOn: '2027-01-21' };
  const { previewed, refusal } = await finance.ask('previewPayRefund', { input });
  return { input, actionId: randomUUID() as string, reason: reference, previewed, refusal };
}

async function rowOf(who: OfficeMember, refundId: string) {
  const { waiting, done } = await who.ask('getRefunds', {}, 'GET');
  const isIt = ({ id }: { id: string }) => id === refundId;
  return { waits: waiting.find(isIt) ?? null, done: done.find(isIt) ?? null };
}

async function lettersTo(personId: string) {
  const { rows } = await running.pool.query(
    `select letter, data ->> 'way' as way from mail_outbox where address = $1 || '@example.fi' and letter like 'refund-%'`,
    [personId],
  );
  return rows;
}

const tell = () => {
  const { pool, clock, settings } = running;
  const log = makeLogger('silent');
  return notifyPaidRefunds({ pool, clock, settings, log }, () => true, new FailedNeeds(log));
};

async function stateOf(paymentId: string) {
  const { rows } = await running.pool.query('select state from payment where id = $1', [paymentId]);
  return rows[0].state;
}

test('the list shows payee, order, destination and deadline; only members who pay see account numbers', async () => {
  const { refundId, personId } = await givenRefundByHand(running.pool);
  const first = { way: 'account', personId, payerName: 'Aino Lahtinen', dueOn: '2027-02-03' };
  expect((await rowOf(finance, refundId)).waits).toMatchObject({ ...first, accountAt: null });

  const told = { refundId, holder: 'Aino Lahtinen' };
  const wrong = await agent.refusal('saveRefundAccount', { ...told, iban: 'FI2112345600000786' });
  expect(wrong).toMatchObject({ status: 400, errorCode: 'NOT_AN_IBAN' });
  await agent.ask('saveRefundAccount', { ...told, iban: IBAN });

  const account = { holder: 'Aino Lahtinen', iban: 'FI2112345600000785' };
  expect((await rowOf(finance, refundId)).waits).toMatchObject({ account });
  expect((await rowOf(agent, refundId)).waits).toMatchObject({
    account: null,
    accountAt: expect.any(Number),
  });
  const { rows } = await running.pool.query(
    'select sealed from refund_account where need_id = $1',
    [refundId],
  );
  expect(rows[0].sealed.toString('latin1')).not.toContain('0785');
  const looks = await running.pool.query('select 1 from staff_look where account_id = $1', [
    personId,
  ]);
  expect(looks.rowCount).toBe(2);
});

test('a benefit is refunded to its provider, and no account number is requested or accepted', async () => {
  const { refundId } = await givenRefundByHand(running.pool, { providerType: 'epassi' });
  expect((await rowOf(finance, refundId)).waits).toMatchObject({ way: 'site', site: 'ePassi' });
  const told = { refundId, iban: IBAN, holder: 'Aino Lahtinen' };
  expect((await agent.refusal('saveRefundAccount', told)).status).toBe(404);
});

test('a reference used twice is refused and names the other refund, also under concurrency', async () => {
  const [one, two] = [
    await givenRefundByHand(running.pool),
    await givenRefundByHand(running.pool, { amount: 1000 }),
  ];
  const { orderNumber } = (await rowOf(finance, one.refundId)).waits ?? {};
  const reference = '2027 0121 5UTMB 00041';
  const first = await actionRequestOf(one.refundId, reference);
  const second = await actionRequestOf(two.refundId, reference.replaceAll(' ', '').toLowerCase());
  await finance.ask('performPayRefund', first);
  await finance.ask('performPayRefund', first);
  expect((await finance.refusal('performPayRefund', second)).status).toBe(409);

  const { refusal } = await actionRequestOf(two.refundId, reference);
  expect(refusal).toEqual({
    key: 'used',
    values: [orderNumber, { euros: 79 }, { day: '2027-01-21' }],
  });
  expect((await actionRequestOf(one.refundId, 'another')).refusal?.key).toBe('marked');
  expect(await stateOf(two.paymentId)).toBe('refundNeeded');
  expect((await rowOf(finance, one.refundId)).done).toMatchObject({
    paid: { reference: '202701215UTMB00041', undoUntil: expect.any(Number) },
    account: null,
  });
});

test("marking is refused for one's own refund, without the right, and with a future day", async () => {
  const own = await givenRefundByHand(running.pool, { personId: finance.accountId });
  const input = { refundId: own.refundId, reference: 'own 1', paidOn: '2027-01-21' };
  expect((await finance.refusal('previewPayRefund', { input })).status).toBe(403);
  expect((await agent.refusal('previewPayRefund', { input })).status).toBe(403);
  const { refundId } = await givenRefundByHand(running.pool);
  const coming = { refundId, reference: 'coming', paidOn: '2099-01-01' };
  expect((await finance.ask('previewPayRefund', { input: coming })).refusal?.key).toBe('notYet');
});

test('marking can be undone within a day with a reason, and the letter is sent only after that', async () => {
  const { refundId, paymentId, personId } = await givenRefundByHand(running.pool);
  await agent.ask('saveRefundAccount', { refundId, iban: IBAN, holder: 'Aino Lahtinen' });
  const actionRequest = await actionRequestOf(refundId, `first ${refundId}`);
  await finance.ask('performPayRefund', actionRequest);
  expect(await stateOf(paymentId)).toBe('refunded');
  const undo = { actionId: actionRequest.actionId, undoId: randomUUID(), reason: 'väärä rivi' };
  await finance.ask('undoAction', undo);
  expect(await stateOf(paymentId)).toBe('refundNeeded');
  expect((await rowOf(finance, refundId)).waits).toMatchObject({ state: 'byHand', paid: null });

  const again = await actionRequestOf(refundId, `first ${refundId}`);
  await finance.ask('performPayRefund', again);
  running.clock.advance(DAY - 1);
  await tell();
  expect(await lettersTo(personId)).toEqual([]);
  running.clock.advance(2);
  await Promise.all([tell(), tell()]);
  expect(await lettersTo(personId)).toEqual([{ letter: 'refund-sent', way: 'account' }]);
  const kept = await running.pool.query('select 1 from refund_account where need_id = $1', [
    refundId,
  ]);
  expect(kept.rowCount).toBe(0);
  const later = await officeMember(running, ['finance']);
  const late = { actionId: again.actionId, undoId: randomUUID(), reason: 'liian myöhään' };
  expect((await later.refusal('undoAction', late)).status).toBe(409);
});
