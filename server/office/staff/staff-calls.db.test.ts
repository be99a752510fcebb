import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { givenAccount, givenMuseum, givenMuseumMember } from '../../../test/given.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../../test/visitor.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';

const OFFICE = `${LWR_PATH}/BackOfficeController`;
const reason = 'Uusi tehtävä';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

type Worker = { accountId: string; emailAddress: string; visitor: Visitor };

async function signIn(accountId: string, emailAddress: string): Promise<Worker> {
  const { app, pool, clock } = running;
  const visitor = makeVisitor(app, { address: randomUUID() });
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  visitor.cookies.set('session', token);
  return { accountId, emailAddress, visitor };
}

async function staff(...staffRoles: StaffRole[]): Promise<Worker> {
  const emailAddress = `${randomUUID()}@example.fi`;
  return signIn(
    await givenAccount(running.pool, { role: 'staff', staffRoles, emailAddress }),
    emailAddress,
  );
}

async function atDesk(museumId: string, role: 'clerk' | 'manager'): Promise<Worker> {
  const emailAddress = `${randomUUID()}@example.fi`;
  const accountId = await givenAccount(running.pool, { role: 'desk', emailAddress });
  await givenMuseumMember(running.pool, accountId, museumId, role);
  return signIn(accountId, emailAddress);
}

const call = (by: Worker, method: string, params: object) =>
  by.visitor.call('BackOfficeController', method, params);
const opens = async ({ visitor }: Worker, read = 'getWorkCounts') =>
  (await visitor.visit(`${OFFICE}/${read}`)).status;

async function staffActionsOn(accountId: string) {
  const { rows } = await running.pool.query(
    `select member_id as by, kind, reason, before, after from staff_action where person_id = $1 order by at`,
    [accountId],
  );
  return rows;
}

async function tokenFor(address: string): Promise<string> {
  const { rows } = await running.pool.query(
    `select data ->> 'link' as link from mail_outbox
      where letter = 'staff-invitation' and address = $1 order by queued_at desc limit 1`,
    [address],
  );
  return new URL(rows[0].link).hash.slice(1);
}

describe('ending a staff member', () => {
  test('closes open sessions, removes roles and invitations, and leaves a row', async () => {
    const keeper = await staff('rightsKeeper');
    const leaver = await staff('administrator', 'viewer');
    await staff('administrator');
    const invited = `${randomUUID()}@example.fi`;
    await call(leaver, 'inviteStaff', { emailAddress: invited, roles: ['viewer'] });
    expect(await opens(leaver)).toBe(200);

    const answer = await call(keeper, 'endStaff', { accountId: leaver.accountId, reason });

    expect(answer.status).toBe(200);
    expect(await opens(leaver)).toBe(401);
    const again = await signIn(leaver.accountId, leaver.emailAddress);
    expect(await opens(again)).toBe(403);
    expect(await staffActionsOn(leaver.accountId)).toEqual([
      {
        by: keeper.accountId,
        kind: 'staffEnded',
        reason,
        before: { roles: ['viewer', 'administrator'] },
        after: { roles: [] },
      },
    ]);
    const opened = await makeVisitor(running.app).post('openStaffInvitation', {
      token: await tokenFor(invited),
    });
    expect(opened.body).toMatchObject({ state: 'withdrawn' });
    // Idempotent.
    await call(keeper, 'endStaff', { accountId: leaver.accountId, reason });
    expect(await staffActionsOn(leaver.accountId)).toHaveLength(1);
  });

  test('is refused for oneself', async () => {
    const keeper = await staff('rightsKeeper');
    const answer = await call(keeper, 'endStaff', { accountId: keeper.accountId, reason });

    expect([answer.status, await opens(keeper)]).toEqual([409, 200]);
  });

  test('concurrently by each other leaves one of the two', async () => {
    await running.pool.query('update staff_member set ended_at = now()');
    const [one, other] = [await staff('rightsKeeper'), await staff('rightsKeeper')];

    const answers = await Promise.all([
      call(one, 'endStaff', { accountId: other.accountId, reason }),
      call(other, 'endStaff', { accountId: one.accountId, reason }),
    ]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await opens(one), await opens(other)].toSorted()).toEqual([200, 401]);
  });

  test.each([
    ['one deletes the account while the other is ended', 'endStaff'],
    ['both delete their accounts', 'requestDeletion'],
  ])('the last two administrators cannot leave concurrently: %s', async (_, how) => {
    await running.pool.query('update staff_member set ended_at = now()');
    const keeper = await staff('rightsKeeper');
    const two = [await staff('administrator'), await staff('administrator')] as const;
    const [one, other] = two;
    const leave = ({ visitor, emailAddress }: Worker) =>
      visitor.call('MyMuseumCardController', 'requestDeletion', { emailAddress });

    const answers = await Promise.all([
      leave(one),
      how === 'endStaff' ? call(keeper, how, { accountId: other.accountId, reason }) : leave(other),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await running.pool.query(
      `select account_id as id from staff_role join staff_member using (account_id)
        where role = 'administrator' and ended_at is null
          and account_id not in (select account_id from account_deletion)`,
    );
    expect(rows).toHaveLength(1);
    // A member about to leave is not counted and can still be ended.
    const left = rows[0].id;
    const gone = two.find(({ accountId }) => accountId !== left)?.accountId;
    const ends = [left, gone].map((accountId) => call(keeper, 'endStaff', { accountId, reason }));
    expect((await Promise.all(ends)).map(({ status }) => status)).toEqual([409, 200]);
  });
});

describe('changing roles', () => {
  test('needs a reason and works at once', async () => {
    const keeper = await staff('rightsKeeper');
    const { accountId, visitor } = await staff('viewer');
    const params = { accountId, before: ['viewer'], roles: ['auditor', 'museumCare'], reason };

    expect((await call(keeper, 'changeStaffRoles', { ...params, reason: ' ' })).status).toBe(400);
    expect((await call(keeper, 'changeStaffRoles', params)).status).toBe(200);

    expect((await visitor.visit(`${OFFICE}/getFunnel`)).status).toBe(200);
    expect(await staffActionsOn(accountId)).toMatchObject([
      { before: { roles: ['viewer'] }, after: { roles: ['museumCare', 'auditor'] } },
    ]);
    // A page opened before must not overwrite it.
    const late = await call(keeper, 'changeStaffRoles', { ...params, roles: ['agent'] });
    expect(late.status).toBe(409);
  });

  test("refuses roles beyond the caller's own", async () => {
    const administrator = await staff('administrator');
    const viewer = await staff('viewer');
    const { accountId } = viewer;
    const params = { accountId, before: ['viewer'], roles: ['viewer', 'rightsKeeper'], reason };
    const emailAddress = `${randomUUID()}@example.fi`;

    expect((await call(administrator, 'changeStaffRoles', params)).status).toBe(409);
    expect(
      (await call(administrator, 'inviteStaff', { emailAddress, roles: ['finance'] })).status,
    ).toBe(409);
    expect(await staffActionsOn(accountId)).toEqual([]);
    expect((await call(viewer, 'changeStaffRoles', params)).status).toBe(403);
  });

  test.each(['finance', 'administrator', 'rightsKeeper', 'seniorAgent'] as const)(
    'of a %s cannot touch an administrator: no end, key reset or replaced invitation',
    async (role) => {
      const administrator = await staff('administrator');
      const keeper = await staff('rightsKeeper');
      const above = await staff(role, 'viewer');
      const emailAddress = `${randomUUID()}@example.fi`;
      const { body } = await call(keeper, 'inviteStaff', { emailAddress, roles: [role] });
      const { invitations } = body as { invitations: { id: string; emailAddress: string }[] };
      const id = invitations.find((one) => one.emailAddress === emailAddress)?.id;
      const token = await tokenFor(emailAddress);

      for (const [method, params] of [
        ['endStaff', { accountId: above.accountId, reason }],
        ['resetStaffFactors', { accountId: above.accountId, reason }],
        ['withdrawStaffInvitation', { id }],
        ['inviteStaff', { emailAddress: emailAddress.toUpperCase(), roles: ['viewer'] }],
      ] as const) {
        const { status, body } = await call(administrator, method, params);
        expect([method, status, body]).toMatchObject([
          method,
          409,
          [{ errorCode: 'STAFF_CHANGE_REFUSED' }],
        ]);
      }

      expect(await opens(above)).toBe(200);
      expect(await staffActionsOn(above.accountId)).toEqual([]);
      const opened = await makeVisitor(running.app).post('openStaffInvitation', { token });
      expect(opened.body).toMatchObject({ state: 'open' });
      const seen = (await call(administrator, 'inviteStaff', {
        emailAddress: `${randomUUID()}@example.fi`,
        roles: ['viewer'],
      })) as { body: { members: { accountId: string; canManage: boolean }[] } };
      const shown = seen.body.members.find((one) => one.accountId === above.accountId);
      expect(shown).toMatchObject({ canManage: false });
    },
  );

  test('needs a sign-in of the last quarter of an hour', async () => {
    const keeper = await staff('rightsKeeper');
    const { accountId } = await staff('viewer');
    running.clock.advance(16 * 60_000);
    await running.pool.query('update account_session set last_seen_at = $1', [
      new Date(running.clock.now()),
    ]);

    const answer = await call(keeper, 'endStaff', { accountId, reason });
    expect(answer).toMatchObject({ status: 403, body: [{ errorCode: 'SIGN_IN_AGAIN' }] });
  });
});

describe('an invitation from the staff page', () => {
  test('is listed, withdrawn, and its link says so', async () => {
    const keeper = await staff('rightsKeeper');
    const emailAddress = `${randomUUID()}@example.fi`;

    const { body } = await call(keeper, 'inviteStaff', { emailAddress, roles: ['agent'] });
    const { invitations } = body as { invitations: { id: string; emailAddress: string }[] };
    const listed = invitations.find((one) => one.emailAddress === emailAddress);
    expect(listed).toMatchObject({ roles: ['agent'], isExpired: false });
    await call(keeper, 'withdrawStaffInvitation', { id: listed?.id });

    const visitor = makeVisitor(running.app);
    const token = await tokenFor(emailAddress);
    const answer = await visitor.post('acceptStaffInvitation', {
      token,
      firstName: 'Uu',
      lastName: 'Uu',
    });
    expect(answer.body).toMatchObject([{ errorCode: 'INVITATION_WITHDRAWN' }]);
  });

  test('is refused for a current member and for an invalid address', async () => {
    const keeper = await staff('rightsKeeper');
    const { emailAddress } = await staff('viewer');

    for (const [address, status] of [
      [emailAddress.toUpperCase(), 409],
      ['ei osoite', 400],
    ]) {
      const params = { emailAddress: address, roles: ['agent'] };
      expect((await call(keeper, 'inviteStaff', params)).status).toBe(status);
    }
  });
});

describe("a museum's desk", () => {
  test('is managed by its manager, who sees no other desk', async () => {
    const [own, other] = [await givenMuseum(running.pool), await givenMuseum(running.pool)];
    const manager = await atDesk(own, 'manager');
    const clerk = await atDesk(own, 'clerk');
    const stranger = await atDesk(other, 'clerk');
    const { body } = await manager.visitor.visit(`${OFFICE}/getDeskPeople`);
    const seen = body as { museums: { museumId: string }[]; members: { accountId: string }[] };

    expect(seen.museums.map(({ museumId }) => museumId)).toEqual([own]);
    expect(seen.members.map(({ accountId }) => accountId).toSorted()).toEqual(
      [manager.accountId, clerk.accountId].toSorted(),
    );
    for (const [method, params] of [
      ['endDeskMember', { museumId: other, accountId: stranger.accountId, reason }],
      ['inviteToDesk', { museumId: other, emailAddress: 'uusi@example.fi', role: 'clerk' }],
      [
        'changeDeskRole',
        { museumId: other, accountId: stranger.accountId, role: 'manager', reason },
      ],
    ] as const) {
      expect([method, (await call(manager, method, params)).status]).toEqual([method, 404]);
    }
    expect((await call(clerk, 'inviteToDesk', { museumId: own })).status).toBe(403);
  });

  test('refuses an ended clerk at the next call and leaves a row', async () => {
    const museumId = await givenMuseum(running.pool);
    const clerk = await atDesk(museumId, 'clerk');
    const care = await staff('museumCare');
    const desk = () => clerk.visitor.visit(`${LWR_PATH}/DeskController/getDesk`);
    expect((await desk()).status).toBe(200);

    await call(care, 'endDeskMember', { museumId, accountId: clerk.accountId, reason });

    expect((await desk()).status).toBe(401);
    expect(await staffActionsOn(clerk.accountId)).toMatchObject([
      { by: care.accountId, kind: 'deskEnded', before: { museumId, role: 'clerk' } },
    ]);
  });
});
