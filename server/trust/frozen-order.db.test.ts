import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { startCompanyOrder } from '../../test/company-buyer.ts';
import { digitalInput, startGift } from '../../test/gift-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

const HOUR = 60 * 60 * 1000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

async function row(sql: string, values: unknown[]) {
  const { rows } = await portal.pool.query(sql, values);
  return rows[0];
}
const paymentRow = (id: string) => row('select * from payment where id = $1', [id]);
const cardOf = (paymentId: string) =>
  row(
    `select card.*, exists (select from plastic_card_order where card_id = card.id) as has_plastic
       from order_fulfilment done join museum_card card on card.id = done.card_id
      where done.payment_id = $1`,
    [paymentId],
  );

async function halfPriceCode(useLimit: number | null): Promise<string> {
  const code = `K${randomUUID().slice(0, 8).toUpperCase()}`;
  await portal.pool.query(
    `insert into campaign_code (code, kind, value, valid_from, valid_until, use_limit, purchase_kinds)
     values ($1, 'amountOff', 3950, '2020-01-01', '2100-01-01', $2, '{standard,renewal,gift,companyOrder}')`,
    [code, useLimit],
  );
  return code;
}

/** The letter about a payment, once it has arrived. */
async function letterTo(address: string, subject: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const mail = (await portal.mails()).find(
        (each) => each.to.some((to) => to.includes(address)) && subject.test(each.subject ?? ''),
      );
      if (!mail?.text) throw new Error(`no such letter to ${address}`);
      return mail.text;
    },
    { timeout: 20_000, interval: 200 },
  );
}

async function comeBack(started: Parameters<typeof payAtPaytrail>[0], outcome = 'ok') {
  await fetch((await payAtPaytrail(started, { outcome })) ?? '', { redirect: 'manual' });
}

function record(buyer: Buyer, made: { body: Record<string, unknown> }, kind = 'standard') {
  return buyer.call('createPaymentRecord', {
    museumCardEventIds: made.body.purchaseMuseumCardEventIds,
    language: 'FI',
    personAccountId: made.body.buyerPersonAccountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: kind,
    paymentBillingType: 'annually',
  });
}

describe('a buyer who abandoned a payment with the last use of a code', () => {
  test('can buy with the same code again, while others cannot', async () => {
    const campaignCode = await halfPriceCode(1);
    const buyer = await signedInBuyer(portal);
    await comeBack(await startPurchase(buyer, { campaignCode }), 'fail');
    const other = await signedInBuyer(portal);
    const checked = (who: typeof buyer) =>
      who.call('processMuseumCard', {
        inputData: purchaseInput(who.emailAddress, { campaignCode }),
        validateOnly: true,
      });

    expect((await checked(other)).body.validationError).toContain('Kampanjakoodi');
    expect((await checked(buyer)).body.validationError).toBeNull();
    const again = await startPurchase(buyer, { campaignCode });
    await comeBack(again);
    expect(await paymentRow(again.paymentId)).toMatchObject({ state: 'paid', amount_cents: 3950 });
  });

  test('can give with the same code in the same browser', async () => {
    const campaignCode = await halfPriceCode(1);
    const giver = anonymousBuyer(portal);
    const input = digitalInput([{}], { campaignCode });
    const method = 'processDigitalGiftPurchase';
    await comeBack(await startGift(giver, method, input), 'fail');
    const checked = (who: typeof giver) =>
      who.call(method, { inputData: input, validateOnly: true });

    expect((await checked(anonymousBuyer(portal))).body.validationError).not.toBeNull();
    expect((await checked(giver)).body.validationError).toBeNull();
  });
});

describe('an order changed while its payment is at the provider', () => {
  const changes = { buyer: { firstName: 'Eevi' }, plasticCardOptOut: true };

  test('is fulfilled, receipted and listed as it was paid', async () => {
    const buyer = await signedInBuyer(portal);
    const first = await startPurchase(buyer);
    await startPurchase(buyer, { ...changes, campaignCode: await halfPriceCode(null) });
    await comeBack(first);

    expect(await paymentRow(first.paymentId)).toMatchObject({ state: 'paid', amount_cents: 7900 });
    expect(await cardOf(first.paymentId)).toMatchObject({
      holder_first_name: 'Aino',
      has_plastic: true,
    });
    const order = await row(
      `select price_cents, details #>> '{buyer,firstName}' as name from card_order
        where id = (select card_order_id from order_fulfilment where payment_id = $1)`,
      [first.paymentId],
    );
    expect(order).toEqual({ price_cents: 7900, name: 'Aino' });
    const letter = await letterTo(buyer.emailAddress, /tilauksestasi/);
    expect(letter).toContain('Aino');
    expect(letter).toContain('79,00');
    expect(letter).not.toContain('39,50');
  });

  test('is paid for in its new version when that payment succeeds', async () => {
    const buyer = await signedInBuyer(portal);
    await startPurchase(buyer);
    const campaignCode = await halfPriceCode(null);
    const second = await startPurchase(buyer, { ...changes, campaignCode });
    await comeBack(second);

    expect(await paymentRow(second.paymentId)).toMatchObject({ state: 'paid', amount_cents: 3950 });
    expect(await cardOf(second.paymentId)).toMatchObject({
      holder_first_name: 'Eevi',
      has_plastic: false,
    });
  });

  test('sends a guest’s gift to the recipient that was paid for', async () => {
    const giver = anonymousBuyer(portal);
    const emailAddress = `${randomUUID()}@example.fi`;
    const input = (recipientName: string, campaignCode?: string) => {
      const made = digitalInput([{ recipientName }], campaignCode ? { campaignCode } : {});
      return { ...made, buyer: { ...made.buyer, emailAddress } };
    };
    const method = 'processDigitalGiftPurchase';
    const first = await startGift(giver, method, input('Elias'));
    await startGift(giver, method, input('Onni', await halfPriceCode(null)));
    await comeBack(first);

    const gift = await row('select recipient_name from gift where card_order_id = $1', [
      first.orderIds[0],
    ]);
    expect(gift).toEqual({ recipient_name: 'Elias' });
    const letter = await letterTo(emailAddress, /Lahja/i);
    expect(letter).toContain('Elias');
    expect(letter).toContain('79,00');
  });

  test('is not changed by a form sent between payment record and hand-over', async () => {
    const buyer = await signedInBuyer(portal);
    const order = (changed: object) =>
      buyer.call('processMuseumCard', {
        inputData: purchaseInput(buyer.emailAddress, { ...changed }),
        validateOnly: false,
      });
    const made = await order({});
    const paymentId = (await record(buyer, made)).body;
    await order({ ...changes, campaignCode: await halfPriceCode(null) });
    const started = await buyer.call('createPaytrailPayment', { paymentRecordId: paymentId });
    await comeBack({ paymentId, body: started.body });

    const payment = await paymentRow(paymentId);
    expect(payment).toMatchObject({ state: 'paid', amount_cents: 7900 });
    const ledger = await fetch(`${portal.settings.sandboxUrl}/sandbox/ledger.json`);
    const taken = ((await ledger.json()) as { stamp: string; amount: number }[]).filter(
      ({ stamp }) => stamp === payment.stamp,
    );
    expect(taken.map(({ amount }) => amount)).toEqual([7900]);
    expect(await cardOf(paymentId)).toMatchObject({ holder_first_name: 'Aino' });
  });

  test('gets a new payment record when it differs from the pending one', async () => {
    const buyer = await signedInBuyer(portal);
    const order = (changed: object) =>
      buyer.call('processMuseumCard', {
        inputData: purchaseInput(buyer.emailAddress, { ...changed }),
        validateOnly: false,
      });
    const first = await record(buyer, await order({}));
    const same = await record(buyer, await order({}));
    const other = await record(buyer, await order({ buyer: { firstName: 'Eevi' } }));

    expect(same.body).toBe(first.body);
    expect(other.body).not.toBe(first.body);
  });
});

test('a gift for another recipient gets its own payment record', async () => {
  const giver = anonymousBuyer(portal);
  const order = (recipientName: string) =>
    giver.call('processDigitalGiftPurchase', {
      inputData: digitalInput([{ recipientName }]),
      validateOnly: false,
    });
  const first = await record(giver, await order('Elias'), 'gift');
  const same = await record(giver, await order('Elias'), 'gift');
  const other = await record(giver, await order('Onni'), 'gift');

  expect(same.body).toBe(first.body);
  expect(other.body).not.toBe(first.body);
});

describe('a code with one use left', () => {
  test('is available to one of three accounts that compete for it after it is freed', async () => {
    const campaignCode = await halfPriceCode(1);
    const payments: string[] = [];
    for (let account = 0; account < 3; account += 1) {
      const buyer = await signedInBuyer(portal);
      const inputData = purchaseInput(buyer.emailAddress, { campaignCode });
      const made = await buyer.call('processMuseumCard', { inputData, validateOnly: false });
      if (made.body.validationError) continue;
      const paymentId = (await record(buyer, made)).body;
      const started = await buyer.call('createPaytrailPayment', { paymentRecordId: paymentId });
      await startPurchase(buyer);
      await comeBack({ paymentId, body: started.body });
      payments.push(paymentId);
    }
    expect(payments).toHaveLength(1);
    expect(await paymentRow(payments[0]!)).toMatchObject({ state: 'paid', amount_cents: 3950 });
  });

  test('is available to one of three guests who compete for it', async () => {
    const campaignCode = await halfPriceCode(1);
    let served = 0;
    for (let guest = 0; guest < 3; guest += 1) {
      const giver = anonymousBuyer(portal);
      const inputData = digitalInput([{}], { campaignCode });
      const method = 'processDigitalGiftPurchase';
      const made = await giver.call(method, { inputData, validateOnly: false });
      if (made.body.validationError) continue;
      const paymentId = (await record(giver, made, 'gift')).body;
      const started = await giver.call('createPaytrailPayment', { paymentRecordId: paymentId });
      await startGift(giver, method, digitalInput([{}]));
      await comeBack({ paymentId, body: started.body });
      expect(await paymentRow(paymentId)).toMatchObject({ state: 'paid', amount_cents: 3950 });
      served += 1;
    }
    expect(served).toBe(1);
  });

  test('stays reserved for a payment that can still be paid, long after the order’s own day', async () => {
    const campaignCode = await halfPriceCode(1);
    const first = await startPurchase(await signedInBuyer(portal), { campaignCode });
    portal.clock.advance(25 * HOUR);
    const second = await signedInBuyer(portal);
    const refused = await second.call('processMuseumCard', {
      inputData: purchaseInput(second.emailAddress, { campaignCode }),
      validateOnly: false,
    });
    await comeBack(first);

    expect(refused.body.validationError).toContain('Kampanjakoodi');
    expect(await paymentRow(first.paymentId)).toMatchObject({ state: 'paid' });
  });

  test('is not given to a late payment when others have used it: the payer is refunded and notified', async () => {
    const campaignCode = await halfPriceCode(1);
    const late = await signedInBuyer(portal);
    const first = await startPurchase(late, { campaignCode });
    portal.clock.advance(17 * 24 * HOUR);
    const second = await startPurchase(await signedInBuyer(portal), { campaignCode });
    await comeBack(second);
    await comeBack(first);

    expect(await paymentRow(second.paymentId)).toMatchObject({ state: 'paid' });
    expect(await paymentRow(first.paymentId)).toMatchObject({ state: 'refundNeeded' });
    expect(
      await row('select reason, amount_cents from refund_need where payment_id = $1', [
        first.paymentId,
      ]),
    ).toEqual({ reason: 'codeUsedUp', amount_cents: 3950 });
    const letter = await letterTo(late.emailAddress, /^Palautamme maksusi/);
    expect(letter).toContain('39,50');
  });

  test('is not available to a payment record for an order whose reservation has expired', async () => {
    const campaignCode = await halfPriceCode(1);
    const slow = anonymousBuyer(portal);
    const method = 'processDigitalGiftPurchase';
    const made = await slow.call(method, {
      inputData: digitalInput([{}], { campaignCode }),
      validateOnly: false,
    });
    portal.clock.advance(25 * HOUR);
    const quick = await startPurchase(await signedInBuyer(portal), { campaignCode });

    expect((await record(slow, made, 'gift')).status).toBe(409);
    expect(await paymentRow(quick.paymentId)).toMatchObject({ amount_cents: 3950 });
  });
});

describe('a company order', () => {
  test('changed to use a code keeps what the first payment pays for', async () => {
    const company = anonymousBuyer(portal);
    const first = await startCompanyOrder(company, { numberOfUnits: 2 });
    await startCompanyOrder(company, { numberOfUnits: 2, campaignCode: await halfPriceCode(null) });
    await comeBack(first);

    expect(await paymentRow(first.paymentId)).toMatchObject({ state: 'paid', amount_cents: 15800 });
  });
});
