import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ClassName } from '../../contract/call/controllers.ts';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { lastWithdrawalDay } from '../../domain/withdrawal/withdrawal-time.ts';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  post,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { digitalInput, envelopeInput, paidGift } from '../../test/gift-buyer.ts';
import { givenMuseum, givenStaff, givenToken } from '../../test/given.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { insertRedemption } from '../activation/activation-queries.ts';
import { addLedgerEntry } from '../card/write-ledger.ts';
import { chargeInstalments } from '../charge/charge-instalments.ts';
import { inTransaction } from '../db/database.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import type { Deps } from '../platform/context.ts';
import { makeLogger } from '../platform/logger.ts';
import { findHeldData } from '../privacy/held-data-queries.ts';
import { sendRefunds } from '../refund/send-refunds.ts';
import { withdrawalLink } from './withdrawal-link.ts';

const DAY = 24 * 60 * 60 * 1000;

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  portal = await startPortal();
  const { pool, clock, settings } = portal;
  deps = { pool, clock, settings, log: makeLogger('silent') };
});
afterAll(() => portal.stop());

const own: ClassName = 'WithdrawalController';

async function read(who: Buyer, params: Record<string, string>) {
  if (params.withdrawalKey) return who.call('openWithdrawal', params, own);
  const query = new URLSearchParams(params);
  const url = `${portal.url}/lwr/apex/v65.0/${own}/getWithdrawal?${query}`;
  const headers = { cookie: who.cookie(), 'x-language': 'fi' };
  const answer = await fetch(url, { headers });
  return { status: answer.status, body: await answer.json() };
}

async function bought(changes: Record<string, unknown> = {}) {
  const buyer = await signedInBuyer(portal);
  const isMonthly = changes.paymentBillingType === 'monthly';
  const call = isMonthly ? 'createPaytrailPaymentAndTokenize' : 'createPaytrailPayment';
  const started = await startPurchase(buyer, { call, ...changes });
  const paying = isMonthly ? { method: 'creditcard', card: '0024' } : {};
  await fetch((await payAtPaytrail(started, paying)) ?? '', { redirect: 'manual' });
  return { buyer, ...(await orderOf(started.paymentId)) };
}

async function orderOf(paymentId: string) {
  const { rows } = await portal.pool.query(
    `select reference as "orderNumber", done.card_id as "cardId"
       from payment join order_fulfilment done on done.payment_id = payment.id
      where payment.id = $1`,
    [paymentId],
  );
  return { paymentId, ...(rows[0] as { orderNumber: string; cardId: string }) };
}

async function withdraw(who: Buyer, orderNumber: string, refund: number, withdrawalKey = '') {
  return who.call('withdrawOrder', { orderNumber, refund, withdrawalKey }, own);
}

async function state(who: Buyer, orderNumber: string, emailAddress: string) {
  const stated = { name: 'Aino Antaja', orderNumber, emailAddress, what: 'gift' };
  return who.call('stateWithdrawal', stated, own);
}

function letterOf(address: string) {
  return vi.waitFor(async () => {
    const mails = (await portal.mails()).filter(
      ({ to, subject }) => to.includes(address) && subject.startsWith('Peruutusilmoituksesi'),
    );
    expect(mails).toHaveLength(1);
    return mails[0] as { text: string };
  }, 30_000);
}

/** The key from the mail: sessions expire when the clock moves by days. */
function keyOf(paymentId: string, orderNumber: string): string {
  const payment = { id: paymentId, reference: orderNumber };
  const link = withdrawalLink({ payment, language: 'fi' }, portal.settings);
  return keyIn(link);
}

/** The fragment, the only place for the key. */
function keyIn(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('avain') ?? '';
}

async function validity(cardId: string) {
  const { rows } = await portal.pool.query(
    'select valid_until, waits_for_first_visit as waits from card_validity where card_id = $1',
    [cardId],
  );
  return rows[0];
}

async function count(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await portal.pool.query(`select count(*)::int as count from ${sql}`, values);
  return rows[0].count;
}

/** The provider's refunds of one payment, after the refund job has run. */
async function sentBack(paymentId: string): Promise<number[]> {
  const seenTo = `refund where need_id = $1 and state in ('done', 'byHand')`;
  await vi.waitFor(async () => expect(await count(seenTo, paymentId)).toBe(1), { timeout: 30_000 });
  const { rows } = await portal.pool.query('select stamp from payment where id = $1', [paymentId]);
  const answer = await fetch(`${portal.settings.sandboxUrl}/sandbox/ledger.json`);
  const entries = (await answer.json()) as { kind: string; amount: number; stamp: string }[];
  return entries
    .filter(({ kind, stamp }) => kind === 'refund' && stamp === rows[0].stamp)
    .map(({ amount }) => amount);
}

async function visitMuseum(cardId: string) {
  const museumId = await givenMuseum(portal.pool);
  const occurredOn = helsinkiDay(portal.clock.now());
  const visitId = randomUUID();
  await inTransaction(portal.pool, async (tx) => {
    await tx.query(
      'insert into visit (id, card_id, museum_id, visited_on) values ($1, $2, $3, $4)',
      [visitId, cardId, museumId, occurredOn],
    );
    const cause = `visit:${visitId}`;
    await addLedgerEntry(tx, cardId, { kind: 'firstVisit', cause, occurredOn });
  });
}

test('a voucher refund waits for staff, who confirm it under their name, and the buyer is told once', async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer, { provider: 'smartum', call: 'createSmartumPayment' });
  const paid = await post(started.body.redirectUrl, [['outcome', 'ok']]);
  await fetch(paid.headers.get('location') ?? '', { redirect: 'manual' });
  const { orderNumber } = await orderOf(started.paymentId);
  const way = { refundWay: 'site', refundSite: 'Smartum' };
  expect((await read(buyer, { orderNumber })).body).toMatchObject(way);
  await withdraw(buyer, orderNumber, 79);
  const receipt = await portal.pool.query(
    `select data from mail_outbox where address = $1 and letter = 'withdrawal-receipt'`,
    [buyer.emailAddress],
  );
  expect(receipt.rows).toMatchObject([{ data: { way: 'site', site: 'Smartum' } }]);
  expect(await sentBack(started.paymentId)).toEqual([]);

  const clerk = await signedInBuyer(portal);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    clerk.emailAddress,
  ]);
  await givenStaff(portal.pool, rows[0].id);
  const paidOn = helsinkiDay(portal.clock.now());
  const input = { refundId: started.paymentId, reference: 'smartum 1', paidOn };
  const preview = (who: Buyer) => who.call('previewPayRefund', { input }, 'BackOfficeController');
  expect((await preview(buyer)).status).toBe(403);
  const { previewed } = (await preview(clerk)).body;
  const actionInput = { input, actionId: randomUUID(), reason: 'smartum 1', previewed };
  const markDone = () => clerk.call('performPayRefund', actionInput, 'BackOfficeController');
  await Promise.all([markDone(), markDone()]);
  const any = { id: randomUUID() };
  const { body } = await clerk.call('markStatementDone', any, 'BackOfficeController');
  portal.clock.advance(DAY + 1);
  await sendRefunds({ ...portal, log: makeLogger('silent') });
  const told = await portal.pool.query(
    `select letter, data ->> 'way' as way from mail_outbox where address = $1 and letter like $2 order by queued_at`,
    [buyer.emailAddress, 'refund-%'],
  );
  expect(told.rows).toEqual([
    { letter: 'refund-by-hand', way: 'site' },
    { letter: 'refund-sent', way: 'site' },
  ]);
  expect(body).toMatchObject({ waiting: [] });
  expect(body.done).toMatchObject([
    { orderNumber, amount: 79, providerType: 'smartum', endedBy: clerk.emailAddress },
  ]);
  expect(await checkInvariants(portal.pool)).toEqual([]);
  expect(helsinkiDay(body.done[0].endedAt)).toBe(paidOn);
});

test('an unused card is refunded in full, and twenty clicks make one withdrawal', async () => {
  const { buyer, orderNumber, paymentId, cardId } = await bought();
  const { body } = await read(buyer, { orderNumber });
  expect(body).toMatchObject({ state: 'open', paid: 79, used: 0, refund: 79 });

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => withdraw(buyer, orderNumber, 79)),
  );

  expect(new Set(answers.map((answer) => answer.body.order.state))).toEqual(new Set(['withdrawn']));
  expect(await count('withdrawal where payment_id = $1', paymentId)).toBe(1);
  expect(await sentBack(paymentId)).toEqual([7900]);
  expect(await validity(cardId)).toEqual({ valid_until: null, waits: false });
  expect(
    await count('plastic_card_order where card_id = $1 and cancelled_at is null', cardId),
  ).toBe(0);
  const { rows } = await portal.pool.query(
    `select data from mail_outbox where idempotency_key = $1`,
    [`withdrawal:${paymentId}`],
  );
  expect(rows).toMatchObject([{ data: { orderNumber, refund: 7900 } }]);
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

async function lettersAbout(orderNumber: string): Promise<string[]> {
  const { rows } = await portal.pool.query<{ letter: string }>(
    `select letter from mail_outbox
      where idempotency_key like any (
        select unnest(array['withdrawal-notice:' || id, 'withdrawal-statement:' || id || ':%'])
          from withdrawal_statement where order_number = $1)
      order by letter`,
    [orderNumber],
  );
  return rows.map(({ letter }) => letter);
}

test('a used card is refunded less the days it was used', async () => {
  const { buyer, orderNumber, paymentId, cardId } = await bought();
  await visitMuseum(cardId);
  portal.clock.advance(2 * DAY);

  const withdrawalKey = keyOf(paymentId, orderNumber);
  const { body } = await read(buyer, { orderNumber, withdrawalKey });
  expect(body).toMatchObject({ usedDays: 3, used: 0.64, refund: 78.36 });
  expect((await withdraw(buyer, orderNumber, 79, withdrawalKey)).body).toMatchObject({
    validationError: expect.stringContaining('summa on muuttunut'),
    order: { state: 'open' },
  });
  // The click was a statement: office and buyer are notified, though nobody confirms the new refund.
  expect(await lettersAbout(orderNumber)).toEqual(['withdrawal-notice', 'withdrawal-statement']);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    buyer.emailAddress,
  ]);
  const { withdrawalStatements } = await findHeldData(portal.pool, rows[0].id);
  expect(withdrawalStatements).toMatchObject([{ orderNumber, what: 'card', endedAt: null }]);
  await withdraw(buyer, orderNumber, 79, withdrawalKey);
  expect(await lettersAbout(orderNumber)).toHaveLength(2);
  await portal.pool.query('update plastic_card_order set posted_at = now() where card_id = $1', [
    cardId,
  ]);
  await withdraw(buyer, orderNumber, 78.36, withdrawalKey);

  expect(await sentBack(paymentId)).toEqual([7836]);
  // What is in the post stays as it is.
  const posted = 'plastic_card_order where card_id = $1 and cancelled_at is null';
  expect(await count(posted, cardId)).toBe(1);
  expect(await validity(cardId)).toMatchObject({ waits: false });
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

test('a withdrawn monthly plan refunds its first instalment, and charges nothing more', async () => {
  const { buyer, orderNumber, paymentId, cardId } = await bought({ paymentBillingType: 'monthly' });

  await withdraw(buyer, orderNumber, 6.9);
  expect(await sentBack(paymentId)).toEqual([690]);
  expect(await validity(cardId)).toEqual({ valid_until: null, waits: false });
  expect(await count('monthly_contract where card_id = $1 and next_try_at is null', cardId)).toBe(
    1,
  );

  portal.clock.advance(40 * DAY);
  await chargeInstalments(deps);
  expect(
    await count(
      'instalment_charge join monthly_contract c on c.id = contract_id where card_id = $1',
      cardId,
    ),
  ).toBe(0);
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

test('a withdrawn renewal removes the year it added, and no other', async () => {
  const { buyer, cardId } = await bought();
  await visitMuseum(cardId);
  const before = await validity(cardId);
  const { rows } = await portal.pool.query(
    'select holder_account_id as id from museum_card where id = $1',
    [cardId],
  );
  const accountId = rows[0].id as string;
  const { secretKey } = portal.settings;
  await givenToken(portal.pool, {
    accountId,
    secretKey,
    token: '798b445a-2216-46b7-ad1a-000f40ced6e8',
  });
  const user: ClassName = 'MuseumCardUserController';
  const made = await buyer.call(
    'renewMuseumCard',
    { userDetails: { museumCard: { Id: cardId } }, paymentBillingType: 'annually' },
    user,
  );
  const record = await buyer.call('createPaymentRecord', {
    museumCardEventIds: [made.body.renewalMuseumCardEventId],
    language: 'FI',
    personAccountId: accountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'renewal',
    paymentBillingType: 'annually',
  });
  const started = await buyer.call('createPaytrailPayment', { paymentRecordId: record.body });
  await fetch((await payAtPaytrail({ paymentId: record.body, body: started.body })) ?? '', {
    redirect: 'manual',
  });
  expect(await validity(cardId)).not.toEqual(before);

  const { orderNumber } = await orderOf(record.body);
  await visitMuseum(cardId);
  const { body } = await read(buyer, { orderNumber });
  expect(body).toMatchObject({ kind: 'renewal', used: 0, refund: body.paid });
  await withdraw(buyer, orderNumber, body.refund);

  expect(await validity(cardId)).toEqual(before);
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

test('a giver without an account withdraws by the link in the mail; an activated gift stays', async () => {
  const giver = anonymousBuyer(portal);
  const { paymentId } = await paidGift(
    portal,
    giver,
    'processDigitalGiftPurchase',
    digitalInput([{}, { recipientName: 'Venla', recipientEmail: 'venla@example.fi' }]),
  );
  const { rows } = await portal.pool.query(
    `select done.card_id as id, recipient_name as name from order_fulfilment done join gift using (card_order_id)
      where payment_id = $1 order by place`,
    [paymentId],
  );
  const [taken, free] = rows;
  await inTransaction(portal.pool, async (tx) => {
    const redeemed = { cardId: taken.id, accountId: null, mergedIntoCardId: null };
    await insertRedemption(tx, { ...redeemed, now: portal.clock.now() });
    await tx.query(
      `update museum_card set registered_at = now(), holder_first_name = 'E', holder_last_name = 'L',
              holder_year_of_birth = 1990 where id = $1`,
      [taken.id],
    );
  });
  const { orderNumber } = await orderOf(paymentId);
  const stranger = await signedInBuyer(portal);
  expect((await read(stranger, { orderNumber })).status).toBe(404);
  expect((await read(stranger, { orderNumber, withdrawalKey: 'guessed' })).status).toBe(404);

  // Typed imprecisely; another address learns nothing, neither from the response nor from the letter.
  const typed = ` ${orderNumber.toLowerCase()} `;
  const same = { status: 200, body: { validationError: null, statedAt: expect.any(Number) } };
  expect(await state(stranger, typed, 'somebody@example.fi')).toMatchObject(same);
  expect(await state(stranger, typed, 'Aino.Antaja@example.fi ')).toMatchObject(same);
  expect((await letterOf('somebody@example.fi')).text).not.toContain('avain=');
  const { text } = await letterOf('aino.antaja@example.fi');
  const withdrawalKey = keyIn(/http\S+avain=[\w-]+/.exec(text)?.[0] ?? '');

  const { body } = await read(anonymousBuyer(portal), { orderNumber, withdrawalKey });
  expect(body).toMatchObject({
    refund: 79,
    taken: 1,
    recipients: [free.name],
    receiptTo: 'a…a@example.fi',
  });
  await withdraw(anonymousBuyer(portal), orderNumber, 79, withdrawalKey);

  expect(await sentBack(paymentId)).toEqual([7900]);
  expect(await validity(free.id)).toEqual({ valid_until: null, waits: false });
  expect(await validity(taken.id)).toEqual({ valid_until: null, waits: true });
  const dead = await portal.pool.query(
    'select taken_back_at from claimable_card where card_id = $1',
    [free.id],
  );
  expect(dead.rows[0].taken_back_at).not.toBeNull();
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

test('a guest’s statement in the last minute of day 14 is carried out days later, once', async () => {
  const { orderNumber, paymentId, buyer } = await bought();
  const guest = anonymousBuyer(portal);
  const lastDay = (await read(buyer, { orderNumber })).body.lastDay as string;
  // 23:59 in Helsinki, in winter or summer time; the portal's clock keeps running.
  const end = [2, 3]
    .map((hours) => Date.parse(`${lastDay}T23:59:00Z`) - hours * 60 * 60 * 1000)
    .find((at) => helsinkiDay(at + 60_000) !== helsinkiDay(at)) as number;
  portal.clock.advance(end - portal.clock.now());

  const first = await state(guest, orderNumber, buyer.emailAddress);
  const { statedAt } = first.body;
  expect(helsinkiDay(statedAt)).toBe(lastDay);
  portal.clock.advance(5 * DAY);
  const again = await state(guest, orderNumber, buyer.emailAddress);
  expect(again.body.statedAt).toBe(statedAt);
  expect(await count('withdrawal_statement where payment_id = $1', paymentId)).toBe(1);

  const key = keyOf(paymentId, orderNumber);
  expect((await read(guest, { orderNumber, withdrawalKey: key })).body).toMatchObject({
    state: 'open',
    refund: 79,
  });
  const { body } = await withdraw(guest, orderNumber, 79, key);
  expect(body.order).toMatchObject({ state: 'withdrawn', withdrawnAt: statedAt });
  expect(await sentBack(paymentId)).toEqual([7900]);
  // The office gets one letter, with the link that carries it out.
  const notices = `mail_outbox where idempotency_key = 'withdrawal-notice:' || (
    select id from withdrawal_statement where payment_id = $1)`;
  expect(await count(notices, paymentId)).toBe(1);
  const waiting = 'withdrawal_statement where payment_id = $1 and ended_at is null';
  expect(await count(waiting, paymentId)).toBe(0);
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

test('a statement with a missing or unknown number is recorded, with the same response', async () => {
  const guest = anonymousBuyer(portal);
  for (const orderNumber of ['', 'MK999999999']) {
    const { body } = await state(guest, orderNumber, 'kuka@example.fi');
    expect(body).toEqual({ validationError: null, statedAt: expect.any(Number) });
    expect((await state(guest, orderNumber, 'KUKA@example.fi')).body).toEqual(body);
  }
  expect(await count(`withdrawal_statement where email_address = 'kuka@example.fi'`)).toBe(2);
  for (const emailAddress of ['', 'kuka', 'a@b.fi, c@d.fi']) {
    const { body } = await state(guest, '', emailAddress);
    expect(body.validationError).toContain('sähköpostiosoite');
  }
});

test('the withdrawal period of a posted gift starts when the envelope arrives', async () => {
  const { paymentId } = await paidGift(
    portal,
    anonymousBuyer(portal),
    'processEnvelopeGiftPurchase',
    envelopeInput([{}]),
  );
  const { orderNumber } = await orderOf(paymentId);
  const withdrawalKey = keyOf(paymentId, orderNumber);
  const lastDay = async () =>
    (await read(anonymousBuyer(portal), { orderNumber, withdrawalKey })).body;
  portal.clock.advance(40 * DAY);
  expect(await lastDay()).toMatchObject({ state: 'open' });

  const postedAt = portal.clock.now();
  await portal.pool.query(
    `with batch as (insert into envelope_batch (made_at, posted_at) values ($2, $2) returning id)
     insert into batched_envelope (card_order_id, batch_id)
     select card_order_id, id from order_fulfilment, batch where payment_id = $1`,
    [paymentId, new Date(postedAt)],
  );
  const expected = lastWithdrawalDay(addDays(helsinkiDay(postedAt), 7));
  expect(await lastDay()).toMatchObject({ state: 'open', lastDay: expected });
  portal.clock.advance(30 * DAY);
  expect(await lastDay()).toMatchObject({ state: 'tooLate', lastDay: expected });
});

test('after the last day a withdrawal is refused, and nothing changes', async () => {
  const { buyer, orderNumber, cardId, paymentId } = await bought();
  portal.clock.advance(20 * DAY);
  const key = keyOf(paymentId, orderNumber);

  const { body } = await withdraw(buyer, orderNumber, 79, key);
  expect(body.order).toMatchObject({ state: 'tooLate' });
  expect(await validity(cardId)).toMatchObject({ waits: true });
});

test('a failure at any write rolls back, and the next click does everything', async () => {
  const { buyer, orderNumber, paymentId, cardId } = await bought({ paymentBillingType: 'monthly' });
  const { pool } = portal;
  await pool.query(`create function fail_once() returns trigger language plpgsql as
    $$ begin raise exception 'the plug was pulled'; end $$`);
  for (const table of [
    'withdrawal',
    'withdrawn_order',
    'monthly_contract',
    'card_ledger_entry',
    'refund_need',
    'payment',
    'mail_outbox',
  ]) {
    await pool.query(
      `create trigger fail before insert or update on ${table} execute function fail_once()`,
    );
    expect((await withdraw(buyer, orderNumber, 6.9)).status).toBe(500);
    await pool.query(`drop trigger fail on ${table}`);
    expect(await count('withdrawal where payment_id = $1', paymentId)).toBe(0);
  }
  expect(await checkInvariants(pool)).toEqual([]);
  expect(await validity(cardId)).not.toMatchObject({ valid_until: null });

  expect((await withdraw(buyer, orderNumber, 6.9)).body.order.state).toBe('withdrawn');
  expect(await sentBack(paymentId)).toEqual([690]);
  expect(await checkInvariants(pool)).toEqual([]);
});
