import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount, givenMuseum, givenMuseumMember, givenStaff } from '../../../test/given.ts';
import { makePasskeyDevice } from '../../../test/passkey-device.ts';
import { type Codes, staffBrowser, staffMember } from '../../../test/staff-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor } from '../../../test/visitor.ts';
import { inTransaction } from '../../db/database.ts';
import { endStaffMember } from '../staff/end-staff-member.ts';

const MINUTE = 60_000;
const OFFICE = 'BackOfficeController';

let running: TestApp;
beforeAll(async () => {
  const environment = { CALLS_PER_MINUTE: '0', STAFF_SECOND_FACTOR: 'required' };
  running = await startApp(environment);
});
afterAll(() => running.stop());

const refusedWith = (errorCode: string) => ({ body: [{ errorCode }] });

async function lettersTo(accountId: string): Promise<string[]> {
  const { rows } = await running.pool.query<{ change: string }>(
    `select data ->> 'change' as change from mail_outbox mail
       join account on account.email_address = mail.address
      where account.id = $1 and letter = 'second-factor-changed' order by mail.queued_at, mail.id`,
    [accountId],
  );
  return rows.map(({ change }) => change);
}

describe('a session without the second factor', () => {
  test('opens nothing in the office until a factor is set up', async () => {
    const member = await staffMember(running);
    expect(await member.office()).toMatchObject({
      status: 403,
      ...refusedWith('SECOND_FACTOR_NEEDED'),
    });

    const { recoveryCodes } = await member.addPasskey();

    expect(recoveryCodes).toHaveLength(10);
    expect((await member.office()).status).toBe(200);
    expect(await lettersTo(member.accountId)).toEqual(['passkeyAdded']);
  });

  test('opens nothing in another browser, whatever the first one proved', async () => {
    const member = await staffMember(running);
    await member.addPasskey();
    const other = await staffBrowser(running, member.accountId);

    expect((await other.office()).status).toBe(403);
    expect(await other.state()).toMatchObject({
      member: { isVerified: false, hasPasskey: true, passkeys: [] },
    });
  });

  test('cannot add a factor beside existing ones', async () => {
    const member = await staffMember(running);
    await member.addPasskey();
    const thief = await staffBrowser(running, member.accountId);

    for (const method of ['startPasskey', 'startTotp', 'makeRecoveryCodes', 'removeTotp']) {
      expect(await thief.call(method)).toMatchObject(refusedWith('CONFIRM_IDENTITY'));
    }
  });

  test('cannot create recovery codes before the first factor', async () => {
    const member = await staffMember(running);

    expect(await member.call('makeRecoveryCodes')).toMatchObject(
      refusedWith('SECOND_FACTOR_NEEDED'),
    );
  });

  test('works at the desk for a clerk; a manager needs a factor only to manage', async () => {
    const { pool } = running;
    const accountId = await givenAccount(pool, { role: 'desk' });
    await givenMuseumMember(pool, accountId, await givenMuseum(pool), 'manager');
    const manager = await staffBrowser(running, accountId);

    const check = await manager.visitor.call('DeskController', 'checkCard', { number: '1' });
    expect(JSON.stringify(check.body)).not.toContain('SECOND_FACTOR');
    expect(await manager.state()).toMatchObject({ member: { isSetUp: false } });

    const clerk = await givenAccount(pool, { role: 'desk', museumId: await givenMuseum(pool) });
    const atDesk = await staffBrowser(running, clerk);
    expect(await atDesk.state()).toMatchObject({ member: null });
    expect(await atDesk.call('startPasskey')).toMatchObject(refusedWith('NOT_STAFF'));
  });

  test('needs a recent sign-in to set up the first factor', async () => {
    const member = await staffMember(running);
    running.clock.advance(16 * MINUTE);

    expect(await member.call('startPasskey')).toMatchObject(refusedWith('SIGN_IN_AGAIN'));
  });
});

describe('a passkey', () => {
  test('signs in alone, once per challenge', async () => {
    const member = await staffMember(running);
    const { device } = await member.addPasskey();
    const { visitor, call, done, office } = await strangersBrowser();
    const { options } = await done('startPasskeyLogin');
    const signature = device.sign(options);

    expect(await call('loginWithPasskey', { signature })).toMatchObject({ status: 200 });
    expect((await office()).status).toBe(200);
    expect(visitor.cookies.has('session')).toBe(true);
    expect(await call('loginWithPasskey', { signature })).toMatchObject(
      refusedWith('FACTOR_REFUSED'),
    );
  });

  test('is refused with a challenge of another browser or an expired one', async () => {
    const member = await staffMember(running);
    const { device } = await member.addPasskey();
    const mine = await strangersBrowser();
    const theirs = await strangersBrowser();
    const { options } = await theirs.done('startPasskeyLogin');
    await mine.done('startPasskeyLogin');
    expect(await mine.call('loginWithPasskey', { signature: device.sign(options) })).toMatchObject(
      refusedWith('FACTOR_REFUSED'),
    );

    running.clock.advance(6 * MINUTE);
    expect(
      await theirs.call('loginWithPasskey', { signature: device.sign(options) }),
    ).toMatchObject(refusedWith('FACTOR_REFUSED'));
  });

  test.each([
    ['without PIN or finger', { isUnverified: true }],
    ['for another site', { origin: 'https://museokortti.example.org' }],
    ['with a counter that stands still', { counter: 1 }],
    ['with a counter that went back', { counter: 0 }],
  ])('is refused %s', async (_case, lies) => {
    const member = await staffMember(running);
    const { device } = await member.addPasskey();
    const other = await staffBrowser(running, member.accountId);
    const signature = device.sign(await other.challenge(), lies);

    expect(await other.call('checkPasskey', { signature })).toMatchObject(
      refusedWith('FACTOR_REFUSED'),
    );
    expect((await other.office()).status).toBe(403);
  });

  test('of another account proves nothing and cannot be added again', async () => {
    const owner = await staffMember(running);
    const { device } = await owner.addPasskey();
    const member = await staffMember(running);
    await member.addPasskey();
    const other = await staffBrowser(running, member.accountId);
    const signature = device.sign(await other.challenge());
    expect(await other.call('checkPasskey', { signature })).toMatchObject(
      refusedWith('FACTOR_REFUSED'),
    );

    const { options } = await member.done<{ options: { challenge: string } }>('startPasskey');
    expect(
      await member.call('addPasskey', { name: 'Sama', key: device.create(options) }),
    ).toMatchObject(refusedWith('FACTOR_REFUSED'));
  });

  test('of a leaver opens nothing', async () => {
    const member = await staffMember(running);
    const { device } = await member.addPasskey();
    await running.pool.query('update staff_member set ended_at = now() where account_id = $1', [
      member.accountId,
    ]);
    const { call, done } = await strangersBrowser();
    const { options } = await done('startPasskeyLogin');

    expect(await call('loginWithPasskey', { signature: device.sign(options) })).toMatchObject(
      refusedWith('FACTOR_REFUSED'),
    );
    expect(await member.call('startPasskeyCheck')).toMatchObject(refusedWith('NOT_STAFF'));
    expect((await member.office()).status).toBe(403);
  });

  test('is deleted with its owner, who sets up again on return', async () => {
    const member = await staffMember(running);
    await member.addPasskey();
    await member.addTotp();
    const { accountId } = member;
    const now = running.clock.now();
    await inTransaction(running.pool, (tx) =>
      endStaffMember(tx, { accountId, endedBy: accountId, now }),
    );
    expect((await member.office()).status).toBe(401);

    await givenStaff(running.pool, accountId);
    const back = await staffBrowser(running, accountId);
    expect(await back.state()).toMatchObject({
      member: { hasPasskey: false, hasTotp: false, codesLeft: 0 },
    });
  });

  test('answers a challenge once under concurrency', async () => {
    const member = await staffMember(running);
    const { device } = await member.addPasskey();
    const other = await staffBrowser(running, member.accountId);
    const signature = device.sign(await other.challenge());

    const answers = await Promise.all([
      other.call('checkPasskey', { signature }),
      other.call('checkPasskey', { signature }),
    ]);

    // The other one is refused or finds the session under its new token.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('cannot be added with a sign-in challenge of another browser', async () => {
    const member = await staffMember(running);
    await member.addPasskey();
    const device = makePasskeyDevice(running.settings.publicUrl);

    expect(
      await member.call('addPasskey', { name: 'x', key: device.create(await member.challenge()) }),
    ).toMatchObject(refusedWith('FACTOR_REFUSED'));
  });

  test('is named and removed by its owner, but the last factor stays', async () => {
    const member = await staffMember(running);
    await member.addPasskey('Puhelin');
    running.clock.advance(1_000);
    await member.addPasskey('Avain');
    const other = await staffBrowser(running, member.accountId);
    const stranger = await staffMember(running);
    await stranger.addPasskey();
    const keysOf = async () =>
      ((await member.state()) as { member: { passkeys: { id: string; name: string }[] } }).member
        .passkeys;
    const [first, second] = await keysOf();

    expect((await stranger.call('removePasskey', { id: first?.id })).status).toBe(404);
    expect((await stranger.call('renamePasskey', { id: first?.id, name: 'x' })).status).toBe(404);
    await member.done('renamePasskey', { id: first?.id, name: ' Työpuhelin ' });
    expect((await keysOf()).map(({ name }) => name)).toEqual(['Työpuhelin', 'Avain']);

    await member.done('removePasskey', { id: second?.id });
    expect((await other.call('startPasskeyCheck')).status).toBe(401);
    expect(await member.call('removePasskey', { id: first?.id })).toMatchObject(
      refusedWith('LAST_FACTOR'),
    );
    expect(await lettersTo(member.accountId)).toEqual([
      'passkeyAdded',
      'passkeyAdded',
      'passkeyRemoved',
    ]);
  });

  test('and another removed concurrently do not both disappear', async () => {
    const member = await staffMember(running);
    await member.addPasskey();
    await member.addPasskey();
    const { member: owned } = (await member.state()) as {
      member: { passkeys: { id: string }[] };
    };

    const answers = await Promise.all(
      owned.passkeys.map(({ id }) => member.call('removePasskey', { id })),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('an authenticator app', () => {
  test('gives single-use codes, none older than the last', async () => {
    const member = await staffMember(running);
    const { codeAt, recoveryCodes } = await member.addTotp();
    expect(recoveryCodes).toHaveLength(10);
    const other = await staffBrowser(running, member.accountId);
    const now = running.clock.now();
    const check = async (ms: number) =>
      (await other.call('checkTotp', { code: codeAt(ms) })).status;

    // The code that added the app is already used.
    expect(await check(now)).toBe(400);
    expect(await check(now + 90_000)).toBe(400);
    expect(await check(now + 30_000)).toBe(200);
    expect(await check(now + 30_000)).toBe(400);
    expect(await check(now)).toBe(400);
    expect((await other.office()).status).toBe(200);
  });

  test('accepts one of two equal codes under concurrency', async () => {
    const member = await staffMember(running);
    const { codeAt } = await member.addTotp();
    const first = await staffBrowser(running, member.accountId);
    const second = await staffBrowser(running, member.accountId);
    const code = codeAt(running.clock.now() + 30_000);

    const answers = await Promise.all([
      first.call('checkTotp', { code }),
      second.call('checkTotp', { code }),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('is rate-limited against guessing', async () => {
    const member = await staffMember(running);
    const { codeAt } = await member.addTotp();
    const other = await staffBrowser(running, member.accountId);
    for (let tries = 0; tries < 10; tries += 1) await other.call('checkTotp', { code: '000000' });

    const right = await other.call('checkTotp', { code: codeAt(running.clock.now() + 30_000) });

    expect(right.status).toBe(429);
  });

  test('is stored encrypted and replaced only by a code of the new one', async () => {
    const member = await staffMember(running);
    const { codeAt } = await member.addTotp();
    await member.done('startTotp');
    expect(await member.call('addTotp', { code: '123' })).toMatchObject(
      refusedWith('FACTOR_REFUSED'),
    );

    const other = await staffBrowser(running, member.accountId);
    const code = codeAt(running.clock.now() + 30_000);
    expect((await other.call('checkTotp', { code })).status).toBe(200);
  });
});

describe('recovery codes', () => {
  test('work once each in any notation, and the member is notified', async () => {
    const member = await staffMember(running);
    const { recoveryCodes } = await member.addPasskey();
    const [code = ''] = recoveryCodes ?? [];
    const other = await staffBrowser(running, member.accountId);
    const typed = ` ${code.toLowerCase().replace('-', ' ')}`;

    const third = await staffBrowser(running, member.accountId);

    const answers = await Promise.all([
      other.call('checkRecoveryCode', { code: typed }),
      third.call('checkRecoveryCode', { code: typed }),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await member.state()).toMatchObject({ member: { isVerified: true, codesLeft: 9 } });
    expect(await lettersTo(member.accountId)).toEqual(['passkeyAdded', 'recoveryCodeUsed']);
  });

  test('are replaced by new ones, and those of other accounts do not work', async () => {
    const member = await staffMember(running);
    const { recoveryCodes } = await member.addPasskey();
    const stranger = await staffMember(running);
    const { recoveryCodes: theirs } = await stranger.addPasskey();
    const made = await member.done<Codes>('makeRecoveryCodes');

    for (const code of [recoveryCodes?.[0], theirs?.[0], 'AAAAA-AAAAA', '']) {
      expect(await member.call('checkRecoveryCode', { code })).toMatchObject(
        refusedWith('FACTOR_REFUSED'),
      );
    }
    await member.done('checkRecoveryCode', { code: made.recoveryCodes?.[9] });
  });

  test('close the office when used up until new ones are created', async () => {
    const member = await staffMember(running);
    await member.addPasskey();
    await running.pool.query(
      'update staff_recovery_code set used_at = now() where account_id = $1',
      [member.accountId],
    );
    expect((await member.office()).status).toBe(403);

    await member.done('makeRecoveryCodes');

    expect((await member.office()).status).toBe(200);
  });
});

describe('ten minutes after the second factor', () => {
  test('the office is open, but dangerous actions ask again', async () => {
    const member = await staffMember(running);
    const { device } = await member.addPasskey();
    running.clock.advance(11 * MINUTE);
    expect((await member.office()).status).toBe(200);
    expect(await member.call('makeRecoveryCodes')).toMatchObject({
      status: 403,
      ...refusedWith('CONFIRM_IDENTITY'),
    });

    await member.done('checkPasskey', { signature: device.sign(await member.challenge()) });

    await member.done('makeRecoveryCodes');
  });

  test('a mailed code is no second factor', async () => {
    const member = await staffMember(running);
    await member.addPasskey();
    running.clock.advance(11 * MINUTE);
    await running.pool.query(
      'update account_session set reauthenticated_at = $2 where account_id = $1',
      [member.accountId, new Date(running.clock.now())],
    );

    expect(await member.call('startPasskey')).toMatchObject(refusedWith('CONFIRM_IDENTITY'));
  });
});

describe('a reset by a colleague', () => {
  const reason = 'Puhelin ja avain hukkuivat';

  test('ends all factors and sessions, notifies the member, and leaves a row', async () => {
    const member = await staffMember(running, ['administrator']);
    await member.addPasskey();
    await member.addTotp();
    const other = await staffMember(running, ['rightsKeeper']);
    await other.addPasskey();
    const { accountId } = member;

    const answers = await Promise.all(
      [1, 2].map(() => other.visitor.call(OFFICE, 'resetStaffFactors', { accountId, reason })),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await member.office()).status).toBe(401);
    const again = await staffBrowser(running, accountId);
    expect(await again.state()).toMatchObject({ member: { hasPasskey: false } });
    expect((await lettersTo(accountId)).at(-1)).toBe('reset');
    const { rows } = await running.pool.query(
      `select member_id as by, reason, before, after from staff_action where person_id = $1 and kind = 'staffFactorsReset'`,
      [accountId],
    );
    expect(rows).toEqual([
      {
        by: other.accountId,
        reason,
        before: { passkeys: 1, hasTotp: true },
        after: { passkeys: 0, hasTotp: false },
      },
    ]);
    await again.addPasskey();
    expect((await again.office()).status).toBe(200);
  });

  test('is refused for oneself and for people who do not work here', async () => {
    const member = await staffMember(running, ['rightsKeeper']);
    await member.addPasskey();
    const own = { accountId: member.accountId, reason };
    expect((await member.visitor.call(OFFICE, 'resetStaffFactors', own)).status).toBe(409);
    const stranger = { accountId: await givenAccount(running.pool), reason };
    expect((await member.visitor.call(OFFICE, 'resetStaffFactors', stranger)).status).toBe(404);
    expect((await member.office()).status).toBe(200);
  });
});

test('production always refuses a password alone, without any setting', async () => {
  const production = await startApp({
    MODE: 'production',
    PUBLIC_URL: 'https://kortti.museot.fi',
    SECRET_KEY: 'a-key-of-this-test-that-is-long-enough',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Museokortti <kortti@museot.fi>',
    PAYTRAIL_MERCHANT_ID: '123456',
    PAYTRAIL_SECRET: 'only-ours',
    STOP_DELAY_SECONDS: '0',
  });
  const member = await staffMember(production);
  expect(await member.office()).toMatchObject({
    status: 403,
    ...refusedWith('SECOND_FACTOR_NEEDED'),
  });

  await member.addPasskey();

  expect((await member.office()).status).toBe(200);
  await production.stop();
});

/** Another browser without a session. */
async function strangersBrowser() {
  const visitor = makeVisitor(running.app, { address: crypto.randomUUID() });
  const call = (method: string, params: object = {}) =>
    visitor.call('StaffSignInController', method, params);
  return {
    visitor,
    call,
    done: async (method: string) => (await call(method)).body as { options: { challenge: string } },
    office: () => visitor.visit('/lwr/apex/v65.0/BackOfficeController/getWorkCounts'),
  };
}
