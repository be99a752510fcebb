import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { purchaseInput } from '../../../test/buyer.ts';
import { givenAccount, givenCard, givenClaimableCards } from '../../../test/given.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../../test/visitor.ts';
import { sendResetLink } from '../../account/sign-in/reset-password.ts';
import { projectRoot } from '../../base/project-root.ts';
import { cleanUp } from '../../jobs/clean-up.ts';

let it: TestApp;
beforeAll(async () => {
  it = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => it.stop());

// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects
type Body = any;
const ACTIVATION = 'CardActivationController';
const DAY_MS = 24 * 60 * 60 * 1000;

let people = 0;
let address: string;
let card: { cardId: string; code: string; customerNumber: string };
/** The browser in which the card was activated. */
let browser: Visitor;

const visitor = () => {
  people += 1;
  return makeVisitor(it.app, { address: `198.51.${people >> 8}.${people & 255}` });
};

async function another(): Promise<void> {
  const secretKey = it.settings.secretKey;
  const [made] = await givenClaimableCards(it.pool, { secretKey, isPaid: true });
  if (!made) throw new Error('no card');
  card = made;
  browser = visitor();
  address = `elias${people}@example.fi`;
}
beforeEach(another);

async function activate(emailAddress: string, changes: object = {}): Promise<void> {
  await browser.call(ACTIVATION, 'checkActivation', { code: card.code });
  const inputData = { ...purchaseInput(emailAddress), ...changes, cardAssetId: card.cardId };
  const { body } = await browser.call('MuseumCardGuestController', 'processMuseumCard', {
    inputData,
    validateOnly: false,
  });
  expect((body as Body).validationError).toBeNull();
}

/** Advances the clock and runs the daily clean-up. */
async function days(count: number): Promise<void> {
  it.clock.advance(count * DAY_MS);
  const log = { error: (fault: unknown) => expect(fault).toBeNull() };
  await cleanUp({ ...it, log, sessionIdleSeconds: 1800 });
}

async function lastMail(letter: string, to: string): Promise<Body> {
  const { rows } = await it.pool.query(
    `select data from mail_outbox where letter = $1 and address = $2 order by queued_at desc, id desc limit 1`,
    [letter, to],
  );
  return rows[0]?.data;
}

async function enterByCode(emailAddress: string, who = visitor()): Promise<Visitor> {
  await who.post('requestLoginCode', { emailAddress });
  const { code } = await lastMail('login-code', emailAddress);
  expect((await who.post('loginWithCode', { emailAddress, code })).status).toBe(200);
  return who;
}

const linkToken = async (to: string): Promise<string> =>
  new URL((await lastMail('card-registered', to)).confirmLink).hash.slice(1);
const openLink = (token: string, who: Visitor) =>
  who.call(ACTIVATION, 'confirmRegistration', { token });
const page = async (who: Visitor): Promise<Body> =>
  (await who.visit(`${LWR_PATH}/MyMuseumCardController/getMyCard`)).body;
const numberOf = async (who: Visitor): Promise<string | undefined> =>
  (await page(who)).card?.record.fields.customerNumber.value;

const registration = async (who: Visitor): Promise<Body> =>
  (await who.visit(`${LWR_PATH}/${ACTIVATION}/getRegistration`)).body;
const changeAddress = (emailAddress: string, who = browser) =>
  who.call(ACTIVATION, 'changeRegistrationAddress', { emailAddress });

/** Ways to reach the card, each with the address of the letter. */
const WAYS = {
  'the link': async (to: string) => {
    const { status } = await openLink(await linkToken(to), browser);
    // An expired link says so; a code then opens the same.
    return status === 200 ? browser : enterByCode(to);
  },
  'the link, in another browser': async (to: string) => {
    const other = visitor();
    await openLink(await linkToken(to), other);
    return enterByCode(to, other);
  },
  'a code': (to: string) => enterByCode(to),
  'a code, in the browser that activated': (to: string) => enterByCode(to, browser),
  'a new password': async (to: string) => {
    const who = visitor();
    await who.post('requestPasswordReset', { emailAddress: to });
    const { rows } = await it.pool.query(
      'select id from password_reset where email_address = $1 and token_hash is null',
      [to],
    );
    const { publicUrl } = it.settings;
    await sendResetLink({ ...it, publicUrl }, { resetId: rows[0].id });
    const token = new URL((await lastMail('password-reset', to)).link).hash.slice(1);
    expect((await who.post('resetPassword', { token, password: 'Uusi-salasana-8' })).status).toBe(
      200,
    );
    return who;
  },
};

describe.each([1, 32, 400])('on day %i', (day) => {
  test.each(Object.entries(WAYS))('lets the holder in by %s', async (_, way) => {
    await activate(address);
    await days(day - 1);

    expect(await numberOf(await way(address))).toBe(card.customerNumber);
  });

  test.each(Object.entries(WAYS))(
    'lets the holder correct a mistyped address and then in by %s',
    async (_, way) => {
      const wrong = `vaara${address}`;
      await activate(wrong);
      const old = await linkToken(wrong);
      await days(day - 1);

      expect((await changeAddress(address)).body).toEqual({ isSent: true });

      expect((await openLink(old, visitor())).status).toBe(400);
      expect(await numberOf(await enterByCode(wrong))).toBeUndefined();
      expect(await numberOf(await way(address))).toBe(card.customerNumber);
    },
  );
});

describe('page after an activation', () => {
  test('names the card only in the activating browser, until the address is proved', async () => {
    await activate(address);
    await days(31);

    expect(await registration(browser)).toMatchObject({
      customerNumber: card.customerNumber,
      waitsFor: { emailAddress: address },
    });
    expect(await registration(visitor())).toBeNull();
    await enterByCode(address);
    expect(await registration(browser)).toBeNull();
  });

  test('resends the letter also after its link has expired', async () => {
    await activate(address);
    const old = await linkToken(address);
    await days(40);

    await browser.call(ACTIVATION, 'resendConfirmation', {});

    expect((await openLink(old, visitor())).status).toBe(400);
    expect((await openLink(await linkToken(address), visitor())).status).toBe(200);
  });

  test('changes a valid address three times a day until one is proved', async () => {
    await activate(address);

    expect((await changeAddress('ei osoite')).status).toBe(400);
    for (const turn of [1, 2, 3]) {
      expect((await changeAddress(`${turn}${address}`)).status).toBe(200);
    }
    expect((await changeAddress(`4${address}`)).status).toBe(429);
    await enterByCode(`3${address}`);
    await days(1);
    expect((await changeAddress(`5${address}`)).body).toEqual({ isSent: true });
    expect(await numberOf(await enterByCode(`5${address}`))).toBeUndefined();
  });

  test('changes nothing for another browser, with the same answer', async () => {
    await activate(address);

    expect((await changeAddress(`thief${address}`, visitor())).body).toEqual({ isSent: true });

    expect(await numberOf(await enterByCode(`thief${address}`))).toBeUndefined();
    expect(await numberOf(await enterByCode(address))).toBe(card.customerNumber);
  });
});

describe('proof of the address', () => {
  test('applies the chosen password only in the browser of the form', async () => {
    const enters = async () =>
      (
        await visitor().post('loginWithPassword', {
          emailAddress: address,
          password: 'Revontuli7x',
        })
      ).status;
    await activate(address);
    await enterByCode(address);
    expect(await enters()).not.toBe(200);

    await another();
    await activate(address);
    await enterByCode(address, browser);
    expect(await enters()).toBe(200);
  });

  test('applies the newsletter choice only from the form’s browser or its letter', async () => {
    const wishes = async () =>
      (
        await it.pool.query(
          'select 1 from newsletter_consent join account on account.id = account_id where email_address = $1',
          [address],
        )
      ).rowCount;
    await activate(address, { subscribedNewsletter: true });
    await enterByCode(address);
    expect(await wishes()).toBe(0);
  });

  test('adds the year to the card that the person already holds', async () => {
    const accountId = await givenAccount(it.pool, { emailAddress: address });
    const held = await givenCard(it.pool, { accountId, validUntil: '2060-06-24' });
    await activate(address);

    expect(await numberOf(await enterByCode(address))).toBe(held.customerNumber);
    const { rows } = await it.pool.query(
      'select valid_until::text from card_validity where card_id = $1',
      [held.cardId],
    );
    expect(rows[0].valid_until).toBe('2061-06-24');
  });

  test('can also be a code entered while signed in, or the link to a changed address', async () => {
    await givenAccount(it.pool, { emailAddress: address });
    const person = await enterByCode(address);
    await activate(address);
    expect(await page(person)).toMatchObject({
      card: null,
      waitingCard: { firstName: 'Aino', isOfOwnAddress: true },
    });
    await days(0);
    it.clock.advance(120_000);
    await person.post('requestLoginCode', { emailAddress: address });
    const { code } = await lastMail('login-code', address);
    expect((await person.post('reauthenticate', { code })).status).toBe(200);
    expect(await numberOf(person)).toBe(card.customerNumber);
    expect((await page(person)).waitingCard).toBeNull();
  });

  test('by the link to an account’s new address moves the card to that account', async () => {
    await activate(address);
    const former = `entinen${address}`;
    const person = await enterByCode(former);
    expect(await page(person)).toMatchObject({ card: null, waitingCard: null });
    await person.call('MyMuseumCardController', 'requestEmailChange', { emailAddress: address });
    const token = new URL((await lastMail('email-change', address)).link).hash.slice(1);
    expect((await person.post('confirmEmailChange', { token })).status).toBe(200);
    expect(await numberOf(person)).toBe(card.customerNumber);
  });

  test('is shown to a person who signs in with another address in the activating browser', async () => {
    await activate(address);

    expect(await page(await enterByCode(`muu${address}`, browser))).toMatchObject({
      card: null,
      waitingCard: { firstName: 'Aino', isOfOwnAddress: false },
    });
  });

  test('by link and code at once binds the card once', async () => {
    await activate(address);
    const token = await linkToken(address);
    const who = visitor();
    await who.post('requestLoginCode', { emailAddress: address });
    const { code } = await lastMail('login-code', address);

    await Promise.all([
      openLink(token, visitor()),
      who.post('loginWithCode', { emailAddress: address, code }),
    ]);

    expect(await numberOf(who)).toBe(card.customerNumber);
    const { rows } = await it.pool.query(
      `select count(*)::int as count from mail_outbox
        where address = $1 and letter = 'card-registered' and data ->> 'customerNumber' is not null`,
      [address],
    );
    expect(rows[0].count).toBe(1);
  });
});

describe('card whose link the previous release had deleted', () => {
  const migrated = async () => {
    const file = path.join(projectRoot, 'db/before-1.0/0201-cards-whose-link-is-gone.sql');
    await it.pool.query(await readFile(file, 'utf8'));
  };
  const forget = () =>
    it.pool.query('delete from registration_confirmation where card_id = $1', [card.cardId]);

  test('is bound by a code to the address of its letter, and its link stays closed', async () => {
    await activate(address);
    const token = await linkToken(address);
    await days(31);
    await forget();
    await migrated();
    await migrated();

    expect((await openLink(token, visitor())).status).toBe(400);
    expect(await numberOf(await enterByCode(address))).toBe(card.customerNumber);
  });

  test('stays with its current holder', async () => {
    await activate(address);
    const owner = await enterByCode(address);
    await migrated();

    const { rows } = await it.pool.query(
      'select 1 from registration_confirmation where card_id = $1',
      [card.cardId],
    );
    expect(rows).toEqual([]);
    expect(await numberOf(owner)).toBe(card.customerNumber);
  });
});
