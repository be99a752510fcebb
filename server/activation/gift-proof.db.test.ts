import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { anonymousBuyer, type Buyer, purchaseInput } from '../../test/buyer.ts';
import { digitalInput, paidGift } from '../../test/gift-buyer.ts';
import { givenAccount, givenCard } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { findValidUntil } from '../card/card-queries.ts';
import { inTransaction } from '../db/database.ts';
import { openingMarker } from '../gift/gift-secrets.ts';
import { readdressGift } from '../gift/giver/readdress-gift.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { unsealCode } from './activation-secret.ts';

const ACTIVATION = 'CardActivationController';
const DAY_MS = 24 * 60 * 60 * 1000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

async function one(sql: string, ...values: unknown[]) {
  return (await portal.pool.query(sql, values)).rows[0];
}

/** A mailed gift: its code, which the giver also knows, and the marker of the link, which only the letter has. */
async function mailedGift(recipientEmail = `${randomUUID()}@example.fi`) {
  const giver = anonymousBuyer(portal);
  const { orderIds, giftKey } = await paidGift(
    portal,
    giver,
    'processDigitalGiftPurchase',
    digitalInput([{ recipientEmail }]),
  );
  const giftId = orderIds[0] ?? '';
  const { secretKey } = portal.settings;
  const { sealed, cardId } = await one(
    `select sealed_code as sealed, card_id as "cardId" from claimable_card
       join order_fulfilment using (card_id) where card_order_id = $1`,
    giftId,
  );
  return {
    ...{ recipientEmail, giver, giftKey, giftId, cardId },
    code: unsealCode(sealed, secretKey),
    marker: openingMarker(giftId, secretKey),
  };
}
type Gift = Awaited<ReturnType<typeof mailedGift>>;

/** What the page behind the link does: reads the code and checks it. */
async function follow(who: Buyer, { marker }: Gift) {
  const { body } = await who.call('openGift', { marker });
  return (await who.call('checkActivation', { code: body.code }, ACTIVATION)).body;
}

async function register(who: Buyer, { cardId }: Gift, emailAddress: string) {
  const inputData = { ...purchaseInput(emailAddress), cardAssetId: cardId };
  return (await who.call('processMuseumCard', { inputData, validateOnly: false })).body;
}

const registration = async (who: Buyer) => (await who.read('getRegistration', {}, ACTIVATION)).body;
const session = async (who: Buyer) => (await who.read('getSession', {}, 'AccountController')).body;
const accountOf = (address: string) =>
  one('select id, password_hash as hash from account where email_address = $1', address);
const isConfirmationRequested = async ({ cardId }: Gift) =>
  (await one('select 1 from registration_confirmation where card_id = $1', cardId)) !== undefined;
const holderOf = async ({ cardId }: Gift) =>
  (await one('select holder_account_id as id from museum_card where id = $1', cardId)).id;

test('skips the confirmation for a recipient who follows the link of the gift letter', async () => {
  const gift = await mailedGift();
  const reader = anonymousBuyer(portal);
  expect((await follow(reader, gift)).activationState).toBe('ready');

  const done = await register(reader, gift, gift.recipientEmail.toUpperCase());

  const account = await accountOf(gift.recipientEmail);
  expect(done).toMatchObject({ validationError: null, buyerPersonAccountId: account.id });
  expect(await holderOf(gift)).toBe(account.id);
  expect(await isConfirmationRequested(gift)).toBe(false);
  expect(await session(reader)).toMatchObject({ isLoggedIn: true });
  expect(await registration(reader)).toMatchObject({ waitsFor: null, isAdded: false });
  const credentials = { emailAddress: gift.recipientEmail, password: 'Revontuli7x' };
  const signedIn = await anonymousBuyer(portal).call(
    'loginWithPassword',
    credentials,
    'AccountController',
  );
  expect(signedIn.status).toBe(200);
  const { n } = await one(
    `select count(*)::int as n from mail_outbox
      where letter = 'card-registered' and address = $1 and idempotency_key = $2`,
    gift.recipientEmail,
    `confirmed:${gift.cardId}`,
  );
  expect(n).toBe(1);
});

test('does not let the giver, who knows the code and the address, confirm the address', async () => {
  const gift = await mailedGift();
  const { giver, code } = gift;
  expect((await giver.call('checkActivation', { code }, ACTIVATION)).body.activationState).toBe(
    'ready',
  );
  await giver.call('openGift', { marker: gift.giftKey });

  await register(giver, gift, gift.recipientEmail);

  expect(await isConfirmationRequested(gift)).toBe(true);
  expect(await accountOf(gift.recipientEmail)).toBeUndefined();
  expect(await session(giver)).toMatchObject({ isLoggedIn: false });
});

test('asks to confirm an address other than the letter’s', async () => {
  const gift = await mailedGift();
  const reader = anonymousBuyer(portal);
  await follow(reader, gift);
  const other = `${randomUUID()}@example.fi`;

  await register(reader, gift, other);

  expect(await isConfirmationRequested(gift)).toBe(true);
  expect(await accountOf(other)).toBeUndefined();
  expect(await accountOf(gift.recipientEmail)).toBeUndefined();
});

test('proves nothing for the card of another gift', async () => {
  const [own, foreign] = [await mailedGift(), await mailedGift()];
  const reader = anonymousBuyer(portal);
  await follow(reader, own);
  await reader.call('checkActivation', { code: foreign.code }, ACTIVATION);

  await register(reader, foreign, own.recipientEmail);

  expect(await isConfirmationRequested(foreign)).toBe(true);
  expect(await accountOf(own.recipientEmail)).toBeUndefined();
});

test('opens one account when followed in two browsers and again later', async () => {
  const gift = await mailedGift();
  const [phone, laptop] = [anonymousBuyer(portal), anonymousBuyer(portal)];
  await follow(phone, gift);
  await follow(laptop, gift);

  const answers = await Promise.all([
    register(phone, gift, gift.recipientEmail),
    register(laptop, gift, gift.recipientEmail),
  ]);

  const refusals = answers.flatMap(({ validationError }) => validationError ?? []);
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toContain('käytetty');
  const first = answers[0].validationError ? laptop : phone;
  expect(await session(first === phone ? laptop : phone)).toMatchObject({ isLoggedIn: false });
  expect((await follow(first, gift)).activationState).toBe('used');
  // The thank-you page still works in that browser.
  expect(await registration(first)).toMatchObject({ firstName: 'Aino' });
});

test('proves nothing by a link sent to an address that was corrected since', async () => {
  // First to the giver's own mailbox, then to somebody else's.
  const gift = await mailedGift();
  const victim = `${randomUUID()}@example.fi`;
  const { giver, giftKey, giftId } = gift;
  const corrected = await giver.call('updateGift', { giftKey, giftId, recipientEmail: victim });
  expect(corrected.body.validationError).toBeNull();
  expect((await giver.call('openGift', { marker: gift.marker })).status).toBe(400);

  // Followed before customer service corrected the address.
  const opened = await mailedGift();
  const reader = anonymousBuyer(portal);
  await follow(reader, opened);
  await inTransaction(portal.pool, (tx) =>
    readdressGift(tx, { giftId: opened.giftId, recipientEmail: victim }, portal),
  );

  for (const address of [victim, opened.recipientEmail]) {
    expect((await register(reader, opened, address)).validationError).toContain('perunut');
  }
  expect(await accountOf(victim)).toBeUndefined();
  expect(await accountOf(opened.recipientEmail)).toBeUndefined();
});

test('adds the card to an existing account without signing anybody in', async () => {
  const gift = await mailedGift();
  const accountId = await givenAccount(portal.pool, { emailAddress: gift.recipientEmail });
  const reader = anonymousBuyer(portal);
  await follow(reader, gift);

  const done = await register(reader, gift, gift.recipientEmail);

  expect(done).toMatchObject({ validationError: null, buyerPersonAccountId: null });
  expect(await holderOf(gift)).toBe(accountId);
  expect((await accountOf(gift.recipientEmail)).hash).toBeNull();
  expect(await session(reader)).toMatchObject({ isLoggedIn: false });
});

test('adds the year to the card of an existing account and mails its owner', async () => {
  const gift = await mailedGift();
  const accountId = await givenAccount(portal.pool, { emailAddress: gift.recipientEmail });
  const held = await givenCard(portal.pool, { accountId, validUntil: '2029-06-24' });
  const reader = anonymousBuyer(portal);
  await follow(reader, gift);

  await register(reader, gift, gift.recipientEmail);

  expect(await findValidUntil(portal.pool, held.cardId)).toBe('2030-06-24');
  expect(await registration(reader)).toMatchObject({ isAdded: true });
  expect(await session(reader)).toMatchObject({ isLoggedIn: false });
  const told = await one(
    `select letter from mail_outbox where idempotency_key = $1`,
    `merged:${gift.cardId}`,
  );
  expect(told).toEqual({ letter: 'year-added' });
});

test('adds no year while an instalment is unpaid, and explains it in a separate letter', async () => {
  const { clock, settings, pool } = portal;
  const { secretKey } = settings;
  const contract = await givenContract(pool, { now: clock.now(), secretKey, token: randomUUID() });
  const { address } = await one(
    `with behind as (
       update monthly_contract set failing_since = $2 where card_id = $1 returning id
     ), due as (
       update instalment set due_on = $2 from behind where contract_id = behind.id and number = 2
     )
     select email_address as address from account where id = $3`,
    contract.cardId,
    addDays(helsinkiDay(clock.now()), -20),
    contract.accountId,
  );
  const before = await findValidUntil(pool, contract.cardId);
  const gift = await mailedGift(address);
  const reader = anonymousBuyer(portal);
  await follow(reader, gift);

  const done = await register(reader, gift, address);

  // The answer reveals nothing about the account's card, since the letter may have been passed on.
  expect(done).toMatchObject({ validationError: null, buyerPersonAccountId: null });
  expect(await registration(reader)).toMatchObject({ isAdded: false });
  expect(await isConfirmationRequested(gift)).toBe(true);
  expect(await findValidUntil(pool, contract.cardId)).toBe(before);
});

test('proves nothing after a month', async () => {
  const gift = await mailedGift();
  portal.clock.advance(31 * DAY_MS);
  const reader = anonymousBuyer(portal);
  await follow(reader, gift);

  await register(reader, gift, gift.recipientEmail);

  expect(await isConfirmationRequested(gift)).toBe(true);
  expect(await accountOf(gift.recipientEmail)).toBeUndefined();
});
