import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { addMonths, helsinkiDay, type LocalDate, localDate } from '../../domain/base/local-date.ts';
import { purchaseInput } from '../../test/buyer.ts';
import { givenAccount, givenCard, givenClaimableCards } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../test/visitor.ts';
import { findValidUntil } from '../card/card-queries.ts';
import { addLedgerEntry } from '../card/write-ledger.ts';
import { inTransaction } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';
import { newActivationCode } from './activation-secret.ts';
import { checkActivation } from './check-activation.ts';

let it: TestApp;
beforeAll(async () => {
  it = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => it.stop());

let visitors = 0;
/** Each visitor has an IP address of their own. */
function visitor(): Visitor {
  visitors += 1;
  return makeVisitor(it.app, { address: `198.51.${visitors >> 8}.${visitors & 255}` });
}

// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects
type Body = any;

async function check(person: Visitor, code: string): Promise<Body> {
  return (await person.call('CardActivationController', 'checkActivation', { code })).body;
}

async function claimable(isPaid = true) {
  const secretKey = it.settings.secretKey;
  const [card] = await givenClaimableCards(it.pool, { secretKey, isPaid });
  if (!card) throw new Error('no card');
  return card;
}

async function register(
  person: Visitor,
  cardAssetId: string,
  { emailAddress = 'aino@example.fi', validateOnly = false, ...changes }: Body = {},
): Promise<Body> {
  const inputData = { ...purchaseInput(emailAddress, changes), cardAssetId };
  const answer = await person.call('MuseumCardGuestController', 'processMuseumCard', {
    inputData,
    validateOnly,
  });
  return answer.body;
}

async function signedIn(emailAddress: string): Promise<Visitor> {
  const person = visitor();
  await person.post('requestLoginCode', { emailAddress });
  const { rows } = await it.pool.query(
    `select data ->> 'code' as code from mail_outbox
      where letter = 'login-code' and address = $1 order by queued_at desc limit 1`,
    [emailAddress],
  );
  await person.post('loginWithCode', { emailAddress, code: rows[0].code });
  return person;
}

async function numbersMailed(address: string): Promise<(string | null)[]> {
  const { rows } = await it.pool.query(
    `select data ->> 'customerNumber' as number from mail_outbox
      where letter = 'card-registered' and address = $1 order by queued_at, id`,
    [address],
  );
  return rows.map(({ number }) => number);
}

async function confirmToken(address: string): Promise<string> {
  const { rows } = await it.pool.query(
    `select data ->> 'confirmLink' as link from mail_outbox
      where letter = 'card-registered' and address = $1
      order by queued_at desc, id desc limit 1`,
    [address],
  );
  return new URL(rows[0].link).hash.slice(1);
}

async function holderOf(cardId: string): Promise<Body> {
  const { rows } = await it.pool.query(
    'select holder_account_id, holder_first_name from museum_card where id = $1',
    [cardId],
  );
  return rows[0];
}

describe('customer number in a letter', () => {
  test('is sent only to a confirmed address', async () => {
    const card = await claimable();
    const person = visitor();
    const emailAddress = 'numero@example.fi';
    await check(person, card.code);
    await register(person, card.cardId, { emailAddress });
    expect(await numbersMailed(emailAddress)).toEqual([null]);

    const token = await confirmToken(emailAddress);
    await person.call('CardActivationController', 'confirmRegistration', { token });

    expect(await numbersMailed(emailAddress)).toEqual([null, card.customerNumber]);
  });

  test('is sent at once to a signed-in person, in the language of the account', async () => {
    const card = await claimable();
    const emailAddress = 'svensk@example.fi';
    const accountId = await givenAccount(it.pool, { emailAddress });
    await it.pool.query(`update account set language = 'sv', first_name = 'Erik' where id = $1`, [
      accountId,
    ]);
    const person = await signedIn(emailAddress);
    await check(person, card.code);
    await register(person, card.cardId, { emailAddress });

    expect(await numbersMailed(emailAddress)).toEqual([card.customerNumber]);
    const { rows } = await it.pool.query(
      'select letter, language from mail_outbox where address = $1 order by queued_at, id',
      [emailAddress],
    );
    expect(rows).toEqual([
      { letter: 'login-code', language: 'sv' },
      { letter: 'card-registered', language: 'sv' },
    ]);
  });
});

describe('terms in the registration form', () => {
  const VERSION = '2026-11';
  const accepted = async (emailAddress: string): Promise<Body> => {
    const { rows } = await it.pool.query(
      `select document, version, accepted_at from document_acceptance
         join account on account.id = account_id where email_address = $1`,
      [emailAddress],
    );
    return rows;
  };

  test('are accepted by the account once the mail is confirmed, dated to the form', async () => {
    const card = await claimable();
    const person = visitor();
    const emailAddress = 'ehdot@example.fi';
    await check(person, card.code);
    const formAt = it.clock.now();
    await register(person, card.cardId, { emailAddress, conditionsVersion: VERSION });
    expect(await accepted(emailAddress)).toEqual([]);

    it.clock.advance(3_600_000);
    const token = await confirmToken(emailAddress);
    await person.call('CardActivationController', 'confirmRegistration', { token });
    expect(await accepted(emailAddress)).toEqual([
      { document: 'terms', version: VERSION, accepted_at: new Date(formAt) },
    ]);
  });

  test('are accepted at once by a signed-in person', async () => {
    const card = await claimable();
    const emailAddress = 'heti@example.fi';
    await givenAccount(it.pool, { emailAddress });
    const person = await signedIn(emailAddress);
    await check(person, card.code);
    await register(person, card.cardId, { emailAddress });
    expect(await accepted(emailAddress)).toMatchObject([{ document: 'terms', version: VERSION }]);
  });

  test('are shown again when no longer in force, and the card is not registered yet', async () => {
    const card = await claimable();
    const person = visitor();
    await check(person, card.code);
    const old = await register(person, card.cardId, { conditionsVersion: '2019-01-01' });
    expect(old.validationError).toMatch(/ehdot/i);
    expect(await holderOf(card.cardId)).toMatchObject({ holder_first_name: null });
    const anew = await register(person, card.cardId, { conditionsVersion: VERSION });
    expect(anew.validationError).toBeNull();
  });
});

describe('activation code', () => {
  test('opens its card in the browser that entered it, however it was written', async () => {
    const card = await claimable();
    const spaced = card.code.toLowerCase().replace(/(.{4})/g, '$1 ');

    expect(await check(visitor(), spaced)).toMatchObject({
      activationState: 'ready',
      cardAssetId: card.cardId,
    });
  });

  test('is refused with the reason: unknown, mistyped, used, unpaid or taken back', async () => {
    const [used, takenBack, unpaid] = [
      await claimable(),
      await claimable(),
      await claimable(false),
    ];
    const first = visitor();
    await check(first, used.code);
    await register(first, used.cardId, { emailAddress: 'used@example.fi' });
    await it.pool.query('update claimable_card set taken_back_at = now() where card_id = $1', [
      takenBack.cardId,
    ]);
    const said = async (code: string) => {
      const { activationState, message, cardAssetId } = await check(visitor(), code);
      expect(cardAssetId).toBeNull();
      return `${activationState}: ${message}`;
    };

    expect(await said(newActivationCode())).toMatch(/^unknown: Tällä koodilla ei löydy/);
    expect(await said('ACDE-FGHJ')).toMatch(/^unknown: Koodissa on kirjoitusvirhe/);
    expect(await said(used.code)).toMatch(/^used: Tämä koodi on jo käytetty/);
    expect(await said(unpaid.code)).toMatch(/^notPaid: Tätä korttia ei ole vielä maksettu/);
    expect(await said(takenBack.code)).toMatch(/^takenBack: Kortin ostaja on perunut/);
    expect(await said(used.customerNumber)).toMatch(/^used:/);
  });

  test('is required with the customer number, which opens nothing alone', async () => {
    const card = await claimable();
    const person = visitor();

    expect(await check(person, card.customerNumber)).toMatchObject({
      activationState: 'codeNeeded',
      cardAssetId: null,
    });
    const answer = await register(person, card.cardId);
    expect(answer.validationError).toBe('Korttia ei löytynyt.');
  });
});

describe('registration by a guest', () => {
  test('gives a working card, and no account until the mail is confirmed', async () => {
    const card = await claimable();
    const person = visitor();
    await check(person, card.code);
    const emailAddress = 'new@example.fi';

    expect(await register(person, card.cardId, { emailAddress, validateOnly: true })).toMatchObject(
      { purchasePrice: 0, validationError: null },
    );
    expect((await holderOf(card.cardId)).holder_first_name).toBeNull();
    expect(await register(person, card.cardId, { emailAddress })).toMatchObject({
      validationError: null,
      purchaseMuseumCardEventIds: [],
    });
    expect(await holderOf(card.cardId)).toEqual({
      holder_account_id: null,
      holder_first_name: 'Aino',
    });
    const { rows: plastic } = await it.pool.query(
      'select street_address, zip_code, city from plastic_card_order where card_id = $1',
      [card.cardId],
    );
    expect(plastic).toEqual([
      { street_address: 'Puutarhakatu 12 B 7', zip_code: '20100', city: 'Turku' },
    ]);

    const token = await confirmToken(emailAddress);
    const confirmed = await person.call('CardActivationController', 'confirmRegistration', {
      token,
    });
    expect(confirmed.body).toEqual({ outcome: 'bound', isSignedIn: true });
    expect((await holderOf(card.cardId)).holder_account_id).not.toBeNull();
    expect(
      (await visitor().post('loginWithPassword', { emailAddress, password: 'Revontuli7x' })).status,
    ).toBe(200);
    const again = await person.call('CardActivationController', 'confirmRegistration', { token });
    expect(again.status).toBe(400);
  });

  test('resends the mail with a new link three times a day, only from that browser', async () => {
    const card = await claimable();
    const person = visitor();
    await check(person, card.code);
    const emailAddress = 'once.more@example.fi';
    await register(person, card.cardId, { emailAddress });
    const first = await confirmToken(emailAddress);
    const resend = (who: typeof person) =>
      who.call('CardActivationController', 'resendConfirmation', {});

    expect((await resend(visitor())).body).toEqual({ isSent: true });
    expect(await confirmToken(emailAddress)).toBe(first);
    const answers = [await resend(person), await resend(person), await resend(person)];
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ isSent: true })));
    expect((await resend(person)).status).toBe(429);

    const confirm = (token: string) =>
      person.call('CardActivationController', 'confirmRegistration', { token });
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(await confirmToken(emailAddress))).body).toMatchObject({
      outcome: 'bound',
    });
    expect((await resend(person)).status).toBe(429);
  });

  test('orders no plastic card when it was declined', async () => {
    const card = await claimable();
    const person = visitor();
    await check(person, card.code);
    await register(person, card.cardId, {
      emailAddress: 'plain@example.fi',
      plasticCardOptOut: true,
    });

    const { rowCount } = await it.pool.query(
      'select 1 from plastic_card_order where card_id = $1',
      [card.cardId],
    );
    expect(rowCount).toBe(0);
  });

  test('changes nothing on an existing account, with the same answer', async () => {
    const emailAddress = 'known@example.fi';
    const accountId = await givenAccount(it.pool, { emailAddress, passwordHash: 'old hash' });
    const account = async () =>
      (await it.pool.query('select * from account where id = $1', [accountId])).rows[0];
    const before = await account();
    const [known, unknown] = [await claimable(), await claimable()];
    const [one, other] = [visitor(), visitor()];
    await check(one, known.code);
    await check(other, unknown.code);

    const answers = [
      await register(one, known.cardId, { emailAddress }),
      await register(other, unknown.cardId, { emailAddress: 'nobody-yet@example.fi' }),
    ];

    expect(answers[0]).toEqual(answers[1]);
    expect(await account()).toEqual(before);
    expect((await holderOf(known.cardId)).holder_account_id).toBeNull();
    // Confirmed in another browser: the card joins the account, the stranger's password does not.
    const token = await confirmToken(emailAddress);
    const confirmed = await visitor().call('CardActivationController', 'confirmRegistration', {
      token,
    });
    expect(confirmed.body).toEqual({ outcome: 'bound', isSignedIn: false });
    expect((await account()).password_hash).toBe('old hash');
    expect((await holderOf(known.cardId)).holder_account_id).toBe(accountId);
  });

  test.each([
    ['merged', '2028-06-24', 0],
    ['kept', '2027-06-24', 1],
  ])(
    'adds the year to a card already held, unless a desk has seen the new one: %s',
    async (outcome, until, plastic) => {
      const emailAddress = `holder.${outcome}@example.fi`;
      const accountId = await givenAccount(it.pool, { emailAddress });
      const held = await givenCard(it.pool, { accountId, validUntil: '2027-06-24' });
      const gift = await claimable();
      const person = visitor();
      await check(person, gift.code);
      await register(person, gift.cardId, { emailAddress });

      if (outcome === 'kept') {
        const visited = {
          kind: 'firstVisit',
          cause: 'visit:1',
          occurredOn: localDate('2027-03-01'),
        } as const;
        await inTransaction(it.pool, (tx) => addLedgerEntry(tx, gift.cardId, visited));
      }

      const token = await confirmToken(emailAddress);
      const { body } = await person.call('CardActivationController', 'confirmRegistration', {
        token,
      });

      expect(body).toMatchObject({ outcome });
      expect(await findValidUntil(it.pool, held.cardId)).toBe(until);
      const { rowCount } = await it.pool.query(
        'select 1 from plastic_card_order where card_id = $1',
        [gift.cardId],
      );
      expect(rowCount).toBe(plastic);
    },
  );
});

describe('address of the holder', () => {
  const HOME = {
    streetAddress: 'Puutarhakatu 12 B 7',
    zipCode: '20100',
    city: 'Turku',
    phone: '+358401234567',
  };
  const details = async (person: Visitor) =>
    (await person.visit(`${LWR_PATH}/MyMuseumCardController/getMyDetails`)).body;

  test('is kept for a signed-in person, also without a plastic card', async () => {
    const card = await claimable();
    const emailAddress = 'koti@example.fi';
    const person = await signedIn(emailAddress);
    await check(person, card.code);
    await register(person, card.cardId, { emailAddress, buyer: HOME, plasticCardOptOut: true });

    expect(await details(person)).toMatchObject(HOME);
  });

  test('may be abroad, where no plastic card is posted', async () => {
    const card = await claimable();
    const emailAddress = 'ulkona@example.fi';
    const person = await signedIn(emailAddress);
    await check(person, card.code);
    const buyer = { ...HOME, zipCode: '114 55', city: 'Stockholm', country: 'SE' };
    const atHome = await register(person, card.cardId, {
      emailAddress,
      buyer: { ...buyer, country: 'FI' },
    });
    expect(atHome.validationError).toMatch(/Postinumero/);
    expect(
      (await register(person, card.cardId, { emailAddress, buyer })).validationError,
    ).toBeNull();

    expect(await details(person)).toMatchObject(buyer);
    const { rowCount } = await it.pool.query('select from plastic_card_order where card_id = $1', [
      card.cardId,
    ]);
    expect(rowCount).toBe(0);
  });

  test('is kept for a guest once the mail is confirmed, without overwriting the account’s', async () => {
    const [first, second] = [await claimable(), await claimable()];
    const emailAddress = 'vieras@example.fi';
    const person = visitor();
    await check(person, first.code);
    await register(person, first.cardId, { emailAddress, buyer: HOME, plasticCardOptOut: true });
    const confirm = async () =>
      person.call('CardActivationController', 'confirmRegistration', {
        token: await confirmToken(emailAddress),
      });
    await confirm();
    expect(await details(person)).toMatchObject(HOME);

    const other = visitor();
    await check(other, second.code);
    await register(other, second.cardId, {
      emailAddress,
      buyer: { ...HOME, streetAddress: 'Muu katu 1' },
    });
    await confirm();
    expect(await details(person)).toMatchObject(HOME);
  });
});

describe('registration by a signed-in person', () => {
  test('takes effect at once, only under the address of the account', async () => {
    const card = await claimable();
    const person = await signedIn('own@example.fi');
    await check(person, card.code);

    const refused = await register(person, card.cardId, { emailAddress: 'other@example.fi' });
    expect(refused.validationError).toMatch(/jolla olet kirjautunut/);
    const done = await register(person, card.cardId, { emailAddress: 'own@example.fi' });
    expect(done.validationError).toBeNull();
    expect((await holderOf(card.cardId)).holder_account_id).not.toBeNull();
  });

  test('adds the year to a card already held once in ten concurrent requests', async () => {
    const emailAddress = 'merger@example.fi';
    const accountId = await givenAccount(it.pool, { emailAddress });
    const held = await givenCard(it.pool, { accountId, validUntil: '2027-06-24' });
    const gift = await claimable();
    const person = await signedIn(emailAddress);
    expect(await check(person, gift.code)).toMatchObject({
      heldCard: { validUntil: '2027-06-24' },
    });
    const refused = await register(person, gift.cardId, { emailAddress });
    expect(refused.validationError).toMatch(/kortti/);

    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        person.call('CardActivationController', 'addToOwnCard', { cardAssetId: gift.cardId }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await findValidUntil(it.pool, held.cardId)).toBe('2028-06-24');
    expect(await findValidUntil(it.pool, gift.cardId)).toBeNull();
    expect((await check(visitor(), gift.code)).activationState).toBe('used');
    const { rows } = await it.pool.query(
      `select data -> 'card' as card from mail_outbox where address = $1 and letter = 'year-added'`,
      [emailAddress],
    );
    expect(rows).toEqual([{ card: { state: 'valid', lastDay: '2028-06-24' } }]);
  });

  test('cannot add a card whose code was entered in another browser', async () => {
    const gift = await claimable();
    await check(visitor(), gift.code);
    const person = await signedIn('thief@example.fi');

    const { status } = await person.call('CardActivationController', 'addToOwnCard', {
      cardAssetId: gift.cardId,
    });

    expect(status).toBe(400);
  });
});

test('gives one card to a hundred people with the same code', async () => {
  const card = await claimable();
  const people = Array.from({ length: 100 }, visitor);
  for (const person of people) await check(person, card.code);

  // One by one: passwords take long to hash, and their queue is bounded.
  const answers = [];
  for (let from = 0; from < people.length; from += 20) {
    const some = people.slice(from, from + 20);
    answers.push(
      ...(await Promise.all(
        some.map((person, index) =>
          register(person, card.cardId, { emailAddress: `p${from + index}@example.fi` }),
        ),
      )),
    );
  }

  expect(answers.filter(({ validationError }) => validationError === null)).toHaveLength(1);
  const { rows } = await it.pool.query(
    'select count(*)::integer as n from registration_confirmation where card_id = $1',
    [card.cardId],
  );
  expect(rows[0].n).toBe(1);
});

describe('ten thousand guesses', () => {
  const looked = new Map<string, number>();
  let refused = 0;

  /** Without HTTP: the test covers the guard, not ten thousand requests. */
  async function guess(address: string): Promise<void> {
    const { app: _app, stop: _stop, ...deps } = it;
    const log = { warn: () => {} } as unknown as GuestContext['log'];
    const context = { ...deps, log, address, language: 'fi' } as unknown as GuestContext;
    try {
      const { state } = await checkActivation(newActivationCode(), context);
      expect(state).toBe('unknown');
      looked.set(address, (looked.get(address) ?? 0) + 1);
    } catch (error) {
      expect(error).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', status: 429 });
      refused += 1;
    }
  }
  async function guessFrom(places: string, count: number, each: number): Promise<void> {
    for (let place = 0; place < count; place += 1) {
      const address = `${places}.${place}`;
      for (let tries = 0; tries < each; tries += 20) {
        await Promise.all(Array.from({ length: 20 }, () => guess(address)));
      }
    }
  }

  test('open nothing: an address is blocked after ten, and all after a thousand plus three each', async () => {
    await guessFrom('203.0.113', 110, 80);
    await guessFrom('192.0.2', 30, 40);

    expect(refused + [...looked.values()].reduce((sum, each) => sum + each, 0)).toBe(10_000);
    expect(Math.max(...looked.values())).toBe(10);
    expect(looked.get('192.0.2.7')).toBe(3);
  });

  test('do not block a right code, even from a new address', async () => {
    const card = await claimable();

    expect((await check(visitor(), card.code)).activationState).toBe('ready');
  });
});

/** A monthly payer with an overdue instalment: their address, and the card on hold. */
async function givenUnpaid() {
  const { pool, clock, settings } = it;
  const { secretKey } = settings;
  const { accountId, cardId } = await givenContract(pool, {
    now: clock.now(),
    secretKey,
    token: 'given',
  });
  const { rows } = await pool.query<{ address: string }>(
    'select email_address as address from account where id = $1',
    [accountId],
  );
  const owes = (days: number) =>
    pool.query(
      `with behind as (
         update monthly_contract set failing_since = $2::date - $3::integer where card_id = $1 returning id
       ), due as (
         update instalment set due_on = $2::date - $3::integer
           from behind where contract_id = behind.id and number = 2
       )
       insert into contract_hold (contract_id, card_id, placed_at) select id, $1, now() from behind`,
      [cardId, helsinkiDay(clock.now()), days],
    );
  await owes(20);
  return { cardId, emailAddress: rows[0]?.address ?? '' };
}

test('keeps a code unused while the instalment of the held card is unpaid, and says so in advance', async () => {
  const { emailAddress } = await givenUnpaid();
  const gift = await claimable();
  const person = await signedIn(emailAddress);

  expect(await check(person, gift.code)).toMatchObject({ heldCard: { state: 'onHold' } });
  const cardAssetId = gift.cardId;
  const { status, body } = await person.call('CardActivationController', 'addToOwnCard', {
    cardAssetId,
  });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('koodi säilyy')]);
  expect((await check(visitor(), gift.code)).activationState).toBe('ready');
});

test('tells a guest about the unpaid instalment only by the mailed link, and adds the year once it is paid', async () => {
  const { cardId, emailAddress } = await givenUnpaid();
  const before = await findValidUntil(it.pool, cardId);
  const gift = await claimable();
  const guest = visitor();
  expect((await check(guest, gift.code)).heldCard).toBeNull();
  const registered = await register(guest, gift.cardId, { emailAddress });
  expect(registered).toMatchObject({ validationError: null, buyerPersonAccountId: null });
  const token = await confirmToken(emailAddress);
  const confirm = async (): Promise<Body> =>
    (await visitor().call('CardActivationController', 'confirmRegistration', { token }))
      .body as Body;

  // By link twice and by a code: the card still waits.
  expect(await confirm()).toEqual({ outcome: 'unpaid', isSignedIn: false });
  expect((await confirm()).outcome).toBe('unpaid');
  await signedIn(emailAddress);
  expect(await findValidUntil(it.pool, cardId)).toBe(before);

  await it.pool.query(
    `with paid as (update monthly_contract set failing_since = null where card_id = $1)
     update contract_hold set lifted_at = now() where card_id = $1`,
    [cardId],
  );
  expect((await confirm()).outcome).toBe('merged');
  expect(await findValidUntil(it.pool, cardId)).toBe(addMonths(before as LocalDate, 12));
});
