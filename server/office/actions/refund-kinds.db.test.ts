import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import { anonymousBuyer, payAtPaytrail } from '../../../test/buyer.ts';
import { startCompanyOrder } from '../../../test/company-buyer.ts';
import { digitalInput, startGift } from '../../../test/gift-buyer.ts';
import { givenAccount } from '../../../test/given.ts';
import { givenContract } from '../../../test/given-contract.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { inTransaction } from '../../db/database.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';
import { insertPayment } from '../../payment/payment-queries.ts';
import { updateState } from '../../payment/payment-state-queries.ts';

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

type Input = { paymentId: string; part: number | null };

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

/** Done by one person, or asked of a second and approved by them. */
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

/** Of each card that the payment made: whether its code opens it, and whether somebody has. */
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

/** Somebody has made one of the gifts theirs. */
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

test('a part of three gifts goes back and every code still opens its card', async () => {
  const paymentId = await paidGifts();
  const { lines } = await refund(finance, { paymentId, part: 7900 });
  expect(lineOf(lines, 'until')).toMatchObject({
    before: { key: 'cards', values: [3] },
    after: { key: 'cardsKeep' },
  });
  expect(await money(paymentId)).toMatchObject({ back: 7900, state: 'paid' });
  expect((await giftsOf(paymentId)).map(({ dead }) => dead)).toEqual([false, false, false]);
});

test('the whole of three gifts takes back the two that nobody has opened, as the preview says', async () => {
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

test('gifts over the limit wait for a second person, and a gift opened meanwhile ends the request', async () => {
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

test('a part of a company order goes back by two people; its cards stay, whole or part', async () => {
  const buyer = anonymousBuyer(portal);
  const paymentId = await paid(await startCompanyOrder(buyer, { numberOfUnits: 5 }));
  const input = { paymentId, part: 15_800 };
  const asked = await refund(senior, input);
  expect(asked).toMatchObject({ isAsked: true, needsSecond: true });
  expect(lineOf(asked.lines, 'until')).toMatchObject({ after: { key: 'companyKeeps' } });
  const id = await waitingId(paymentId);
  expect((await senior.refusal('approveAction', { id })).status).toBe(403);
  expect(await finance.ask('approveAction', { id })).toMatchObject({ isDone: true });
  expect(await money(paymentId)).toMatchObject({ back: 15_800, state: 'paid' });

  const other = await officeMember(portal, ['finance']);
  const { lines } = await refund(other, { paymentId, part: null });
  await finance.ask('approveAction', { id: await waitingId(paymentId) });
  expect(lineOf(lines, 'money')).toMatchObject({
    before: { values: [{ euros: 237 }] },
    after: { values: [{ euros: 237 }] },
  });
  expect(lineOf(lines, 'until')).toMatchObject({ after: { key: 'companyKeeps' } });
  expect(await money(paymentId)).toMatchObject({ back: 39_500 });
  const { rows } = await portal.pool.query(
    `select count(*)::int as dead from order_fulfilment done
       join company_order company on company.card_order_id = done.card_order_id
       join company_seat seat on seat.order_id = company.id
       join claimable_card claimable on claimable.card_id = seat.card_id
      where done.payment_id = $1 and claimable.taken_back_at is not null`,
    [paymentId],
  );
  expect(rows).toEqual([{ dead: 0 }]);
});

/** Somebody whose second instalment was charged and settled. */
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
])('an instalment goes back %s; the contract and the card go on', async (_, part, back) => {
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

/** The request that waits about a payment. */
async function waitingId(paymentId: string) {
  const { waiting } = await finance.ask('getApprovals', {}, 'GET');
  return waiting.find((one) => one.paymentId === paymentId)?.id ?? '';
}
