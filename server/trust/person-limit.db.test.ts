import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
} from '../../test/buyer.ts';
import { companyInput, startCompanyOrder } from '../../test/company-buyer.ts';
import { digitalInput, startGift } from '../../test/gift-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

const GIFT = 'processDigitalGiftPurchase';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

/** Half price, so many cards for each buyer. */
async function codeForEach(personLimit: number): Promise<string> {
  const code = `E${randomUUID().slice(0, 8).toUpperCase()}`;
  await portal.pool.query(
    `insert into campaign_code (code, kind, value, valid_from, valid_until, use_limit, purchase_kinds)
     values ($1, 'amountOff', 3950, '2020-01-01', '2100-01-01', null, '{standard,renewal,gift,companyOrder}')`,
    [code],
  );
  await portal.pool.query(
    `update campaign set person_limit = $2
      where id = (select campaign_id from campaign_code where code = $1)`,
    [code, personLimit],
  );
  return code;
}

const giftOf = (emailAddress: string, campaignCode: string) => {
  const input = digitalInput([{}], { campaignCode });
  return { ...input, buyer: { ...input.buyer, emailAddress } };
};

const checkedGift = async (who: Buyer, input: object) =>
  (await who.call(GIFT, { inputData: input, validateOnly: true })).body.validationError;

async function comeBack(started: Parameters<typeof payAtPaytrail>[0]) {
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
}

/** Reason for the refund in the payer's letter. */
function whyReturned(address: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mail = (await portal.mails()).find(
        ({ to, subject }) =>
          to.some((one) => one.toLowerCase().includes(address)) &&
          subject?.startsWith('Palautamme maksusi'),
      );
      if (!mail?.text) throw new Error(`no money back to ${address}`);
      return mail.text.replace(/\s+/g, ' ');
    },
    { timeout: 20_000, interval: 200 },
  );
}

async function stateOf(paymentId: string) {
  const { rows } = await portal.pool.query(
    `select state, reason from payment left join refund_need on payment_id = payment.id where payment.id = $1`,
    [paymentId],
  );
  return rows[0];
}

test('a guest does not learn that somebody has used a code, and the second payment is refunded', async () => {
  const campaignCode = await codeForEach(1);
  const address = `${randomUUID()}@example.fi`;
  await comeBack(await startGift(anonymousBuyer(portal), GIFT, giftOf(address, campaignCode)));

  const stranger = anonymousBuyer(portal);
  expect(await checkedGift(stranger, giftOf(address, campaignCode))).toBeNull();
  // Neither the check, nor the order, nor the started payment reveals it.
  const second = await startGift(stranger, GIFT, giftOf(address.toUpperCase(), campaignCode));
  await comeBack(second);
  const reason = 'codeUsedByBuyer';
  expect(await stateOf(second.paymentId)).toEqual({ state: 'refundNeeded', reason });
  const why = await whyReturned(address);
  expect(why).toContain('jokainen ostaja voi ostaa vain rajatun määrän kortteja');
  expect(why).not.toContain('loppuun');
});

test('a company order does not reveal it either', async () => {
  const campaignCode = await codeForEach(3);
  const buyer = { emailAddress: `${randomUUID()}@example.fi` };
  await comeBack(await startCompanyOrder(anonymousBuyer(portal), { buyer, campaignCode }));

  const stranger = anonymousBuyer(portal);
  const inputData = companyInput({ buyer, campaignCode });
  const checked = await stranger.call('processMuseumCardCompanyOrder', {
    inputData,
    validateOnly: true,
  });
  expect(checked.body.validationError).toBeNull();
  const second = await startCompanyOrder(stranger, { buyer, campaignCode });
  await comeBack(second);
  const reason = 'codeUsedByBuyer';
  expect(await stateOf(second.paymentId)).toEqual({ state: 'refundNeeded', reason });
});

test('a code used up by all is reported as used up, also to previous users', async () => {
  const campaignCode = await codeForEach(1);
  const address = `${randomUUID()}@example.fi`;
  const late = await startGift(anonymousBuyer(portal), GIFT, giftOf(address, campaignCode));
  await comeBack(await startGift(anonymousBuyer(portal), GIFT, giftOf(address, campaignCode)));
  await portal.pool.query(
    `update campaign set use_limit = 1
      where id = (select campaign_id from campaign_code where code = $1)`,
    [campaignCode],
  );

  await comeBack(late);
  expect(await stateOf(late.paymentId)).toEqual({ state: 'refundNeeded', reason: 'codeUsedUp' });
  expect(await whyReturned(address)).toContain('oli jo käytetty loppuun');
});

test('a buyer over their own limit is told so, not that the code is used up', async () => {
  const campaignCode = await codeForEach(1);
  const buyer = { emailAddress: `${randomUUID()}@example.fi` };
  const guest = anonymousBuyer(portal);
  const made = await guest.call(GIFT, {
    inputData: giftOf(buyer.emailAddress, campaignCode),
    validateOnly: false,
  });
  // Its reservation of the code has expired.
  portal.clock.advance(25 * 3_600_000);
  await comeBack(await startCompanyOrder(guest, { buyer, campaignCode, numberOfUnits: 1 }));

  const { status, body } = await guest.call('createPaymentRecord', {
    museumCardEventIds: made.body.purchaseMuseumCardEventIds,
    personAccountId: made.body.buyerPersonAccountId,
    ...{ language: 'FI', paymentProviderType: 'paytrail' },
    ...{ paymentProcessType: 'gift', paymentBillingType: 'annually' },
  });
  expect(status).toBe(409);
  expect(body[0].message).toContain('jonka yksi ostaja voi ostaa kampanjakoodilla');
});

test('a guest is told early what the same browser has used', async () => {
  const campaignCode = await codeForEach(1);
  const address = `${randomUUID()}@example.fi`;
  const guest = anonymousBuyer(portal);
  await comeBack(await startGift(guest, GIFT, giftOf(address, campaignCode)));

  expect(await checkedGift(guest, giftOf(address, campaignCode))).toContain('Kampanjakoodi');
  expect(await checkedGift(guest, giftOf('toinen@example.fi', campaignCode))).toBeNull();
});

test('unpaid orders by strangers for an address use nothing of its owner’s limit', async () => {
  const campaignCode = await codeForEach(1);
  const owner = await signedInBuyer(portal);
  const { emailAddress } = owner;
  const unpaid = await startGift(anonymousBuyer(portal), GIFT, giftOf(emailAddress, campaignCode));
  const checkedCard = async () => {
    const inputData = purchaseInput(emailAddress, { campaignCode });
    const checked = await owner.call('processMuseumCard', { inputData, validateOnly: true });
    return checked.body.validationError;
  };
  expect(await checkedCard()).toBeNull();
  expect(await checkedGift(owner, giftOf(emailAddress, campaignCode))).toBeNull();

  // A paying guest with that address succeeds too: the stranger has not paid.
  const paid = await startGift(anonymousBuyer(portal), GIFT, giftOf(emailAddress, campaignCode));
  await comeBack(paid);
  expect(await stateOf(paid.paymentId)).toMatchObject({ state: 'paid' });

  // The address has its card now, which counts for its account too.
  expect(await checkedCard()).toContain('Kampanjakoodi');
  await comeBack(unpaid);
  expect(await stateOf(unpaid.paymentId)).toMatchObject({ state: 'refundNeeded' });
});

test('a signed-in user does not learn about another address either', async () => {
  const campaignCode = await codeForEach(1);
  const address = `${randomUUID()}@example.fi`;
  await comeBack(await startGift(anonymousBuyer(portal), GIFT, giftOf(address, campaignCode)));

  const curious = await signedInBuyer(portal);
  expect(await checkedGift(curious, giftOf(address, campaignCode))).toBeNull();
});
