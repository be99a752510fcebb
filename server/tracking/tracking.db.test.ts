import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { companyInput } from '../../test/company-buyer.ts';
import { digitalInput, startGift } from '../../test/gift-buyer.ts';
import { givenCard } from '../../test/given.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { trackedPurchase } from './tracking-calls.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

async function counts(): Promise<Record<string, number>> {
  const { rows } = await portal.pool.query(
    'select day::text, step, kind, billing, count::int from funnel order by step',
  );
  return Object.fromEntries(
    rows.map(({ day, step, kind, billing, count }) => [`${day} ${step} ${kind} ${billing}`, count]),
  );
}

/** A paid purchase; the key is from the URL of its thank-you page. */
async function paidPurchase() {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer);
  const back = await payAtPaytrail(started);
  await fetch(back ?? '', { redirect: 'manual' });
  return { buyer, started, back, paymentKey: await keyOf(started.paymentId) };
}

async function keyOf(paymentId: string): Promise<string> {
  const { rows } = await portal.pool.query('select return_key from payment where id = $1', [
    paymentId,
  ]);
  return rows[0]?.return_key;
}

describe('a tracked purchase', () => {
  test('is reported once, whatever is reloaded', async () => {
    const { buyer, paymentKey } = await paidPurchase();
    const claim = () => buyer.call('claimPurchaseTracking', { paymentKey });

    const all = await Promise.all([claim(), claim(), claim()]);

    expect(all.filter(({ body }) => body.isFirst)).toHaveLength(1);
    expect((await claim()).body).toEqual({ isFirst: false });
  });

  test('of someone else is not reported, and its buyer can still report it', async () => {
    const { buyer, paymentKey } = await paidPurchase();
    const others = [anonymousBuyer(portal), await signedInBuyer(portal)];

    for (const other of others) {
      expect((await other.call('claimPurchaseTracking', { paymentKey })).body).toEqual({
        isFirst: false,
      });
    }
    const { rows } = await portal.pool.query(
      'select reference from payment where return_key = $1',
      [paymentKey],
    );
    expect((await buyer.call('claimPurchaseTracking', { paymentKey })).body).toEqual({
      isFirst: true,
      purchase: {
        transaction_id: rows[0]?.reference,
        value: 79,
        items: [
          { item_id: 'museum-card-annually', item_name: 'Museokortti', price: 79, quantity: 1 },
        ],
      },
    });
  });

  test('of a guest is reported by its browser, by key or id', async () => {
    const giver = anonymousBuyer(portal);
    const gifts = digitalInput([{}, { recipientName: 'Eevi' }]);
    const started = await startGift(giver, 'processDigitalGiftPurchase', gifts);
    await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
    const { paymentId } = started;
    const paymentKey = await keyOf(paymentId);
    const claim = (who: Buyer, payment: object) => who.call('claimPurchaseTracking', payment);

    expect((await claim(anonymousBuyer(portal), { paymentId })).body).toEqual({ isFirst: false });
    expect((await claim(giver, { paymentId })).body).toMatchObject({
      isFirst: true,
      purchase: { value: 158, items: [{ item_id: 'museum-card-gift-digital', quantity: 2 }] },
    });
    expect((await claim(giver, { paymentKey })).body).toEqual({ isFirst: false });
    expect((await claim(giver, {})).body).toEqual({ isFirst: false });
  });

  test('by the month has the value of its whole plan', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer, {
      paymentBillingType: 'monthly',
      call: 'createPaytrailPaymentAndTokenize',
    });
    const { value, items } = await trackedPurchase(portal.pool, started.paymentId);

    expect({ value, items }).toEqual({
      value: 82.8,
      items: [
        { item_id: 'museum-card-monthly', item_name: 'Museokortti', price: 82.8, quantity: 1 },
      ],
    });
  });

  test('that is unpaid or unknown is not reported', async () => {
    const buyer = await signedInBuyer(portal);
    const { paymentId } = await startPurchase(buyer);

    for (const paymentKey of [await keyOf(paymentId), 'nothing']) {
      expect((await buyer.call('claimPurchaseTracking', { paymentKey })).body).toEqual({
        isFirst: false,
      });
    }
  });
});

describe('the funnel', () => {
  const today = () => helsinkiDay(portal.clock.now());

  test('counts opened forms and accepted checks, but no rejected ones', async () => {
    const before = await counts();
    const buyer = await signedInBuyer(portal);
    const url = `${portal.url}/lwr/apex/v65.0/PurchaseDraftController/getPurchaseDraft`;
    const inputData = purchaseInput(buyer.emailAddress);
    const check = () => buyer.call('processMuseumCard', { inputData, validateOnly: true });
    const refused = purchaseInput(buyer.emailAddress, { museumCardConditionsAccepted: false });
    await buyer.call('processMuseumCard', { inputData: refused, validateOnly: true });
    await Promise.all([check(), check(), check()]);
    await fetch(url, { headers: { cookie: buyer.cookie() } });

    const checks = `${today()} checkAccepted standard annually`;
    const forms = `${today()} formOpened standard undecided`;
    await vi.waitFor(async () =>
      expect(await counts()).toEqual({
        ...before,
        [checks]: (before[checks] ?? 0) + 3,
        [forms]: (before[forms] ?? 0) + 1,
      }),
    );
  });

  test('separates gifts, company orders and renewals', async () => {
    const buyer = await signedInBuyer(portal);
    const { rows } = await portal.pool.query('select id from account where email_address = $1', [
      buyer.emailAddress,
    ]);
    const { cardId } = await givenCard(portal.pool, {
      accountId: rows[0]?.id,
      validUntil: today(),
    });
    const drafts = `${portal.url}/lwr/apex/v65.0/OrderDraftController`;
    await fetch(`${drafts}/getGiftDraft?isDigitalGift=true`);
    await fetch(`${drafts}/getCompanyDraft`);
    const gift = { inputData: digitalInput([{}]), validateOnly: true };
    await buyer.call('processDigitalGiftPurchase', gift);
    const order = { inputData: companyInput(), validateOnly: true };
    await buyer.call('processMuseumCardCompanyOrder', order);
    const renewal = { userDetails: { museumCard: { Id: cardId } }, paymentBillingType: 'monthly' };
    await buyer.call('renewMuseumCard', renewal, 'MuseumCardUserController');
    const offer = `${portal.url}/lwr/apex/v65.0/MuseumCardUserController/getRenewalOffer`;
    await fetch(offer, { headers: { cookie: buyer.cookie() } });

    await vi.waitFor(async () =>
      expect(await counts()).toMatchObject({
        [`${today()} formOpened gift undecided`]: 1,
        [`${today()} formOpened companyOrder undecided`]: 1,
        [`${today()} formOpened renewal undecided`]: 1,
        [`${today()} checkAccepted gift annually`]: 1,
        [`${today()} checkAccepted companyOrder annually`]: 1,
        [`${today()} checkAccepted renewal monthly`]: 1,
        [`${today()} purchaseSettled gift annually`]: 1,
      }),
    );
  });

  test('counts a settled payment once, on its day, however often it is reported', async () => {
    const settled = `${today()} purchaseSettled standard annually`;
    const before = (await counts())[settled] ?? 0;
    const { back } = await paidPurchase();
    await fetch(back ?? '', { redirect: 'manual' });

    expect((await counts())[settled]).toBe(before + 1);
  });
});
