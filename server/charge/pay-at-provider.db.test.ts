import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousBuyer, type Buyer, payAtPaytrail, signedInBuyer } from '../../test/buyer.ts';
import { deskVerdict } from '../../test/desk-clerk.ts';
import { givenContract } from '../../test/given-contract.ts';
import { mailedCode } from '../../test/mailed-secrets.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { resolveSilentPayment } from '../checkout/settle/silent-payment.ts';
import { watchContracts } from '../instalment/watch-contracts.ts';
import type { Deps } from '../platform/context.ts';
import { makeLogger } from '../platform/logger.ts';
import { chargeInstalments } from './charge-instalments.ts';

const DAY = 24 * 60 * 60 * 1000;
const NO_FUNDS = 'f4650972-c0cd-4dab-8f16-3ecf26439755';
const MINE = 'MyMuseumCardController';
const USER = 'MuseumCardUserController';

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const { settings, clock, pool } = portal;
  deps = { pool, clock, settings, log: makeLogger('silent') };
});
afterAll(() => portal.stop());

/** A signed-in holder whose payment card has had no money since the second instalment. */
async function behindBy(days: number) {
  const { pool, clock, settings } = portal;
  const { secretKey } = settings;
  const made = await givenContract(pool, { now: clock.now(), secretKey, token: NO_FUNDS });
  for (let day = 0; day < days; day += 1) {
    clock.advance(DAY);
    await chargeInstalments(deps);
    await watchContracts(deps);
  }
  const { rows } = await pool.query<{ address: string }>(
    'select email_address as address from account where id = $1',
    [made.accountId],
  );
  const emailAddress = rows[0]?.address ?? '';
  const buyer = anonymousBuyer(portal, emailAddress);
  await buyer.call('requestLoginCode', { emailAddress }, 'AccountController');
  const code = await mailedCode(pool, emailAddress);
  await buyer.call('loginWithCode', { emailAddress, code }, 'AccountController');
  return { ...made, buyer };
}

const planOf = async (buyer: Buyer) => (await buyer.read('getMyPlans', {}, MINE)).body.plans[0];

type PaymentRequest = {
  part?: 'due' | 'rest';
  amount: number;
  provider?: string;
  contractId?: string;
};

async function requestPayment(
  buyer: Buyer,
  { part = 'due', amount, provider = 'paytrail', ...of }: PaymentRequest,
) {
  const contractId = of.contractId ?? (await planOf(buyer)).id;
  return buyer.call(
    'createInstalmentPayment',
    { contractId, part, amount, language: 'FI', paymentProviderType: provider },
    MINE,
  );
}

async function begun(buyer: Buyer, of: PaymentRequest) {
  const { status, body: paymentId } = await requestPayment(buyer, of);
  expect(status).toBe(200);
  const { body } = await buyer.call('createPaytrailPayment', { paymentRecordId: paymentId });
  return { paymentId: paymentId as string, body };
}

/** Pays at the provider and follows the redirect; returns the landing address. */
async function paid(...[started, how]: Parameters<typeof payAtPaytrail>) {
  const back = await payAtPaytrail(started, how);
  return (await fetch(String(back), { redirect: 'manual' })).headers.get('location');
}

async function paymentsOf(cardId: string) {
  const { rows } = await portal.pool.query<{ state: string; amount: number; numbers: number[] }>(
    `select payment.state, payment.amount_cents as amount, array_agg(number order by number) as numbers
       from instalment_charge share
       join payment on payment.id = share.payment_id
       join monthly_contract contract on contract.id = share.contract_id
      where contract.card_id = $1 and state in ('paid', 'refundNeeded', 'refunded')
      group by payment.id order by payment.created_at`,
    [cardId],
  );
  return rows;
}

describe('failed instalment', () => {
  test('is the only one due, and a bank payment lifts the hold and continues the plan', async () => {
    const { buyer, cardId, customerNumber } = await behindBy(62);
    const before = await planOf(buyer);
    expect(before).toMatchObject({
      state: 'onHold',
      paid: { count: 1, amount: 6.9 },
      due: { count: 2, amount: 13.8 },
      later: { count: 9, amount: 62.1 },
    });
    expect(await deskVerdict(portal, customerNumber)).toBe('onHold');

    const started = await begun(buyer, { amount: 13.8 });
    expect(started.body.providers.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['osuuspankki', 'creditcard']),
    );

    expect(await paid(started)).toBe('/oma/kuukausimaksu?era=maksettu');

    expect(await deskVerdict(portal, customerNumber)).toBe('valid');
    expect(await paymentsOf(cardId)).toEqual([{ state: 'paid', amount: 1380, numbers: [2, 3] }]);
    expect(await planOf(buyer)).toMatchObject({
      state: 'well',
      paid: { count: 3, amount: 20.7 },
      due: { count: 0, amount: 0 },
      later: { count: 9, amount: 62.1 },
    });
    const { rows } = await portal.pool.query(
      `select data #>> '{receipt,method}' as method from mail_outbox
        where letter = 'instalment-receipt' and card_id = $1`,
      [cardId],
    );
    expect(rows).toEqual([{ method: 'bank' }]);
  });

  test('is charged once when a bank and the saved card are used at once; the later money is refunded', async () => {
    const { buyer, cardId, accountId } = await behindBy(33);
    const started = await begun(buyer, { amount: 6.9 });
    // The bank's page is open in another tab: no charge yet, so the card may be charged.
    await portal.pool.query(`update payment_token set revoked_at = null where account_id = $1`, [
      accountId,
    ]);
    const { id: contractId } = await planOf(buyer);
    const second = await begun(buyer, { amount: 6.9 });
    await paid(second, { method: 'creditcard' });
    expect((await requestPayment(buyer, { amount: 6.9, contractId })).body).toMatchObject([
      { errorCode: 'ALREADY_PAID' },
    ]);
    const card = await buyer.call('payDueInstalments', { contractId, amount: 6.9 }, USER);
    expect(card).toMatchObject({ status: 409, body: [{ errorCode: 'ALREADY_PAID' }] });

    expect(await paid(started)).toBe('/oma/kuukausimaksu?era=palautetaan');

    expect(await paymentsOf(cardId)).toEqual([
      { state: 'refundNeeded', amount: 690, numbers: [2] },
      { state: 'paid', amount: 690, numbers: [2] },
    ]);
    const { rows } = await portal.pool.query(
      `select letter from mail_outbox where address = $1 and letter = 'payment-returned'`,
      [buyer.emailAddress],
    );
    expect(rows).toHaveLength(1);
  });

  test('can be charged to the saved card at once after a bank’s page was abandoned', async () => {
    const { buyer, cardId } = await behindBy(33);
    await begun(buyer, { amount: 6.9 });
    portal.clock.advance(61_000);
    const { id: contractId } = await planOf(buyer);

    const charged = await buyer.call('payDueInstalments', { contractId, amount: 6.9 }, USER);

    expect(charged).toMatchObject({ status: 200, body: { redirectUrl: null, declined: 'later' } });
    expect(await paymentsOf(cardId)).toEqual([]);
  });

  test('keeps its retry days when the bank declines', async () => {
    const { buyer } = await behindBy(33);
    const before = await planOf(buyer);
    expect(before.retryOn).not.toBeNull();

    expect(await paid(await begun(buyer, { amount: 6.9 }), { outcome: 'fail' })).toBe(
      '/oma/kuukausimaksu?era=ei',
    );

    expect((await planOf(buyer)).retryOn).toBe(before.retryOn);
  });

  test('is shown as declined when the card’s bank declines on the provider’s page', async () => {
    const { buyer } = await behindBy(33);
    const started = await begun(buyer, { amount: 6.9 });

    expect(await paid(started, { outcome: 'fail', method: 'creditcard' })).toBe(
      '/oma/kuukausimaksu?era=hylatty',
    );
  });

  test('is refused at a sum other than the one shown', async () => {
    const { buyer } = await behindBy(62);
    const answer = await requestPayment(buyer, { amount: 6.9 });
    expect(answer).toMatchObject({ status: 409, body: [{ errorCode: 'SUM_CHANGED' }] });
    expect(answer.body[0].message).toContain('13,80\u00a0€');
    const { id: contractId } = await planOf(buyer);
    const rest = await buyer.call('payRestOfContract', { contractId, amount: 6.9 }, USER);
    expect(rest).toMatchObject({ status: 409, body: [{ errorCode: 'SUM_CHANGED' }] });
  });

  test('can be paid together with all remaining ones by voucher', async () => {
    const { buyer, cardId } = await behindBy(33);
    await paid(await begun(buyer, { part: 'rest', amount: 75.9 }));
    expect(await planOf(buyer)).toMatchObject({ state: 'paid', paid: { count: 12, amount: 82.8 } });
    expect(await paymentsOf(cardId)).toMatchObject([{ state: 'paid', amount: 7590 }]);

    const { buyer: other } = await behindBy(33);
    const { body: paymentRecordId } = await requestPayment(other, {
      amount: 6.9,
      provider: 'epassi',
    });
    const form = await other.call('createEpassiPayment', { paymentRecordId });
    expect(form).toMatchObject({ status: 200, body: { amount: '6.90' } });
  });

  test('of another holder is not found', async () => {
    const { buyer } = await behindBy(33);
    const { id: contractId } = await planOf(buyer);
    const { body: paymentRecordId } = await requestPayment(buyer, { amount: 6.9 });
    const stranger = await signedInBuyer(portal);

    expect((await requestPayment(stranger, { amount: 6.9, contractId })).status).toBe(404);
    expect((await requestPayment(stranger, { amount: 6.9, contractId: randomUUID() })).status).toBe(
      404,
    );
    expect((await stranger.call('createPaytrailPayment', { paymentRecordId })).status).toBe(404);
    // A double click creates one attempt.
    expect((await requestPayment(buyer, { amount: 6.9 })).body).toBe(paymentRecordId);
  });
});

describe('instalment opened at Smartum by a payer who did not return', () => {
  async function left() {
    const made = await behindBy(33);
    const { body: paymentRecordId } = await requestPayment(made.buyer, {
      amount: 6.9,
      provider: 'smartum',
    });
    const started = await made.buyer.call('createSmartumPayment', { paymentRecordId });
    expect(started.status).toBe(200);
    return { ...made, paymentId: paymentRecordId as string, contract: await planOf(made.buyer) };
  }
  const chargesOf = async (cardId: string) =>
    (
      await portal.pool.query(
        `select from token_charge join instalment_charge using (payment_id)
           join monthly_contract on id = contract_id where card_id = $1`,
        [cardId],
      )
    ).rowCount;

  test('cannot be paid in another way until its outcome is stated', async () => {
    const { buyer, cardId, contract, paymentId } = await left();
    expect(contract).toMatchObject({ isBeingCharged: true });
    const charged = await chargesOf(cardId);
    portal.clock.advance(11 * 60_000);

    const { id: contractId } = contract;
    const said = { status: 409, body: [{ errorCode: 'PAYMENT_BEING_CONFIRMED' }] };
    expect(await requestPayment(buyer, { amount: 6.9, contractId })).toMatchObject(said);
    expect(await buyer.call('payDueInstalments', { contractId, amount: 6.9 }, USER)).toMatchObject(
      said,
    );
    await portal.pool.query('update monthly_contract set next_try_at = $2 where id = $1', [
      contractId,
      new Date(portal.clock.now()),
    ]);
    for (let day = 0; day < 3; day += 1) {
      portal.clock.advance(DAY);
      await watchContracts(deps);
      await chargeInstalments(deps);
    }
    expect(await chargesOf(cardId)).toBe(charged);

    const { rows } = await portal.pool.query(
      `select stamp, reference, provider_type as "providerType", amount_cents as amount
         from payment where id = $1`,
      [paymentId],
    );
    await resolveSilentPayment(deps, rows[0], { isPaid: true, by: 'the office' });
    expect(await paymentsOf(cardId)).toEqual([{ state: 'paid', amount: 690, numbers: [2] }]);
  });

  test('can be paid in another way once its payer states that it was not paid; only the payer may', async () => {
    const { buyer, contract } = await left();
    const { id: contractId, silentPaymentKey: paymentKey } = contract;
    portal.clock.advance(11 * 60_000);
    const stranger = await signedInBuyer(portal);
    expect((await stranger.call('markPaymentNotMade', { paymentKey })).status).toBe(404);

    expect((await buyer.call('markPaymentNotMade', { paymentKey })).body).toEqual({ isOpen: true });

    const { body: plans } = await buyer.read('getMyPlans', {}, MINE);
    expect(plans.plans[0]).toMatchObject({ isBeingCharged: false, silentPaymentKey: null });
    expect((await requestPayment(buyer, { amount: 6.9, contractId })).status).toBe(200);
  });

  test('is not blocked when it was paid in another way at once', async () => {
    const { buyer } = await left();
    await paid(await begun(buyer, { amount: 6.9 }));

    expect(await planOf(buyer)).toMatchObject({ isBeingCharged: false, silentPaymentKey: null });
  });
});

describe('card with an unpaid instalment', () => {
  const renew = (buyer: Buyer, cardId: string) =>
    buyer.call(
      'renewMuseumCard',
      { userDetails: { museumCard: { Id: cardId } }, paymentBillingType: 'annually' },
      USER,
    );

  test('sells no year that would stay on hold, not even for an earlier order', async () => {
    const { buyer, cardId, accountId } = await behindBy(20);
    const { body: ordered } = await renew(buyer, cardId);
    const { body: refused } = await renewWhenBehind(buyer, cardId);
    expect(refused).toMatchObject({ purchasePrice: null });
    expect(refused.validationError).toContain('6,90\u00a0€');
    const record = await buyer.call('createPaymentRecord', {
      museumCardEventIds: [ordered.renewalMuseumCardEventId],
      language: 'FI',
      personAccountId: accountId,
      paymentProviderType: 'paytrail',
      paymentProcessType: 'renewal',
      paymentBillingType: 'annually',
    });
    expect(record).toMatchObject({ status: 409, body: [{ errorCode: 'INSTALMENT_UNPAID' }] });

    await paid(await begun(buyer, { amount: 6.9 }));
    expect((await renew(buyer, cardId)).body).toMatchObject({ validationError: null });
  });

  async function renewWhenBehind(buyer: Buyer, cardId: string) {
    await portal.pool.query(
      `update instalment set due_on = due_on - 15 where number = 2
          and contract_id = (select id from monthly_contract where card_id = $1)`,
      [cardId],
    );
    await portal.pool.query('update monthly_contract set next_try_at = $2 where card_id = $1', [
      cardId,
      new Date(portal.clock.now()),
    ]);
    await chargeInstalments(deps);
    return renew(buyer, cardId);
  }
});
