import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount, givenCard, givenMuseum, givenStaff } from '../../test/given.ts';
import { type SignedIn, signedIn } from '../../test/signed-in.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor } from '../../test/visitor.ts';
import { deleteAccounts } from './delete-account.ts';
import { makeDataExport } from './make-export.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

type Privacy = { exports: { id: string; isReady: boolean }[]; deletionOn: string | null };
const privacyOf = async ({ read }: SignedIn) => (await read('getMyPrivacy')) as Privacy;
const lettersTo = async (address: string) =>
  (
    await portal.pool.query<{ letter: string }>(
      `select letter from mail_outbox where address = $1 and letter <> 'login-code' order by queued_at`,
      [address],
    )
  ).rows.map(({ letter }) => letter);

async function givenHolder() {
  const person = await signedIn(portal);
  const { accountId } = person;
  const card = await givenCard(portal.pool, { accountId, validUntil: '2027-10-01' });
  const museumId = await givenMuseum(portal.pool);
  await portal.pool.query(
    `insert into visit (id, card_id, museum_id, visited_on) values ($1, $2, $3, '2027-02-03')`,
    [randomUUID(), card.cardId, museumId],
  );
  const { rows } = await portal.pool.query<{ id: string }>(
    `insert into card_order (kind, billing_type, owner_account_id, buyer_account_id, language,
       list_price_cents, price_cents, details, conditions_version, conditions_accepted_at, created_at, changed_at)
     values ('standard', 'annually', $1, $1, 'fi', 7900, 7900, $2, '1', now(), now(), now())
     returning id`,
    [
      accountId,
      {
        buyer: {
          firstName: 'Aino',
          lastName: 'Lahtinen',
          streetAddress: 'Linnankatu 1',
          phone: '+358401234567',
          emailAddress: person.emailAddress,
          yearOfBirth: '1987',
        },
      },
    ],
  );
  return { ...person, ...card, museumId, orderId: rows[0]?.id ?? '' };
}

describe('the export', () => {
  test('has everything in two files, for a week, for its owner only', async () => {
    const person = await givenHolder();
    await person.change('requestDataExport');
    const [asked] = (await privacyOf(person)).exports;
    expect(asked).toMatchObject({ isReady: false });

    const deps = { ...portal, publicUrl: portal.settings.publicUrl };
    await makeDataExport(deps, asked?.id ?? '');
    await makeDataExport(deps, asked?.id ?? '');

    expect(await lettersTo(person.emailAddress)).toEqual(['data-export']);
    const json = await person.visitor.visit(`/my-data/${asked?.id}/my-data.json`);
    expect(json.body).toMatchObject({
      account: [{ emailAddress: person.emailAddress }],
      card: [{ customerNumber: person.customerNumber, validUntil: '2027-10-01' }],
      validity: [{ kind: 'bought' }, { kind: 'firstVisit' }],
      visits: [{ day: '2027-02-03', museum: 'Museo' }],
      orders: [{ details: expect.stringContaining('Linnankatu 1') }],
    });
    expect(JSON.stringify(json.body)).not.toMatch(/hash|token/i);
    const pdf = await person.visitor.visit(`/my-data/${asked?.id}/my-data.pdf`);
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-');

    const stranger = await signedIn(portal);
    expect((await stranger.visitor.visit(`/my-data/${asked?.id}/my-data.json`)).status).toBe(404);
    const guest = makeVisitor(portal.app);
    expect((await guest.visit(`/my-data/${asked?.id}/my-data.json`)).status).toBe(401);
    await portal.pool.query(`update data_export set expires_at = $2 where id = $1`, [
      asked?.id,
      new Date(portal.clock.now()),
    ]);
    expect((await person.visitor.visit(`/my-data/${asked?.id}/my-data.json`)).status).toBe(404);
  });
});

test('an access by staff is listed for the user', async () => {
  const person = await signedIn(portal);
  await portal.pool.query(
    `insert into staff_look (account_id, subject, looked_at) values ($1, 'visits', $2)`,
    [person.accountId, new Date(portal.clock.now())],
  );

  expect(await privacyOf(person)).toMatchObject({
    looks: [{ lookedAt: portal.clock.now(), subject: 'visits' }],
  });
});

describe('deleting the account', () => {
  test('requires the own e-mail address and a recent sign-in', async () => {
    const person = await givenHolder();

    expect(await person.change('requestDeletion', { emailAddress: 'x@example.fi' })).toMatchObject({
      body: [{ errorCode: 'OTHER_ADDRESS' }],
    });
    await portal.pool.query(
      `update account_session set reauthenticated_at = reauthenticated_at - interval '16 minutes' where account_id = $1`,
      [person.accountId],
    );
    const { emailAddress } = person;
    expect(await person.change('requestDeletion', { emailAddress })).toMatchObject({
      body: [{ errorCode: 'SIGN_IN_AGAIN' }],
    });
    expect(await privacyOf(person)).toMatchObject({ deletionOn: null });
  });

  test('of the last administrator is refused with a reason, until someone else has the role', async () => {
    const person = await givenHolder();
    await givenStaff(portal.pool, person.accountId, ['administrator']);
    const { emailAddress } = person;
    expect(await person.change('requestDeletion', { emailAddress })).toMatchObject({
      body: [
        {
          errorCode: 'LAST_ADMINISTRATOR',
          message: expect.stringContaining('viimeinen pääkäyttäjä'),
        },
      ],
    });
    const other = await givenAccount(portal.pool, { role: 'staff', staffRoles: ['administrator'] });
    await portal.pool.query(
      `insert into account_deletion (account_id, requested_at, due_at) values ($1, now(), now())`,
      [other],
    );
    expect((await person.change('requestDeletion', { emailAddress })).status).toBe(409);
    await portal.pool.query('delete from account_deletion where account_id = $1', [other]);
    expect((await person.change('requestDeletion', { emailAddress })).status).toBe(200);
  });

  test('waits for a running monthly plan to end', async () => {
    const person = await givenHolder();
    const { rows } = await portal.pool.query<{ id: string }>(
      `insert into monthly_contract (card_order_id, card_id, account_id, starts_on, created_at)
       values ($1, $2, $3, '2026-10-01', now()) returning id`,
      [person.orderId, person.cardId, person.accountId],
    );
    await portal.pool.query(
      `insert into instalment (contract_id, number, due_on, amount_cents) values ($1, 12, '2027-09-01', 690)`,
      [rows[0]?.id],
    );

    const { emailAddress } = person;
    expect(await person.change('requestDeletion', { emailAddress })).toMatchObject({
      status: 409,
      body: [{ errorCode: 'CONTRACT_RUNS', message: expect.stringContaining('1.9.2027') }],
    });
  });

  test('can be undone for 14 days', async () => {
    const person = await givenHolder();
    const { emailAddress } = person;

    const { body } = await person.change('requestDeletion', { emailAddress });
    expect(body).toEqual({ deletionOn: '2027-03-15' });
    expect(await person.read('getMyCard')).toMatchObject({ deletionOn: '2027-03-15' });
    await person.change('cancelDeletion');
    await deleteAccounts({
      pool: portal.pool,
      clock: { now: () => portal.clock.now() + 15 * DAY_MS },
    });

    expect(await privacyOf(person)).toMatchObject({ deletionOn: null });
  });

  test('erases personal data after that, and keeps what accounting and museums need', async () => {
    const person = await givenHolder();
    const { accountId, emailAddress, cardId, orderId, museumId } = person;
    await person.change('requestDeletion', { emailAddress });

    await deleteAccounts({ pool: portal.pool, clock: portal.clock });
    expect(await privacyOf(person)).toMatchObject({ deletionOn: '2027-03-15' });
    await deleteAccounts({
      pool: portal.pool,
      clock: { now: () => portal.clock.now() + 14 * DAY_MS },
    });

    const { rows } = await portal.pool.query(
      `select (select count(*)::int from account where id = $1) as accounts,
              (select holder_first_name from museum_card where id = $2) as name,
              (select details -> 'buyer' from card_order where id = $3) as buyer,
              (select array_agg(recorded_at = visited_on::timestamp at time zone 'Europe/Helsinki')
                 from visit where museum_id = $4 and card_id is null) as "visitsWithoutMinute"`,
      [accountId, cardId, orderId, museumId],
    );
    expect(rows).toEqual([
      {
        accounts: 0,
        name: '–',
        buyer: { firstName: 'Aino', lastName: 'Lahtinen', streetAddress: 'Linnankatu 1' },
        visitsWithoutMinute: [true],
      },
    ]);
    expect(await lettersTo(emailAddress)).toEqual(['account-deleted']);
    expect((await person.visitor.visit('/my-card/visits.json')).status).toBe(401);
  });
});
