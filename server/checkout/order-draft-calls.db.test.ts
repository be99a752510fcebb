import { afterAll, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import type { CompanyDraft, GiftDraft } from '../../contract/checkout/order-draft-calls.ts';
import { FINLAND } from '../../domain/person/phone-number.ts';
import { anonymousBuyer, type Buyer, payAtPaytrail } from '../../test/buyer.ts';
import { digitalInput, startGift } from '../../test/gift-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { makeLogger } from '../platform/logger.ts';

const DAY = 24 * 60 * 60 * 1000;
const TRANSACTION = '3f1f3a0e-4b7e-4c57-9a51-0d6a1f0d2b11';
const address = { streetAddress: '', zipCode: '', city: '', country: 'FI' } as const;
const GIFT: GiftDraft = {
  giver: { firstName: 'Áŋŋel', lastName: '', emailAddress: 'ei-valmis', ...address },
  recipients: [
    {
      recipientName: 'Elias',
      recipientEmail: '',
      greeting: 'Hyvää syntymäpäivää!',
      ...address,
      when: 'later',
      sendDay: '2027-01-01',
      sendHour: '9',
    },
  ],
  postedTo: null,
  hasCampaignCode: true,
  campaignCode: 'KEVAT',
};
const COMPANY: CompanyDraft = {
  values: {
    companyName: 'Kahvila Aamu Oy',
    businessId: '12',
    firstName: 'Helmi',
    lastName: '',
    emailAddress: '',
    phone: { phone: '0401234567', country: FINLAND },
    billingReference: '',
    numberOfUnits: '12',
    ...address,
  },
  delivery: 'digital',
  hasCampaignCode: false,
  campaignCode: '',
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(() => portal.stop());

const CLASS = 'OrderDraftController';
const saveGift = (who: Buyer, form: object = GIFT) =>
  who.call('saveGiftDraft', { isDigitalGift: true, form, transactionId: TRANSACTION }, CLASS);

async function giftDraft(who: Buyer, isDigitalGift = true) {
  const url = `${portal.url}${LWR_PATH}/${CLASS}/getGiftDraft?isDigitalGift=${isDigitalGift}`;
  const answer = await fetch(url, { headers: { cookie: who.cookie() } });
  return (await answer.json()).form;
}

test('restores a form in the same browser only', async () => {
  const guest = anonymousBuyer(portal);
  expect(await giftDraft(guest)).toBeNull();
  expect(guest.cookie()).toBe('');

  expect((await saveGift(guest)).body).toEqual({ isSaved: true });
  await guest.call('saveCompanyDraft', { form: COMPANY }, CLASS);

  expect(await giftDraft(guest)).toEqual(GIFT);
  expect(await giftDraft(guest, false)).toBeNull();
  expect(await giftDraft(anonymousBuyer(portal))).toBeNull();
  const url = `${portal.url}${LWR_PATH}/${CLASS}/getCompanyDraft`;
  const company = await fetch(url, { headers: { cookie: guest.cookie() } });
  expect((await company.json()).form).toEqual(COMPANY);
});

test('refuses malformed and oversized input', async () => {
  const guest = anonymousBuyer(portal);
  expect((await saveGift(guest, { ...GIFT, password: 'Revontuli7x' })).status).toBe(400);
  const many = Array.from({ length: 20 }, () => ({
    ...GIFT.recipients[0],
    greeting: 'a'.repeat(1_000),
    city: 'b'.repeat(1_000),
    streetAddress: 'c'.repeat(1_000),
  }));

  expect((await saveGift(guest, { ...GIFT, recipients: many })).body).toEqual({ isSaved: false });
  expect(await giftDraft(guest)).toBeNull();
});

test('is deleted when its order is paid, not before', async () => {
  const guest = anonymousBuyer(portal);
  await saveGift(guest);
  const started = await startGift(guest, 'processDigitalGiftPurchase', digitalInput([{}]));
  expect(await giftDraft(guest)).toEqual(GIFT);

  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });

  expect(await giftDraft(guest)).toBeNull();
  await saveGift(guest, { ...GIFT, hasCampaignCode: false });
  expect(await giftDraft(guest)).toMatchObject({ hasCampaignCode: false });
});

test('keeps one visit id in the logs from the first save on', async () => {
  const guest = anonymousBuyer(portal);
  const nameOn = async (path: string) => {
    const page = await fetch(portal.url + path, { headers: { cookie: guest.cookie() } });
    return /"transactionId":"([0-9a-f-]{36})"/.exec(await page.text())?.[1];
  };
  expect(await nameOn('/lahja/digilahja')).not.toBe(TRANSACTION);

  await saveGift(guest);

  expect(await nameOn('/lahja/digilahja')).toBe(TRANSACTION);
  expect(await nameOn('/kiitos/digilahja?maksu=x')).toBe(TRANSACTION);
});

test('limits drafts per IP address', async () => {
  await portal.pool.query('delete from order_draft');
  await portal.pool.query(`delete from rate_limit where scope = 'order-draft'`);
  const answers = await Promise.all(
    Array.from({ length: 310 }, () => saveGift(anonymousBuyer(portal))),
  );

  expect(answers.filter(({ body }) => body.isSaved)).toHaveLength(300);
});

test('is deleted after thirty days', async () => {
  await portal.pool.query(`delete from rate_limit where scope = 'order-draft'`);
  const guest = anonymousBuyer(portal);
  await saveGift(guest);
  const old = new Date(portal.clock.now() - 31 * DAY);
  await portal.pool.query('update order_draft set saved_at = $1', [old]);
  expect(await giftDraft(guest)).toBeNull();

  await cleanUp({ ...portal, log: makeLogger('silent'), sessionIdleSeconds: 1800 });

  const { rows } = await portal.pool.query('select count(*)::int as drafts from order_draft');
  expect(rows[0]).toEqual({ drafts: 0 });
});
