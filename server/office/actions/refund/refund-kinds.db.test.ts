import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cents } from '../../../../domain/base/cents.ts';
import {
  anonymousBuyer,
  payAtPaytrail,
  signedInBuyer,
  startPurchase,
} from '../../../../test/buyer.ts';
import { startCompanyOrder } from '../../../../test/company-buyer.ts';
import { digitalInput, startGift } from '../../../../test/gift-buyer.ts';
import { givenAccount } from '../../../../test/given.ts';
import { givenContract } from '../../../../test/given-contract.ts';
import { type OfficeMember, officeMember } from '../../../../test/office-member.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { inTransaction } from '../../../db/database.ts';
import { checkInvariants } from '../../../invariants/invariant-queries.ts';
import { insertPayment } from '../../../payment/payment-queries.ts';
import { updateState } from '../../../payment/payment-state-queries.ts';
import { makeLogger } from '../../../platform/logger.ts';
import { unsealText } from '../../../platform/seal-text.ts';
import { sendRefunds } from '../../../refund/send-refunds.ts';

const ACTIVATION = 'CardActivationController';
const SMARTUM = { provider: 'smartum', call: 'createSmartumPayment' };

let portal: TestPortal;
let senior: OfficeMember;
let finance: OfficeMember;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
  senior = await officeMember(portal, ['seniorAgent']);
  finance = await officeMember(portal, ['finance']);
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

type Input = { paymentId: string; part: number | null; ends?: number | null };

async function preview(who: OfficeMember, input: Input) {
  const previewed = await who.ask('previewRefund', { input });
  const deed = {
    input,
    actionId: randomUUID() as string,
    reason: 'sovittu asiakkaan kanssa',
    previewed: previewed.previewed,
  };
  return { ...previewed, deed };
}

/** By one person, or requested and approved by a second. */
async function refund(who: OfficeMember, input: Input) {
  const { deed, lines, needsSecond } = await preview(who, input);
  const outcome = await who.ask('performRefund', deed);
  return { ...outcome, lines, needsSecond, actionId: deed.actionId };
}

async function money(paymentId: string) {
  const { rows } = await portal.pool.query(
    `select state, (select coalesce(sum(amount_cents), 0)::int from refund_need
                     where payment_id = payment.id) as back from payment where id = $1`,
    [paymentId],
  );
  return rows[0];
}

async function paid(started: { paymentId: string }) {
  await fetch((await payAtPaytrail(started as never)) ?? '', { redirect: 'manual' });
  return started.paymentId;
}

const lineOf = (lines: { label: string }[], label: string) =>
  lines.find((line) => line.label === label);

/** For each card of the payment: whether its code is still valid and whether it was activated. */
async function giftsOf(paymentId: string) {
  const { rows } = await portal.pool.query(
    `select done.card_id as "cardId", claimable.taken_back_at is not null as dead,
            coalesce(validity.is_refunded, false) as refunded
       from order_fulfilment done
       join claimable_card claimable on claimable.card_id = done.card_id
       left join card_validity validity on validity.card_id = done.card_id
      where done.payment_id = $1 order by done.card_id`,
    [paymentId],
  );
  return rows as { cardId: string; dead: boolean; refunded: boolean }[];
}

async function paidGifts() {
  const input = digitalInput([{}, { recipientName: 'Sofia' }, { recipientName: 'Veikko' }]);
  return paid(await startGift(anonymousBuyer(portal), 'processDigitalGiftPurchase', input));
}

/** Somebody activates one of the gifts. */
async function activate(cardId: string) {
  const accountId = await givenAccount(portal.pool);
  await portal.pool.query(
    `with held as (update museum_card set holder_account_id = $2, holder_first_name = 'Elias',
                          holder_last_name = 'Saaja', holder_year_of_birth = 1990, registered_at = now()
                    where id = $1)
     insert into card_redemption (card_id, account_id, redeemed_at) values ($1, $2, now())`,
    [cardId, accountId],
  );
}

test('a partial refund of three gifts leaves every code valid', async () => {
  const paymentId = await paidGifts();
  const { lines } = await refund(finance, { paymentId, part: 7900 });
  expect(lineOf(lines, 'until')).toMatchObject({
    before: { key: 'cards', values: [3] },
    after: { key: 'cardsKeep' },
  });
  expect(await money(paymentId)).toMatchObject({ back: 7900, state: 'paid' });
  expect((await giftsOf(paymentId)).map(({ dead }) => dead)).toEqual([false, false, false]);
});

test('a full refund of three gifts ends the two unopened ones, as previewed', async () => {
  const paymentId = await paidGifts();
  const [opened] = await giftsOf(paymentId);
  await activate(opened?.cardId ?? '');
  const { lines } = await refund(finance, { paymentId, part: null });
  expect(lineOf(lines, 'until')).toMatchObject({ after: { key: 'cardsEnd', values: [2, 1] } });
  expect(lineOf(lines, 'money')).toMatchObject({ after: { values: [{ euros: 237 }] } });
  expect(await money(paymentId)).toMatchObject({ back: 23_700 });
  const gifts = await giftsOf(paymentId);
  expect(gifts.find(({ cardId }) => cardId === opened?.cardId)).toMatchObject({
    dead: false,
    refunded: false,
  });
  const others = gifts.filter(({ cardId }) => cardId !== opened?.cardId);
  expect(others.map(({ dead }) => dead)).toEqual([true, true]);
});

test('a gift refund over the limit waits for approval and lapses when a gift is opened meanwhile', async () => {
  const paymentId = await paidGifts();
  const asked = await refund(senior, { paymentId, part: null });
  expect(asked).toMatchObject({ isAsked: true, needsSecond: true });
  expect(await money(paymentId)).toMatchObject({ back: 0, state: 'paid' });
  const [gift] = await giftsOf(paymentId);
  await activate(gift?.cardId ?? '');
  const decided = await finance.ask('approveAction', { id: await waitingId(paymentId) });
  expect(decided.isDone).toBe(false);
  expect(await money(paymentId)).toMatchObject({ back: 0, state: 'paid' });
});

/** Of a company order: codes that are valid, codes that are not, and activated cards. */
async function seatsOf(paymentId: string) {
  const { rows } = await portal.pool.query(
    `select (count(*) filter (where taken_back_at is null and redeemed.card_id is null))::int as alive,
            (count(*) filter (where taken_back_at is not null and closed_at is not null))::int as dead,
            (count(*) filter (where redeemed.card_id is not null and waits_for_first_visit))::int as kept,
            (array_agg(seat.card_id order by seat.number)) as cards
       from order_fulfilment done
       join company_order company on company.card_order_id = done.card_order_id
       join company_seat seat on seat.order_id = company.id
       join claimable_card claimable on claimable.card_id = seat.card_id
       join card_validity validity on validity.card_id = seat.card_id
       left join card_redemption redeemed on redeemed.card_id = seat.card_id
      where done.payment_id = $1`,
    [paymentId],
  );
  const { cards, ...counts } = rows[0] as { cards: string[] };
  return { cards, counts };
}

async function companyDesk(paymentId: string) {
  const { rows } = await portal.pool.query(
    `select sealed_desk_key from company_order
       join order_fulfilment using (card_order_id) where payment_id = $1`,
    [paymentId],
  );
  const { secretKey } = portal.settings;
  const deskKey = unsealText(rows[0].sealed_desk_key, { kind: 'desk-key', secretKey });
  return (method: string, params: object = {}) =>
    anonymousBuyer(portal).call(method, { deskKey, ...params }, 'CompanyDeskController');
}

test('a part of a company order that is a discount ends no code; the rest ends every code that nobody has used', async () => {
  const buyer = anonymousBuyer(portal);
  const paymentId = await paid(await startCompanyOrder(buyer, { numberOfUnits: 5 }));
  const desk = await companyDesk(paymentId);
  const { body: file } = await desk('getCodesFile', { newCodes: 3 });
  const codes = (file.content as string).trim().split('\r\n').slice(1);
  const input = { paymentId, part: 15_800, ends: 0 };
  const asked = await refund(senior, input);
  expect(asked).toMatchObject({ isAsked: true, needsSecond: true });
  expect(lineOf(asked.lines, 'until')).toMatchObject({
    before: { values: [5, 0] },
    after: { key: 'companyEndsFewer', values: [2, 0, 5, 0] },
  });
  const id = await waitingId(paymentId);
  expect((await senior.refusal('approveAction', { id })).status).toBe(403);
  expect(await finance.ask('approveAction', { id })).toMatchObject({ isDone: true });
  expect(await money(paymentId)).toMatchObject({ back: 15_800, state: 'paid' });
  const { cards, counts } = await seatsOf(paymentId);
  expect(counts).toEqual({ alive: 5, dead: 0, kept: 0 });
  expect((await desk('getCompanyOrder')).body).toMatchObject({ paymentState: 'paid', free: 2 });
  await activate(cards[0] ?? '');

  const other = await officeMember(portal, ['finance']);
  const { lines } = await refund(other, { paymentId, part: null });
  await finance.ask('approveAction', { id: await waitingId(paymentId) });

  expect(lineOf(lines, 'money')).toMatchObject({
    before: { values: [{ euros: 237 }] },
    after: { values: [{ euros: 237 }] },
  });
  expect(lineOf(lines, 'until')).toMatchObject({
    before: { key: 'companyCards', values: [4, 1] },
    after: { key: 'companyEnds', values: [4, 1] },
  });
  expect(await money(paymentId)).toMatchObject({ back: 39_500, state: 'refundNeeded' });
  expect((await seatsOf(paymentId)).counts).toEqual({ alive: 0, dead: 4, kept: 1 });
  const code = codes[1]?.split(';')[1];
  const check = await anonymousBuyer(portal).call('checkActivation', { code }, ACTIVATION);
  expect(check.body).toMatchObject({ activationState: 'takenBack', cardAssetId: null });

  expect((await desk('getCompanyOrder')).body).toMatchObject({
    paymentState: 'refunded',
    free: 0,
    asCodes: 0,
    // A single used card is not reported, since the company could identify its user.
    claimed: 0,
  });
  for (const [method, params] of [
    ['getCodesFile', { newCodes: 1 }],
    ['takeBackCards', {}],
    ['sendInvitations', {}],
    ['sendReminders', {}],
  ] as const) {
    expect([method, (await desk(method, params)).status]).toEqual([method, 400]);
  }
  expect((await desk('getCodesFile')).body.content.trim().split('\r\n')).toHaveLength(1);
  expect((await seatsOf(paymentId)).counts).toEqual({ alive: 0, dead: 4, kept: 1 });
});

test('parts of a company order end as many codes as they pay for, and none that was handed out', async () => {
  const paymentId = await paid(
    await startCompanyOrder(anonymousBuyer(portal), { numberOfUnits: 5 }),
  );
  const desk = await companyDesk(paymentId);
  await desk('getCodesFile', { newCodes: 3 });
  const { cards } = await seatsOf(paymentId);
  await activate(cards[0] ?? '');
  const part = (amount: number, ends: number | null = null) =>
    refund(finance, { paymentId, part: amount, ends });

  expect(lineOf((await part(7_899)).lines, 'until')).toMatchObject({
    after: { key: 'companyKeeps' },
  });
  expect((await seatsOf(paymentId)).counts).toEqual({ alive: 4, dead: 0, kept: 1 });
  expect(lineOf((await part(1)).lines, 'until')).toMatchObject({
    before: { key: 'companyCards', values: [4, 1] },
    after: { key: 'companyEndsSome', values: [1, 3, 1] },
  });
  expect((await seatsOf(paymentId)).counts).toEqual({ alive: 3, dead: 1, kept: 1 });
  expect((await desk('getCompanyOrder')).body).toMatchObject({ free: 1 });

  // Three codes are handed out, one of them used. Which ones end would show the company whose is used.
  for (const ends of [2, null]) {
    const asked = await preview(finance, { paymentId, part: 31_599, ends });
    expect(asked.refusal).toMatchObject({ key: 'tooManyCodes', values: [1] });
  }
  const { body: file } = await desk('getCodesFile', { newCodes: 0 });
  expect((file.content as string).trim().split('\r\n')).toHaveLength(4);
  expect((await desk('takeBackCards')).body).toEqual({ takenBack: 2 });

  // All but a cent: four of five cards are paid back. The used one stays.
  await part(31_599);
  const second = await officeMember(portal, ['finance']);
  await second.ask('approveAction', { id: await waitingId(paymentId) });
  expect(await money(paymentId)).toMatchObject({ back: 39_499, state: 'paid' });
  expect((await seatsOf(paymentId)).counts).toEqual({ alive: 0, dead: 4, kept: 1 });
});

test('a company code used during approval ends the refund request', async () => {
  const buyer = anonymousBuyer(portal);
  const paymentId = await paid(await startCompanyOrder(buyer, { numberOfUnits: 5 }));
  await (await companyDesk(paymentId))('getCodesFile', { newCodes: 5 });
  await refund(senior, { paymentId, part: null });
  await activate((await seatsOf(paymentId)).cards[2] ?? '');

  const decided = await finance.ask('approveAction', { id: await waitingId(paymentId) });

  expect(decided.isDone).toBe(false);
  expect((await seatsOf(paymentId)).counts).toMatchObject({ alive: 4, dead: 0 });
});

/** Paid through Smartum, which has no refund API. */
async function paidByVoucher() {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer, SMARTUM);
  const answer = await fetch(started.body.redirectUrl, {
    method: 'POST',
    body: new URLSearchParams([['outcome', 'ok']]),
    redirect: 'manual',
  });
  await fetch(answer.headers.get('location') ?? '', { redirect: 'manual' });
  return { paymentId: started.paymentId, buyer };
}

test('a refund by hand is never reported as sent, in preview, result, approval or letter', async () => {
  const { paymentId, buyer } = await paidByVoucher();
  const byHand = { key: 'site', values: ['Smartum'] };
  const { lines, deed } = await preview(senior, { paymentId, part: 1000 });
  expect(lineOf(lines, 'way')).toMatchObject({ after: byHand });
  expect(lineOf(lines, 'told')).toMatchObject({ after: { key: 'toldOfSite' } });
  expect(await senior.ask('performRefund', deed)).toMatchObject({ follows: byHand });
  expect(await senior.ask('performRefund', deed)).toMatchObject({ follows: null });

  const agent = await officeMember(portal, ['agent']);
  expect(await refund(agent, { paymentId, part: 500 })).toMatchObject({ follows: null });
  const decided = await finance.ask('approveAction', { id: await waitingId(paymentId) });
  expect(decided).toMatchObject({ isDone: true, follows: byHand });

  const { pool, clock, settings } = portal;
  await sendRefunds({ pool, clock, settings, log: makeLogger('silent') });
  const { rows } = await pool.query(
    `select letter, data from mail_outbox where address = $1 and letter like 'refund-%'`,
    [buyer.emailAddress],
  );
  const told = { letter: 'refund-by-hand', data: { way: 'site', site: 'Smartum' } };
  expect(rows).toMatchObject([told, told]);
});

/** A contract whose second instalment was charged and settled. */
async function givenInstalment() {
  const { pool, clock, settings } = portal;
  const now = clock.now();
  const { secretKey } = settings;
  const { accountId, cardId } = await givenContract(pool, { now, secretKey, token: randomUUID() });
  const paymentId = await inTransaction(pool, async (tx) => {
    const id = await insertPayment(tx, {
      orderIds: [],
      providerType: 'paytrail',
      processType: 'standard',
      billing: 'monthly',
      language: 'fi',
      amount: cents(690),
      receipt: null,
      now,
    });
    await updateState(tx, { id, to: 'paid', now, checkAt: null });
    await tx.query(
      `with contract as (select id from monthly_contract where account_id = $2),
            charged as (insert into instalment_charge (payment_id, contract_id, number)
                        select $1, id, 2 from contract)
       update instalment set paid_by = $1 where contract_id = (select id from contract) and number = 2`,
      [id, accountId],
    );
    return id;
  });
  return { paymentId, accountId, cardId };
}

async function contractOf(accountId: string) {
  const { rows } = await portal.pool.query(
    `select withdrawn_at is null as runs,
            (select count(*)::int from instalment where contract_id = contract.id and paid_by is not null) as paid,
            (select valid_until::text from card_validity where card_id = contract.card_id) as until
       from monthly_contract contract where account_id = $1`,
    [accountId],
  );
  return rows[0];
}

test.each([
  ['whole', null, 690],
  ['in part', 200, 200],
])('an instalment is refunded %s; contract and card continue', async (_, part, back) => {
  const { paymentId, accountId } = await givenInstalment();
  const before = await contractOf(accountId);
  const { lines } = await refund(senior, { paymentId, part });
  expect(lineOf(lines, 'until')).toMatchObject({ after: { key: 'contractGoesOn' } });
  expect(lineOf(lines, 'money')).toMatchObject({ after: { values: [{ euros: back / 100 }] } });
  expect(await money(paymentId)).toMatchObject({ back });
  expect(await contractOf(accountId)).toEqual(before);
  const left = await preview(senior, { paymentId, part: null });
  expect(left.refusal?.key ?? null).toBe(part === null ? 'nothingLeft' : null);
});

/** The open request about a payment. */
async function waitingId(paymentId: string) {
  const { waiting } = await finance.ask('getApprovals', {}, 'GET');
  return waiting.find((one) => one.paymentId === paymentId)?.id ?? '';
}
