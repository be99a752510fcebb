import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { givenMuseum } from '../../../test/given.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../../test/visitor.ts';
import { inTransaction } from '../../db/database.ts';
import type { Place } from './invitation-queries.ts';
import { invite } from './invite.ts';

const DAY = 86_400_000;
const NAMES = { firstName: 'Uuna', lastName: 'Uusi' };

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

const newAddress = () => `${randomUUID()}@example.fi`;
const office = (...staffRoles: StaffRole[]): Place => ({
  staffRoles,
  museumId: null,
  deskRole: null,
});
const browser = () => makeVisitor(running.app, { address: randomUUID() });

/** Invites and returns the secret from the mail. */
async function invited(emailAddress: string, place: Place = office('agent')): Promise<string> {
  const { pool, clock, settings } = running;
  await inTransaction(pool, (tx) =>
    invite(tx, {
      emailAddress,
      place,
      invitedBy: null,
      now: clock.now(),
      language: 'fi',
      publicUrl: settings.publicUrl,
    }),
  );
  const { rows } = await pool.query(
    `select data ->> 'link' as link from mail_outbox
      where letter = 'staff-invitation' and address = $1 order by queued_at desc limit 1`,
    [emailAddress],
  );
  const link = new URL(rows[0].link);
  expect(link.search).toBe('');
  return link.hash.slice(1);
}

const open = async (visitor: Visitor, token: string) =>
  (await visitor.post('openStaffInvitation', { token })).body;
const accept = (visitor: Visitor, token: string, names: object = NAMES) =>
  visitor.post('acceptStaffInvitation', { token, ...names });
const opensOffice = async (visitor: Visitor) =>
  (await visitor.visit('/lwr/apex/v65.0/BackOfficeController/getWorkCounts')).status === 200;

async function accountOf(emailAddress: string) {
  const { rows } = await running.pool.query(
    `select id, role, first_name, last_name,
            array(select role from staff_role where account_id = account.id order by role) as roles
       from account where email_address = $1`,
    [emailAddress],
  );
  return rows[0];
}

describe('a person without an account', () => {
  test('accepting creates an account with a name, signed in and at work', async () => {
    const emailAddress = newAddress();
    const token = await invited(emailAddress, office('agent', 'auditor'));
    const visitor = browser();

    expect(await open(visitor, token)).toMatchObject({
      state: 'open',
      invitation: { emailAddress, staffRoles: ['agent', 'auditor'], museum: null },
      next: 'newcomer',
    });
    expect(await accept(visitor, token)).toMatchObject({ body: { startPage: 'Office_Home' } });
    expect(await opensOffice(visitor)).toBe(true);
    expect(await accountOf(emailAddress)).toMatchObject({
      role: 'staff',
      first_name: 'Uuna',
      last_name: 'Uusi',
      roles: ['agent', 'auditor'],
    });
  });

  test('accepting needs a name, and the invitation stays open for it', async () => {
    const token = await invited(newAddress());
    const visitor = browser();

    expect((await accept(visitor, token, {})).status).toBe(400);
    expect((await accept(visitor, token, { firstName: 'U', lastName: '4' })).status).toBe(400);
    expect((await accept(visitor, token)).status).toBe(200);
  });

  test('accepting makes a desk manager of a museum', async () => {
    const emailAddress = newAddress();
    const museumId = await givenMuseum(running.pool);
    const token = await invited(emailAddress, { staffRoles: [], museumId, deskRole: 'manager' });
    const visitor = browser();

    expect(await open(visitor, token)).toMatchObject({
      invitation: { museum: 'Museo', deskRole: 'manager', staffRoles: [] },
    });
    expect(await accept(visitor, token)).toMatchObject({ body: { startPage: 'Desk' } });
    const desk = await visitor.visit('/lwr/apex/v65.0/DeskController/getDesk');
    expect(desk.body).toMatchObject({ museum: { id: museumId } });
    expect(await opensOffice(visitor)).toBe(false);
  });
});

describe('an address with an account', () => {
  test('joins once its owner is signed in, not by the link alone', async () => {
    const owner = await signedIn(running);
    const token = await invited(owner.emailAddress);
    const stranger = browser();

    expect(await open(stranger, token)).toMatchObject({ next: 'signIn' });
    expect(await accept(stranger, token)).toMatchObject({
      status: 403,
      body: [{ errorCode: 'SIGN_IN_FIRST' }],
    });
    expect(await open(owner.visitor, token)).toMatchObject({ next: 'accept' });
    expect((await accept(owner.visitor, token, {})).status).toBe(200);
    expect(await opensOffice(owner.visitor)).toBe(true);
    // The link must not change the name of an existing account.
    expect((await accountOf(owner.emailAddress)).first_name).toBeNull();
  });

  test('cannot join from a browser signed in as someone else', async () => {
    const owner = await signedIn(running);
    const other = await signedIn(running);
    const forOwner = await invited(owner.emailAddress);
    const forNewcomer = await invited(newAddress());

    for (const token of [forOwner, forNewcomer]) {
      expect(await open(other.visitor, token)).toMatchObject({ next: 'other' });
      expect(await accept(other.visitor, token)).toMatchObject({
        status: 403,
        body: [{ errorCode: 'INVITATION_OF_OTHER' }],
      });
    }
    expect(await opensOffice(other.visitor)).toBe(false);
  });
});

describe('an invitation link', () => {
  test('works once, also from two concurrent tabs', async () => {
    const owner = await signedIn(running);
    const token = await invited(owner.emailAddress);

    const answers = await Promise.all([1, 2, 3].map(() => accept(owner.visitor, token, {})));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await open(browser(), token)).toEqual({
      state: 'accepted',
      invitation: null,
      next: 'accept',
    });
  });

  test('works for seven days', async () => {
    const token = await invited(newAddress());
    running.clock.advance(7 * DAY);

    expect(await open(browser(), token)).toMatchObject({ state: 'expired', invitation: null });
    expect(await accept(browser(), token)).toMatchObject({
      body: [{ errorCode: 'INVITATION_EXPIRED', message: expect.stringContaining('vanhentunut') }],
    });
  });

  test('is void after a newer one to the same place, not to another', async () => {
    const emailAddress = newAddress();
    const older = await invited(emailAddress);
    const museumId = await givenMuseum(running.pool);
    const elsewhere = await invited(emailAddress, { staffRoles: [], museumId, deskRole: 'clerk' });
    const newer = await invited(emailAddress, office('viewer'));

    expect(await accept(browser(), older)).toMatchObject({
      body: [{ errorCode: 'INVITATION_WITHDRAWN' }],
    });
    const visitor = browser();
    expect((await accept(visitor, newer)).status).toBe(200);
    expect((await accept(visitor, elsewhere)).status).toBe(200);
    expect(await accountOf(emailAddress)).toMatchObject({ role: 'staff', roles: ['viewer'] });
  });

  test('is refused when it was never sent', async () => {
    for (const token of ['', 'x', 'y'.repeat(200)]) {
      expect((await browser().post('openStaffInvitation', { token })).status).toBe(404);
      expect((await accept(browser(), token)).status).toBe(404);
    }
  });

  test('is stored only as a hash', async () => {
    const token = await invited(newAddress());
    const { rows } = await running.pool.query('select * from staff_invitation');

    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
