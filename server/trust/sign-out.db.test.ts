import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { purchaseInput } from '../../test/buyer.ts';
import { digitalInput } from '../../test/gift-buyer.ts';
import { givenClaimableCards } from '../../test/given.ts';
import { mailedCode } from '../../test/mailed-secrets.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../test/visitor.ts';
import { deleteAccount } from '../privacy/delete-account-queries.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => portal.stop());

// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects
type Body = any;

const newVisitor = () => makeVisitor(portal.app, { address: randomUUID() });
const someAddress = () => `${randomUUID()}@example.fi`;

async function signIn(visitor: Visitor, emailAddress = someAddress()): Promise<string> {
  await visitor.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(portal.pool, emailAddress);
  await visitor.post('loginWithCode', { emailAddress, code });
  return emailAddress;
}

/** A copy of the browser's earlier cookies, as a thief would have. */
function copyOf(visitor: Visitor, ...names: string[]): Visitor {
  const copy = newVisitor();
  for (const name of names) {
    const value = visitor.cookies.get(name);
    if (value) copy.cookies.set(name, value);
  }
  return copy;
}

async function read(visitor: Visitor, path: string): Promise<Body> {
  return (await visitor.visit(`${LWR_PATH}/${path}`)).body;
}

const FORM = {
  giver: {
    firstName: 'Aino',
    lastName: 'Lahtinen',
    emailAddress: 'aino@example.fi',
    streetAddress: '',
    zipCode: '',
    city: '',
  },
  recipients: [
    {
      recipientName: 'Elias',
      recipientEmail: '',
      greeting: '',
      streetAddress: '',
      zipCode: '',
      city: '',
      when: 'now',
      sendDay: '',
      sendHour: '',
    },
  ],
  postedTo: null,
  hasCampaignCode: false,
  campaignCode: '',
};

const save = async (visitor: Visitor): Promise<Body> =>
  (
    await visitor.call('OrderDraftController', 'saveGiftDraft', {
      isDigitalGift: true,
      form: FORM,
    })
  ).body;
const draftOf = async (visitor: Visitor) =>
  (await read(visitor, 'OrderDraftController/getGiftDraft?isDigitalGift=true')).form;

async function orderGift(visitor: Visitor): Promise<Body> {
  const inputData = digitalInput([{}]);
  const asked = { inputData, validateOnly: false };
  return (await visitor.call('MuseumCardGuestController', 'processDigitalGiftPurchase', asked))
    .body;
}

function pay(visitor: Visitor, made: Body) {
  return visitor.call('MuseumCardGuestController', 'createPaymentRecord', {
    museumCardEventIds: made.purchaseMuseumCardEventIds,
    language: 'FI',
    personAccountId: made.buyerPersonAccountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'gift',
    paymentBillingType: 'annually',
  });
}

async function registerCard(visitor: Visitor, emailAddress: string): Promise<void> {
  const { secretKey } = portal.settings;
  const [card] = await givenClaimableCards(portal.pool, { secretKey });
  await visitor.call('CardActivationController', 'checkActivation', { code: card?.code });
  const inputData = { ...purchaseInput(emailAddress), cardAssetId: card?.cardId };
  await visitor.call('MuseumCardGuestController', 'processMuseumCard', {
    inputData,
    validateOnly: false,
  });
}

const registrationOf = (visitor: Visitor) =>
  read(visitor, 'CardActivationController/getRegistration');

const ENDS: [string, (visitor: Visitor, emailAddress: string) => Promise<unknown>][] = [
  ['signing out', (visitor) => visitor.post('logout')],
  ['the logout address', (visitor) => visitor.visit('/secur/logout.jsp')],
  [
    'idle time',
    async () => {
      portal.clock.advance(portal.settings.sessionIdleSeconds * 1000 + 1000);
    },
  ],
  [
    'a password reset elsewhere',
    async (_, emailAddress) => {
      await portal.pool.query(
        `delete from account_session using account
          where account_id = account.id and email_address = $1`,
        [emailAddress],
      );
    },
  ],
];

describe.each(ENDS)('after %s', (_, end) => {
  test('nobody learns who registered a card in this browser', async () => {
    const visitor = newVisitor();
    const emailAddress = await signIn(visitor);
    await registerCard(visitor, emailAddress);
    expect(await registrationOf(visitor)).toMatchObject({ firstName: 'Aino' });
    const copied = copyOf(visitor, 'activation');

    await end(visitor, emailAddress);

    expect(await registrationOf(visitor)).toBeNull();
    expect(await registrationOf(copied)).toBeNull();
  });

  test('nobody sees the person’s forms or pays their orders', async () => {
    const visitor = newVisitor();
    const emailAddress = await signIn(visitor);
    await save(visitor);
    const made = await orderGift(visitor);
    expect(await draftOf(visitor)).toMatchObject({ giver: { firstName: 'Aino' } });
    const copied = copyOf(visitor, 'buyer');

    await end(visitor, emailAddress);

    for (const next of [visitor, copied]) {
      expect(await draftOf(next)).toBeNull();
      expect((await pay(next, made)).status).toBeGreaterThanOrEqual(400);
    }
    const other = copyOf(copied, 'buyer');
    await signIn(other);
    expect(await draftOf(other)).toBeNull();
    expect((await pay(other, made)).status).toBeGreaterThanOrEqual(400);
  });

  test('what began as a guest and continued signed in has ended too', async () => {
    const visitor = newVisitor();
    await save(visitor);
    const made = await orderGift(visitor);
    const copied = copyOf(visitor, 'buyer');
    const emailAddress = await signIn(visitor);
    expect(await draftOf(visitor)).toMatchObject({ giver: { firstName: 'Aino' } });
    expect((await pay(visitor, made)).status).toBe(200);

    await end(visitor, emailAddress);

    for (const next of [visitor, copied]) {
      expect(await draftOf(next)).toBeNull();
      expect((await pay(next, made)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

test('a deleted account leaves no valid browser key', async () => {
  const visitor = newVisitor();
  const emailAddress = await signIn(visitor);
  await registerCard(visitor, emailAddress);
  await save(visitor);
  const copied = copyOf(visitor, 'buyer', 'activation');
  await portal.pool.query(
    `update museum_card set holder_account_id = null
      where holder_account_id = (select id from account where email_address = $1)`,
    [emailAddress],
  );
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    emailAddress,
  ]);
  await portal.pool.query('delete from card_redemption where account_id = $1', [rows[0].id]);
  await deleteAccount(portal.pool as never, rows[0].id);

  expect(await draftOf(copied)).toBeNull();
  expect(await registrationOf(copied)).toBeNull();
});

test('a user who returns after idle time finds their form, and an open page does not leave it to others', async () => {
  const visitor = newVisitor();
  const emailAddress = await signIn(visitor);
  await save(visitor);
  portal.clock.advance(portal.settings.sessionIdleSeconds * 1000 + 1000);

  expect(await save(visitor)).toEqual({ isSaved: false });
  await visitor.visit('/secur/logout.jsp?retUrl=%2Flahja&toast=session');
  await signIn(visitor, emailAddress);
  expect(await draftOf(visitor)).toMatchObject({ giver: { firstName: 'Aino' } });
});

test('a guest keeps their order when a page sends them to sign in, and the next guest starts fresh', async () => {
  const guest = newVisitor();
  await save(guest);
  const made = await orderGift(guest);
  await guest.visit('/secur/logout.jsp?retUrl=%2Foma');
  await guest.post('logout');

  expect(await draftOf(guest)).toMatchObject({ giver: { firstName: 'Aino' } });
  expect((await pay(guest, made)).status).toBe(200);

  await signIn(guest);
  portal.clock.advance(portal.settings.sessionIdleSeconds * 1000 + 1000);
  expect(await draftOf(guest)).toBeNull();
  expect(await save(guest)).toEqual({ isSaved: true });
  expect(await draftOf(guest)).toMatchObject({ giver: { firstName: 'Aino' } });
});

test('a guest who registered sees name and number until the address is verified', async () => {
  const guest = newVisitor();
  const emailAddress = someAddress();
  await registerCard(guest, emailAddress);
  portal.clock.advance(61 * 60 * 1000);
  expect(await registrationOf(guest)).toMatchObject({ firstName: 'Aino' });

  await signIn(newVisitor(), emailAddress);
  expect(await registrationOf(guest)).toBeNull();
});

describe('the rate limit of drafts', () => {
  test('counts browsers with a made-up key', async () => {
    let saved = 0;
    const address = randomUUID();
    for (let index = 0; index < 310; index += 1) {
      const visitor = makeVisitor(portal.app, { address });
      visitor.cookies.set('buyer', `made-up-${index}`);
      if ((await save(visitor)).isSaved) saved += 1;
    }

    expect(saved).toBe(300);
    const { rows } = await portal.pool.query(
      `select 1 from order_draft where browser_hash = sha256('made-up-1')`,
    );
    expect(rows).toEqual([]);
  });
});
