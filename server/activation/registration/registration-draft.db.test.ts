import { afterAll, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import type { RegistrationDraft } from '../../../contract/checkout/order-draft-calls.ts';
import { FINLAND } from '../../../domain/person/phone-number.ts';
import { purchaseInput } from '../../../test/buyer.ts';
import { givenCard, givenClaimableCards } from '../../../test/given.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../../test/visitor.ts';
import { inTransaction } from '../../db/database.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { makeLogger } from '../../platform/logger.ts';
import { deleteAccount } from '../../privacy/delete-account-queries.ts';
import { findHeldData } from '../../privacy/held-data-queries.ts';

const DAY = 24 * 60 * 60 * 1000;
const FORM: RegistrationDraft = {
  firstName: 'Áŋŋel',
  lastName: '',
  yearOfBirth: '19877',
  streetAddress: 'Puutarhakatu 12 B 7',
  zipCode: '20100',
  city: 'Turku',
  country: 'FI',
  emailAddress: 'ei-valmis',
  phone: { phone: '0401234567', country: FINLAND },
  plasticCardOptOut: true,
  subscribedNewsletter: false,
  paymentBillingType: 'annually',
};
// The visit id of a signed-in session: derived from a hash, so without a UUID version.
const TRANSACTION = 'e609b5c3-7a52-10cb-6031-e83049665cf6';
const OF_ANOTHER = { ...FORM, firstName: 'Eetu' };

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => portal.stop());

type Card = { cardId: string; code: string };

async function claimable(): Promise<Card> {
  const [card] = await givenClaimableCards(portal.pool, { secretKey: portal.settings.secretKey });
  if (!card) throw new Error('no card');
  return card;
}

const bring = (who: Visitor, { code }: Card) =>
  who.call('CardActivationController', 'checkActivation', { code });
const save = (who: Visitor, { cardId }: Card, form: object = FORM) =>
  who.call('OrderDraftController', 'saveRegistrationDraft', {
    cardAssetId: cardId,
    form,
    transactionId: TRANSACTION,
  });
const register = (who: Visitor, { cardId }: Card, emailAddress: string, changes = {}) =>
  who.call('MuseumCardGuestController', 'processMuseumCard', {
    inputData: { ...purchaseInput(emailAddress, changes), cardAssetId: cardId },
    validateOnly: false,
  });

async function draftOf(who: Visitor) {
  const { body } = await who.visit(`${LWR_PATH}/OrderDraftController/getRegistrationDraft`);
  return (body as { form: RegistrationDraft | null }).form;
}

/** A browser that entered the code of a card and typed. */
async function typing(card: Card): Promise<Visitor> {
  const guest = makeVisitor(portal.app);
  await bring(guest, card);
  await save(guest, card);
  return guest;
}

async function rowsOf({ cardId }: Card): Promise<number> {
  const { rowCount } = await portal.pool.query(
    'select from registration_draft where card_id = $1',
    [cardId],
  );
  return rowCount ?? 0;
}

test('restores a form in the same browser, and in no other with the same code', async () => {
  const card = await claimable();
  const guest = makeVisitor(portal.app);
  await bring(guest, card);
  expect(await draftOf(guest)).toBeNull();
  expect(guest.cookies.has('buyer')).toBe(false);

  await save(guest, card, OF_ANOTHER);
  expect((await save(guest, card)).body).toEqual({ isSaved: true });

  expect(await draftOf(guest)).toEqual(FORM);
  const other = makeVisitor(portal.app);
  await bring(other, card);
  expect(await draftOf(other)).toBeNull();
});

test('neither saves nor restores without a code', async () => {
  const card = await claimable();
  const guest = makeVisitor(portal.app);

  expect((await save(guest, card)).body).toEqual({ isSaved: false });

  expect(await draftOf(guest)).toBeNull();
  expect(await rowsOf(card)).toBe(0);
});

test('keeps one form per code for a family at one computer', async () => {
  const [mothers, sons] = [await claimable(), await claimable()];
  const computer = await typing(mothers);

  await bring(computer, sons);
  expect(await draftOf(computer)).toBeNull();
  await save(computer, sons, OF_ANOTHER);
  // The tab of the first card is still open and saves again.
  expect((await save(computer, mothers)).body).toEqual({ isSaved: false });
  expect(await draftOf(computer)).toEqual(OF_ANOTHER);

  await bring(computer, mothers);
  expect(await draftOf(computer)).toEqual(FORM);
  await register(computer, mothers, 'aiti@example.fi');
  await bring(computer, sons);
  expect(await draftOf(computer)).toEqual(OF_ANOTHER);
});

test.each([
  ['a password', { ...FORM, password: 'Revontuli7x' }],
  ['a code', { ...FORM, code: 'ACDE-FGHJ-KLMN-PRST' }],
  ['a book', { ...FORM, city: 'a'.repeat(1_001) }],
])('refuses %s and keeps the previous draft', async (_, form) => {
  const card = await claimable();
  const guest = await typing(card);

  expect((await save(guest, card, form)).status).toBe(400);

  expect(await draftOf(guest)).toEqual(FORM);
});

test('restores a guest’s draft after sign-in, and an account’s only for that account', async () => {
  const card = await claimable();
  const { visitor: person } = await signedIn(portal);
  const session = person.cookies.get('session') ?? '';
  person.cookies.delete('session');
  await bring(person, card);
  await save(person, card);

  person.cookies.set('session', session);
  expect(await draftOf(person)).toEqual(FORM);
  await save(person, card, OF_ANOTHER);

  person.cookies.delete('session');
  expect(await draftOf(person)).toBeNull();
  expect((await save(person, card)).body).toEqual({ isSaved: false });
  const { visitor: stranger } = await signedIn(portal);
  person.cookies.set('session', stranger.cookies.get('session') ?? '');
  expect(await draftOf(person)).toBeNull();
  person.cookies.set('session', session);
  expect(await draftOf(person)).toEqual(OF_ANOTHER);
});

test('keeps the draft after a refusal and deletes all drafts of the card after success', async () => {
  const card = await claimable();
  const guest = await typing(card);
  const late = await typing(card);
  await register(guest, card, 'saaja@example.fi', { buyer: { zipCode: '1' } });
  expect(await draftOf(guest)).toEqual(FORM);

  await register(guest, card, 'saaja@example.fi');

  expect(await rowsOf(card)).toBe(0);
  // The page sends its last save when it is left.
  expect((await save(guest, card)).body).toEqual({ isSaved: false });
  expect((await save(late, card)).body).toEqual({ isSaved: false });
  expect(await rowsOf(card)).toBe(0);
});

test('deletes the draft when the year is added to a card already held', async () => {
  const card = await claimable();
  const { visitor: person, accountId } = await signedIn(portal);
  await bring(person, card);
  await save(person, card);
  await givenCard(portal.pool, { accountId });

  await person.call('CardActivationController', 'addToOwnCard', { cardAssetId: card.cardId });

  expect(await rowsOf(card)).toBe(0);
});

test('is deleted after thirty days, and when the card gets a holder', async () => {
  const [old, taken, fresh] = [await claimable(), await claimable(), await claimable()];
  const guest = await typing(old);
  await portal.pool.query('update registration_draft set saved_at = $2 where card_id = $1', [
    old.cardId,
    new Date(portal.clock.now() - 31 * DAY),
  ]);
  expect(await draftOf(guest)).toBeNull();
  await typing(taken);
  await typing(fresh);
  await portal.pool.query('insert into card_redemption (card_id, redeemed_at) values ($1, now())', [
    taken.cardId,
  ]);

  await cleanUp({ ...portal, log: makeLogger('silent'), sessionIdleSeconds: 1800 });

  expect([await rowsOf(old), await rowsOf(taken), await rowsOf(fresh)]).toEqual([0, 0, 1]);
});

test('belongs to the account’s data: exported and deleted with it', async () => {
  const card = await claimable();
  const { visitor: person, accountId } = await signedIn(portal);
  await bring(person, card);
  await save(person, card, { ...FORM, city: 'Utsjoki' });

  const { draft } = await findHeldData(portal.pool, accountId);
  expect(draft).toMatchObject([{ form: expect.stringContaining('Utsjoki') }]);

  await inTransaction(portal.pool, (tx) => deleteAccount(tx, accountId));
  expect(await rowsOf(card)).toBe(0);
});

test('reads the shape of an older release as no draft', async () => {
  const card = await claimable();
  const guest = await typing(card);
  await portal.pool.query(`update registration_draft set form = '{"a":1}' where card_id = $1`, [
    card.cardId,
  ]);

  expect(await draftOf(guest)).toBeNull();
});
