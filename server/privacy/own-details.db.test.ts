import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenCard } from '../../test/given.ts';
import { signedIn } from '../../test/signed-in.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor } from '../../test/visitor.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

const HOME = {
  streetAddress: 'Linnankatu 1',
  zipCode: '20100',
  city: 'Turku',
  phone: '+358401234567',
};
const DETAILS = { ...HOME, language: 'sv', subscribedNewsletter: true };

describe('own details', () => {
  test('are updated and persist, and the newsletter consent can be withdrawn', async () => {
    const { read, change } = await signedIn(portal);
    expect(await read('getMyDetails')).toMatchObject({ streetAddress: '', holder: null });

    expect(await change('updateMyDetails', DETAILS)).toMatchObject({ body: { isSaved: true } });
    expect(await read('getMyDetails')).toMatchObject(DETAILS);

    await change('updateMyDetails', { ...DETAILS, subscribedNewsletter: false });
    expect(await read('getMyDetails')).toMatchObject({ subscribedNewsletter: false });
    // The clock does not advance: consent is given again at the same instant as the first.
    expect((await change('updateMyDetails', DETAILS)).status).toBe(200);
    expect(await read('getMyDetails')).toMatchObject({ subscribedNewsletter: true });
  });

  test('redirect a plastic card that is not in production yet, and no other', async () => {
    const { accountId, change } = await signedIn(portal);
    const { cardId } = await givenCard(portal.pool, { accountId });
    const order = (cause: string, sentAt: string | null) =>
      portal.pool.query(
        `insert into plastic_card_order (card_id, cause, recipient_name, street_address, zip_code, city, sent_to_production_at)
         values ($1, $2, 'Aino Lahtinen', 'Vanha katu 1', '00100', 'Helsinki', $3)`,
        [cardId, cause, sentAt],
      );
    await order('sent', '2027-02-01');
    await order('waiting', null);

    await change('updateMyDetails', DETAILS);

    const { rows } = await portal.pool.query(
      'select cause, city from plastic_card_order where card_id = $1 order by cause',
      [cardId],
    );
    expect(rows).toEqual([
      { cause: 'sent', city: 'Helsinki' },
      { cause: 'waiting', city: 'Turku' },
    ]);
  });

  test('may have an address abroad; a pending card is not redirected to where none is posted', async () => {
    const { accountId, read, change } = await signedIn(portal);
    const { cardId } = await givenCard(portal.pool, { accountId });
    await portal.pool.query(
      `insert into plastic_card_order (card_id, cause, recipient_name, street_address, zip_code, city)
       values ($1, 'waiting', 'Aino Lahtinen', 'Vanha katu 1', '00100', 'Helsinki')`,
      [cardId],
    );
    const abroad = { ...DETAILS, zipCode: '114 55', city: 'Stockholm', country: 'SE' };
    expect((await change('updateMyDetails', { ...abroad, country: undefined })).status).toBe(400);
    expect((await change('updateMyDetails', { ...abroad, country: 'ZZ' })).status).toBe(400);
    expect((await change('updateMyDetails', abroad)).status).toBe(200);
    expect(await read('getMyDetails')).toMatchObject(abroad);
    // Omitted fields are unchanged.
    const { country: _, ...unnamed } = { ...abroad, city: 'Solna' };
    expect((await change('updateMyDetails', unnamed)).status).toBe(200);
    expect(await read('getMyDetails')).toMatchObject({ city: 'Solna', country: 'SE' });
    const { rows } = await portal.pool.query(
      'select city, country from plastic_card_order where card_id = $1',
      [cardId],
    );
    expect(rows).toEqual([{ city: 'Helsinki', country: 'FI' }]);
  });

  test.each([
    ['firstName', 'Eino'],
    ['lastName', 'Virtanen'],
    ['yearOfBirth', 1990],
  ])(
    'name and year of birth are fixed: a change of %s is rejected as a whole',
    async (field, value) => {
      const { accountId, read, change } = await signedIn(portal);
      await givenCard(portal.pool, { accountId });

      expect(await change('updateMyDetails', { ...DETAILS, [field]: value })).toMatchObject({
        status: 403,
        body: [{ errorCode: 'FIXED_FIELD' }],
      });
      expect(await read('getMyDetails')).toMatchObject({
        holder: { firstName: 'Aino', lastName: 'Lahtinen', yearOfBirth: 1987 },
        streetAddress: '',
      });
    },
  );

  test('follow the rules of the purchase form', async () => {
    const { change } = await signedIn(portal);

    expect(await change('updateMyDetails', { ...DETAILS, zipCode: '1' })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD', message: expect.stringContaining('Postinumero') }],
    });
  });
});

describe('a new password', () => {
  test('requires a recent sign-in, and ends the other sessions', async () => {
    const { visitor, accountId, emailAddress, change } = await signedIn(portal);
    await portal.pool.query(
      `insert into account_session (token_hash, account_id, created_at, last_seen_at, reauthenticated_at, expires_at)
       values (decode(repeat('ab', 32), 'hex'), $1, now(), now(), now(), now() + interval '1 day')`,
      [accountId],
    );

    expect(await change('changePassword', { password: 'talvi2027' })).toMatchObject({
      status: 200,
    });
    const { rows } = await portal.pool.query(
      'select 1 from account_session where account_id = $1',
      [accountId],
    );
    expect(rows).toHaveLength(1);
    const login = await makeVisitor(portal.app, { address: randomUUID() }).post(
      'loginWithPassword',
      {
        emailAddress,
        password: 'talvi2027',
      },
    );
    expect(login.status).toBe(200);

    await portal.pool.query(
      `update account_session set reauthenticated_at = reauthenticated_at - interval '16 minutes' where account_id = $1`,
      [accountId],
    );
    expect(await change('changePassword', { password: 'kevat2027' })).toMatchObject({
      status: 403,
      body: [{ errorCode: 'SIGN_IN_AGAIN' }],
    });
    expect(visitor.cookies.size).toBeGreaterThan(0);
  });
});

describe('a new e-mail address', () => {
  const linkTo = async (address: string): Promise<string> => {
    const { rows } = await portal.pool.query<{ link: string }>(
      `select data ->> 'link' as link from mail_outbox
        where letter = 'email-change' and address = $1
        order by queued_at desc limit 1`,
      [address],
    );
    return rows[0]?.link.split('#')[1] ?? '';
  };
  const confirm = (token: string) =>
    makeVisitor(portal.app, { address: randomUUID() }).post('confirmEmailChange', { token });

  test('takes effect when its link is opened in any browser, and the old address is notified', async () => {
    const { accountId, emailAddress, read, change } = await signedIn(portal);
    const next = `${randomUUID()}@example.fi`;

    await change('requestEmailChange', { emailAddress: next });
    expect(await read('getMyDetails')).toMatchObject({ emailAddress, newEmailAddress: next });
    const token = await linkTo(next);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { emailAddress: next } });

    const { rows } = await portal.pool.query('select email_address from account where id = $1', [
      accountId,
    ]);
    expect(rows).toEqual([{ email_address: next }]);
    const told = await portal.pool.query(
      `select 1 from mail_outbox where letter = 'email-changed' and address = $1`,
      [emailAddress],
    );
    expect(told.rows).toHaveLength(1);
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'LINK_SPENT' }],
    });
  });

  test('of another account gets the same answer, and is refused only to the reader of its mail', async () => {
    const other = await signedIn(portal);
    const { emailAddress, read, change } = await signedIn(portal);

    expect(await change('requestEmailChange', { emailAddress: other.emailAddress })).toMatchObject({
      body: { isAccepted: true },
    });
    expect(await confirm(await linkTo(other.emailAddress))).toMatchObject({
      body: [{ errorCode: 'ADDRESS_TAKEN' }],
    });
    expect(await read('getMyDetails')).toMatchObject({ emailAddress });
  });

  test('must be confirmed within a day', async () => {
    const { change } = await signedIn(portal);
    const next = `${randomUUID()}@example.fi`;
    await change('requestEmailChange', { emailAddress: next });

    portal.clock.advance(24 * 60 * 60 * 1000);

    expect(await confirm(await linkTo(next))).toMatchObject({
      body: [{ errorCode: 'LINK_SPENT' }],
    });
  });
});
