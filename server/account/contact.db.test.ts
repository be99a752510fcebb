import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount, givenCard } from '../../test/given.ts';
import { givenPaidOrder } from '../../test/given-order.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { inTransaction } from '../db/database.ts';
import { saveOrder } from '../order/purchase-queries.ts';
import { findContact, upsertContact } from './contact-queries.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

const HOME = { country: 'FI' };
const KEPT = {
  ...HOME,
  streetAddress: 'Omakatu 1',
  zipCode: '00100',
  city: 'Helsinki',
  phone: '+35840111',
};
const ORDER = {
  country: 'SE',
  streetAddress: 'Tilaus 2',
  zipCode: '114 55',
  city: 'Stockholm',
  phone: '+35840222',
};
const POST = { country: 'EE', streetAddress: 'Posti 3', zipCode: '33100', city: 'Tampere' };
const NOTHING = { ...HOME, streetAddress: '', zipCode: '', city: '', phone: '' };

const day = (number: number) => Date.UTC(2027, 1, number);
type Written = (accountId: string) => Promise<unknown>;

const kept =
  (on: number, contact = KEPT): Written =>
  (accountId) =>
    inTransaction(portal.pool, (tx) => upsertContact(tx, { ...contact, accountId, now: day(on) }));

const paid =
  (on: number, buyer: object = ORDER): Written =>
  (accountId) =>
    givenPaidOrder(portal.pool, { accountId, now: day(on), buyer });

const unpaid =
  (on: number, kind = 'standard', buyer: object = ORDER): Written =>
  (accountId) =>
    inTransaction(portal.pool, (tx) =>
      saveOrder(tx, null, {
        kind,
        billing: 'annually',
        accountId,
        language: 'fi',
        listPrice: 7900,
        price: 7900,
        campaignId: null,
        details: { buyer },
        conditionsVersion: 'given',
        monthlyConsentVersion: null,
        now: day(on),
      }),
    );

const posted: Written = async (accountId) => {
  const { cardId } = await givenCard(portal.pool, { accountId });
  await portal.pool.query(
    `insert into plastic_card_order (card_id, cause, recipient_name, street_address, zip_code, city, country, ordered_at)
     values ($1, 'given', 'Aino Lahtinen', $2, $3, $4, $5, $6)`,
    [cardId, POST.streetAddress, POST.zipCode, POST.city, POST.country, new Date(day(1))],
  );
};

test.each<[string, Written[], typeof KEPT]>([
  ['nobody has said anything', [], NOTHING],
  ['what the person keeps', [kept(1)], KEPT],
  ['an order tells', [paid(1)], ORDER],
  ['an order tells that waits for its money', [unpaid(1)], ORDER],
  ['of two orders the paid one', [paid(1), unpaid(2, 'standard', KEPT)], ORDER],
  [
    'a later order has no address',
    [paid(1), paid(2, { phone: '+35840333' })],
    {
      ...ORDER,
      phone: '+35840333',
    },
  ],
  ['what is kept is newer than the order', [paid(1), kept(2)], KEPT],
  ['a paid order is newer than what is kept', [kept(1), paid(2)], ORDER],
  ['an unpaid order changes nothing', [kept(1), unpaid(2)], KEPT],
  ['what was taken away stays away', [paid(1), kept(2, NOTHING)], NOTHING],
  [
    'brought along with a phone alone, bought later',
    [kept(1, { ...NOTHING, phone: KEPT.phone }), paid(2, { ...ORDER, phone: '' })],
    { ...ORDER, phone: KEPT.phone },
  ],
  ['the address of a company is not the buyer’s', [unpaid(1, 'companyOrder')], NOTHING],
  ['the post that brought the card', [posted], { ...POST, phone: '' }],
  ['an order before the post', [posted, paid(1)], ORDER],
])('%s', async (_, said, expected) => {
  const accountId = await givenAccount(portal.pool);
  for (const say of said) await say(accountId);

  expect(await findContact(portal.pool, accountId)).toEqual(expected);
});
