import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anonymousBuyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());
beforeEach(() => portal.pool.query('delete from funnel_count'));

async function counts() {
  const { rows } = await portal.pool.query(
    'select step, billing, count from funnel_count order by step',
  );
  return rows.map(({ step, billing, count }) => `${step} ${billing} ${count}`);
}

/** Bought and paid; the key is the one in the address of the thank-you page. */
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

describe('a purchase', () => {
  test('may be told of once, whatever is reloaded', async () => {
    const { buyer, paymentKey } = await paidPurchase();
    const claim = () => buyer.call('claimPurchaseTracking', { paymentKey });

    const all = await Promise.all([claim(), claim(), claim()]);

    expect(all.filter(({ body }) => body.isFirst)).toHaveLength(1);
    expect((await claim()).body).toEqual({ isFirst: false });
  });

  test('of somebody else is not told of, and stays its buyer’s to tell', async () => {
    const { buyer, paymentKey } = await paidPurchase();
    const others = [anonymousBuyer(portal), await signedInBuyer(portal)];

    for (const other of others) {
      expect((await other.call('claimPurchaseTracking', { paymentKey })).body).toEqual({
        isFirst: false,
      });
    }
    expect((await buyer.call('claimPurchaseTracking', { paymentKey })).body).toEqual({
      isFirst: true,
    });
  });

  test('that is not paid, or not there, is not told of', async () => {
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
  test('counts an opened form and an accepted check, and no refused one', async () => {
    const buyer = await signedInBuyer(portal);
    const url = `${portal.url}/lwr/apex/v65.0/PurchaseDraftController/getPurchaseDraft`;
    await fetch(url, { headers: { cookie: buyer.cookie() } });
    const inputData = purchaseInput(buyer.emailAddress);
    await buyer.call('processMuseumCard', { inputData, validateOnly: true });
    const refused = purchaseInput(buyer.emailAddress, { museumCardConditionsAccepted: false });
    await buyer.call('processMuseumCard', { inputData: refused, validateOnly: true });

    expect(await counts()).toEqual(['checkAccepted annually 1', 'formOpened undecided 1']);
  });

  test('counts a settled payment once, however often it is told of', async () => {
    const { back } = await paidPurchase();
    await fetch(back ?? '', { redirect: 'manual' });

    expect(await counts()).toEqual(['purchaseSettled annually 1']);
  });
});
