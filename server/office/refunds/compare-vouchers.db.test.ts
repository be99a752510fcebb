import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Buyer, signedInBuyer, startPurchase } from '../../../test/buyer.ts';
import { givenStaff } from '../../../test/given.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';

const SMARTUM = { provider: 'smartum', call: 'createSmartumPayment' };
const EPASSI = { provider: 'epassi', call: 'createEpassiPayment' };
const NONE = { count: 0, lines: [] };

let portal: TestPortal;
let clerk: Buyer;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
  clerk = await signedInBuyer(portal);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    clerk.emailAddress,
  ]);
  await givenStaff(portal.pool, rows[0].id);
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

const compare = (csv: string, isRecorded: boolean, channel = 'epassi', by = clerk) =>
  by.call('compareVouchers', { channel, csv, isRecorded }, 'BackOfficeController');
const look = async (csv: string) => (await compare(csv, false)).body.comparison;
const record = async (csv: string) => (await compare(csv, true)).body.comparison;

async function givenOpened(provider = EPASSI, buyer?: Buyer) {
  buyer ??= await signedInBuyer(portal);
  const { paymentId } = await startPurchase(buyer, provider);
  const { rows } = await portal.pool.query<{ stamp: string; orderNumber: string }>(
    'select stamp, reference as "orderNumber" from payment where id = $1',
    [paymentId],
  );
  return { buyer, paymentId, stamp: rows[0]!.stamp, orderNumber: rows[0]!.orderNumber };
}

async function stateOf({ paymentId }: { paymentId: string }) {
  const { rows } = await portal.pool.query('select state from payment where id = $1', [paymentId]);
  return rows[0]?.state;
}

async function lastComparisons(count: number) {
  const { rows } = await portal.pool.query(
    'select lines, settled, unmatched from voucher_comparison order by id desc limit $1',
    [count],
  );
  return rows;
}

test('comparison finds payments known only to the provider and money without a row', async () => {
  const unheard = await givenOpened();
  const elsewhere = await givenOpened(SMARTUM);
  const csv = `Päivä;Leima;Summa\r\n1.11.;${unheard.stamp};79,00 €\r\n1.11.;${elsewhere.stamp};79,00\r\n;lost-row;79,00\r\n;gone;-79,00\r\n;;79,00\r\n`;

  const looked = (await compare(csv, false)).body;
  expect(looked.comparison).toMatchObject({
    ...{ lines: 3, received: 0, toldBefore: 0, recorded: null },
    differences: {
      waiting: { count: 1, lines: [{ row: 2, amount: 79, ours: null }] },
      unmatched: {
        count: 1,
        lines: [{ row: 4, stamp: 'lost-row', orderNumber: null, amount: 79 }],
      },
    },
    ...{ otherProviderRows: [3], reversalRows: [5], unpaidRows: [], unreadRows: [6] },
  });
  expect(await stateOf(unheard)).toBe('open');
  expect(looked.refunds.compared).toContainEqual({ channel: 'epassi', at: null });

  // Two colleagues at once: each line is applied and counted once.
  const both = await Promise.all([1, 2].map(() => compare(csv, true)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stateOf(unheard)).toBe('paid');
  expect(await stateOf(elsewhere)).toBe('open');
  const settled = (await lastComparisons(2)).map((made) => made.settled);
  expect(settled.toSorted()).toEqual([0, 1]);
  const again = (await compare(csv, true)).body;
  expect(again.comparison).toMatchObject({
    ...{ received: 1, toldBefore: 1, differences: { waiting: NONE, unmatched: NONE } },
    recorded: { settled: 0, refundFlagged: 0, unmatched: 0 },
  });
  const lost = again.refunds.unmatched.filter(
    ({ stamp }: { stamp: string }) => stamp === 'lost-row',
  );
  expect(lost).toMatchObject([{ channel: 'epassi', amount: 79, reason: 'unknownPayment' }]);
  expect(again.refunds.compared).toContainEqual({
    channel: 'epassi',
    at: expect.any(Number),
  });
});

test('a differing amount is shown beside ours, and the order keeps waiting', async () => {
  const waiting = await givenOpened();
  const paid = await givenOpened();
  await record(`stamp;amount\n${paid.stamp};79,00`);
  const inCents = `stamp;amount\n${waiting.stamp};7900\n${paid.stamp};7900`;

  const { differences, recorded } = await record(inCents);

  expect(differences).toMatchObject({
    ...{ waiting: NONE, unmatched: NONE },
    otherSum: {
      count: 2,
      lines: [
        { row: 2, amount: 7900, ours: 79 },
        { row: 3, amount: 7900, ours: 79 },
      ],
    },
  });
  expect(recorded).toEqual({ settled: 0, refundFlagged: 0, unmatched: 0 });
  expect(await stateOf(waiting)).toBe('open');
  const { rows } = await portal.pool.query(
    `select from mail_outbox where letter = 'payment-returned'
     union all select from unmatched_money where amount_cents = 790000`,
  );
  expect(rows).toEqual([]);

  // The correct list of another day.
  expect((await record(`stamp;amount\n${waiting.stamp};79`)).recorded.settled).toBe(1);
  expect(await stateOf(waiting)).toBe('paid');
});

test('a payment refunded in the portal is not fulfilled', async () => {
  const bySum = await givenOpened();
  const byStatus = await givenOpened();
  const unpaid = await givenOpened();
  const csv = `stamp;amount;status
${bySum.stamp};79,00;paid
${bySum.stamp};-79,00;paid
${byStatus.stamp};79,00;paid
${byStatus.stamp};79,00;refunded
${unpaid.stamp};79,00;failed
stranger-refunded;79,00;paid
stranger-refunded;-79,00;paid`;

  const found = await record(csv);

  expect(found).toMatchObject({
    lines: 3,
    differences: {
      ...{ waiting: NONE, unmatched: NONE },
      reversed: { count: 3, lines: [{ row: 2 }, { row: 4 }, { row: 7 }] },
    },
    ...{ reversalRows: [3, 5, 8], unpaidRows: [6] },
    recorded: { settled: 0, refundFlagged: 0, unmatched: 0 },
  });
  expect(await Promise.all([bySum, byStatus, unpaid].map(stateOf))).toEqual([
    'open',
    'open',
    'open',
  ]);
});

test('a refund known here is no difference, an unknown one is', async () => {
  const kept = await givenOpened();
  const returned = await givenOpened();
  await record(`stamp;amount\n${kept.stamp};79\n${returned.stamp};79`);
  const withdrawn = { orderNumber: returned.orderNumber, refund: 79, withdrawalKey: '' };
  await returned.buyer.call('withdrawOrder', withdrawn, 'WithdrawalController');
  const csv = [kept, returned].map(({ stamp }) => `${stamp};79\n${stamp};-79`).join('\n');

  const { received, differences } = await look(`stamp;amount\n${csv}`);

  expect(received).toBe(1);
  expect(differences.reversed).toMatchObject({ count: 1, lines: [{ stamp: kept.stamp }] });
});

test('money captured twice under one stamp is shown, and its order is fulfilled once', async () => {
  const twice = await givenOpened();
  const csv = `stamp;amount\n${twice.stamp};79,00\n${twice.stamp};79,00\ntold-once;79,00\ntold-once;20,00`;

  const { differences, recorded } = await record(csv);

  expect(await stateOf(twice)).toBe('paid');
  expect(recorded).toEqual({ settled: 1, refundFlagged: 0, unmatched: 1 });
  expect(differences).toMatchObject({
    repeated: { count: 1, lines: [{ row: 3, stamp: twice.stamp }] },
    otherSum: { count: 1, lines: [{ row: 5, amount: 20, ours: 79 }] },
  });
  // Another day's list with only the amount that had no notification.
  expect((await look('stamp;amount\ntold-once;20,00')).differences.otherSum.count).toBe(1);
});

test('money for an order paid elsewhere is refunded and not counted as settled', async () => {
  const first = await givenOpened(SMARTUM);
  const second = await givenOpened(EPASSI, first.buyer);
  await compare(`stamp;amount\n${first.stamp};79`, true, 'smartum');

  const { recorded } = await record(`stamp;amount\n${second.stamp};79`);

  expect(recorded).toEqual({ settled: 0, refundFlagged: 1, unmatched: 0 });
  expect(await lastComparisons(1)).toEqual([{ lines: 1, settled: 0, unmatched: 0 }]);
  expect(await Promise.all([first, second].map(stateOf))).toEqual(['paid', 'refundNeeded']);
});

test('lines beyond one recording are counted, and the same file continues with them', async () => {
  const last = await givenOpened();
  const strangers = Array.from({ length: 203 }, (_, index) => `many-${index};79,00`);
  const csv = ['stamp;amount', ...strangers, `${last.stamp};79,00`].join('\n');

  const before = (await look(csv)).differences.unmatched;
  expect([before.count, before.lines.length]).toEqual([203, 200]);

  const first = await record(csv);
  expect(first.recorded).toEqual({ settled: 1, refundFlagged: 0, unmatched: 200 });
  expect(first.differences).toMatchObject({ waiting: NONE, unmatched: { count: 3 } });
  const second = await record(csv);
  expect(second.recorded).toEqual({ settled: 0, refundFlagged: 0, unmatched: 3 });
  expect(second).toMatchObject({ received: 1, toldBefore: 203, differences: { unmatched: NONE } });
  expect(await lastComparisons(2)).toEqual([
    { lines: 204, settled: 0, unmatched: 3 },
    { lines: 204, settled: 1, unmatched: 200 },
  ]);
});

test('a list without headers or with an ambiguous status is refused', async () => {
  const { paymentId, stamp } = await givenOpened();

  expect((await compare('a1;79,00', true)).body).toMatchObject([
    { errorCode: 'INVALID_INPUT', message: expect.stringContaining('stamp') },
  ]);
  const odd = await compare(`stamp;amount;Maksun tila\n${stamp};79,00;Varattu`, true);
  expect(odd.body).toMatchObject([
    { errorCode: 'INVALID_INPUT', message: expect.stringContaining('tuliko raha: varattu.') },
  ]);
  expect(await stateOf({ paymentId })).toBe('open');
});

test('the comparison is for staff only', async () => {
  const buyer = await signedInBuyer(portal);

  expect((await compare('stamp;amount', true, 'paytrail')).status).toBe(400);
  expect((await compare('stamp;amount\na1;79,00', true, 'epassi', buyer)).status).toBe(403);
});
