import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor } from '../../../test/visitor.ts';
import { inTransaction } from '../../db/database.ts';
import { invite } from './invite.ts';

const DAY = 86_400_000;
const reason = 'Uusi tehtävä';
const names = { firstName: 'Uuna', lastName: 'Uusi' };

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
beforeEach(async () => {
  await running.pool.query('update staff_member set ended_at = now()');
  await running.pool.query('delete from mail_outbox');
});
afterAll(() => running.stop());

/** Advances the clock and keeps everyone's session alive. */
async function later(ms: number): Promise<void> {
  running.clock.advance(ms);
  const now = running.clock.now();
  await running.pool.query(
    'update account_session set last_seen_at = $1, reauthenticated_at = $1, expires_at = $2',
    [new Date(now), new Date(now + DAY)],
  );
}

const member = (...roles: StaffRole[]) => officeMember(running, roles);

/** Adds a role to `who`. */
async function give(by: OfficeMember, who: OfficeMember, role: StaffRole): Promise<void> {
  const { members } = await by.ask('getStaff', {}, 'GET');
  const before = members.find(({ accountId }) => accountId === who.accountId)?.roles ?? [];
  const roles = [...before, role];
  await by.ask('changeStaffRoles', { accountId: who.accountId, before, roles, reason });
}

const confirm = (by: OfficeMember, { accountId }: OfficeMember, role: StaffRole) =>
  by.ask('confirmStaffRole', { accountId, role, reason });

/** A read that only finance among these roles is allowed. */
const salesOf = async (who: OfficeMember) =>
  (await who.open('/lwr/apex/v65.0/BackOfficeController/getFunnel')).status;

async function letters(letter: string) {
  const { rows } = await running.pool.query(
    `select account.id as "accountId", data from mail_outbox join account on address = email_address
      where letter = $1`,
    [letter],
  );
  return rows;
}

async function staffActionsOn(accountId: string) {
  const { rows } = await running.pool.query(
    'select kind, member_id as by, before, after from staff_action where person_id = $1 order by at, kind',
    [accountId],
  );
  return rows;
}

async function invited(roles: StaffRole[], by?: OfficeMember) {
  const { pool, clock, settings } = running;
  const emailAddress = `${randomUUID()}@example.fi`;
  if (by) await by.ask('inviteStaff', { emailAddress, roles });
  else {
    await inTransaction(pool, (tx) =>
      invite(tx, {
        emailAddress,
        place: { staffRoles: roles, museumId: null, deskRole: null },
        invitedBy: null,
        now: clock.now(),
        language: 'fi',
        publicUrl: settings.publicUrl,
      }),
    );
  }
  const { rows } = await pool.query(
    `select data ->> 'link' as link from mail_outbox where letter = 'staff-invitation' and address = $1`,
    [emailAddress],
  );
  const token = new URL(rows[0].link).hash.slice(1);
  return {
    emailAddress,
    async accept() {
      const visitor = makeVisitor(running.app, { address: randomUUID() });
      expect((await visitor.post('acceptStaffInvitation', { token, ...names })).status).toBe(200);
      const read = '/lwr/apex/v65.0/BackOfficeController/getFunnel';
      return async () => (await visitor.visit(read)).status;
    },
  };
}

describe('a role that moves money, when another rights keeper can confirm it', () => {
  test('gives nothing until then, and both sides get a letter', async () => {
    const [giver, second] = [await member('rightsKeeper'), await member('rightsKeeper')];
    const administrator = await member('administrator');
    const who = await member('viewer');

    await give(giver, who, 'finance');
    await later(2 * DAY);
    expect(await salesOf(who)).toBe(403);
    expect(
      (await letters('staff-role-given')).map(({ accountId }) => accountId).toSorted(),
    ).toEqual([second.accountId, administrator.accountId].toSorted());
    expect((await letters('staff-role-given'))[0].data).toMatchObject({
      roles: ['Talous'],
      startsAt: null,
      link: expect.stringMatching(/\/hallinta\/henkilosto$/),
    });
    const late = await officeMember(running, ['rightsKeeper']);
    const { waiting } = await late.ask('getStaff', {}, 'GET');
    expect(waiting).toMatchObject([
      { accountId: who.accountId, role: 'finance', worksFrom: null, canConfirm: true },
    ]);

    await confirm(late, who, 'finance');
    expect(await salesOf(who)).toBe(200);
    expect(await letters('staff-role-confirmed')).toMatchObject([{ accountId: who.accountId }]);
    expect(await staffActionsOn(who.accountId)).toMatchObject([
      { kind: 'staffRoles', by: giver.accountId, after: { powerfulFrom: null } },
      { kind: 'staffRoleConfirmed', by: late.accountId, before: { givenBy: giver.accountId } },
    ]);
  });

  test('can be confirmed only by an independent member who may give it', async () => {
    const giver = await member('rightsKeeper');
    const [second, recruit] = [await member('rightsKeeper'), await member('rightsKeeper')];
    const administrator = await member('administrator');
    const receiver = await member('rightsKeeper');
    await running.pool.query(
      'update staff_member set added_by = $2, added_at = $3 where account_id = $1',
      [recruit.accountId, giver.accountId, new Date(running.clock.now() - 29 * DAY)],
    );
    await give(giver, receiver, 'finance');
    const params = { accountId: receiver.accountId, role: 'finance', reason };

    for (const [who, errorCode] of [
      [giver, 'STAFF_CHANGE_REFUSED'],
      [receiver, 'STAFF_CHANGE_REFUSED'],
      [administrator, 'STAFF_CHANGE_REFUSED'],
      [recruit, 'SAME_INVITER'],
      [await member('finance'), 'INSUFFICIENT_ACCESS'],
    ] as const) {
      expect((await who.refusal('confirmStaffRole', params)).errorCode).toBe(errorCode);
      expect(await salesOf(receiver)).toBe(403);
    }
    expect((await recruit.refusal('confirmStaffRole', params)).message).toContain('30 päivää');
    await confirm(second, receiver, 'finance');
    expect(await salesOf(receiver)).toBe(200);
  });

  test('is confirmed once, also under concurrency and on repetition', async () => {
    const [giver, one, other] = [
      await member('rightsKeeper'),
      await member('rightsKeeper'),
      await member('rightsKeeper'),
    ];
    const who = await member('viewer');
    await give(giver, who, 'finance');

    await Promise.all([one, one, other].map((by) => confirm(by, who, 'finance')));

    expect((await staffActionsOn(who.accountId)).map(({ kind }) => kind)).toEqual([
      'staffRoleConfirmed',
      'staffRoles',
    ]);
    expect(await letters('staff-role-confirmed')).toHaveLength(1);
  });

  test('can be revoked while waiting, also by its giver, and not confirmed afterwards', async () => {
    const [giver, second] = [await member('rightsKeeper'), await member('rightsKeeper')];
    const who = await member('viewer');
    await give(giver, who, 'finance');
    const params = { accountId: who.accountId, role: 'finance' as const, reason };

    const { waiting } = await giver.ask('takeBackStaffRole', params);
    await giver.ask('takeBackStaffRole', params);

    expect(waiting).toEqual([]);
    expect((await second.refusal('confirmStaffRole', params)).status).toBe(404);
    expect(await salesOf(who)).toBe(403);
    expect((await staffActionsOn(who.accountId)).map(({ kind }) => kind).toSorted()).toEqual([
      'staffRoleTakenBack',
      'staffRoles',
    ]);
  });

  test('can no longer be revoked once in force, only changed on the staff page', async () => {
    const [giver, second] = [await member('rightsKeeper'), await member('rightsKeeper')];
    const who = await member('viewer');
    await give(giver, who, 'finance');
    await confirm(second, who, 'finance');

    const params = { accountId: who.accountId, role: 'finance', reason };
    expect((await giver.refusal('takeBackStaffRole', params)).status).toBe(409);
    expect(await salesOf(who)).toBe(200);
  });

  test('has no effect while waiting: neither for the last rights keeper nor for limits', async () => {
    const [giver, second] = [await member('rightsKeeper'), await member('rightsKeeper')];
    const who = await member('administrator');
    await give(giver, who, 'rightsKeeper');
    await second.ask('endStaff', { accountId: giver.accountId, reason });

    const end = { accountId: second.accountId, reason };
    expect((await who.refusal('endStaff', end)).status).toBe(409);
    const input = { role: 'finance', limit: 5000 };
    await running.pool.query(
      `insert into staff_role (account_id, role, given_at) values ($1, 'finance', now())`,
      [who.accountId],
    );
    const preview = await who.ask('previewChangeRefundLimit', { input } as never);
    expect(preview).toMatchObject({ refusal: { key: 'ownRole' } });
  });
});

describe('a role that moves money, when nobody else can confirm it', () => {
  test('takes effect after a day, and every such member is notified', async () => {
    const giver = await member('rightsKeeper');
    const [agent, administrator] = [await member('agent'), await member('administrator')];
    const [who] = [await member('viewer'), await member('auditor')];

    await give(giver, who, 'finance');

    const told = await letters('staff-role-given');
    const startsAt = running.clock.now() + DAY;
    expect(told.map(({ accountId, data }) => [accountId, data.link !== null]).toSorted()).toEqual(
      [
        [agent.accountId, false],
        [administrator.accountId, true],
      ].toSorted(),
    );
    expect(told[0].data).toMatchObject({ startsAt });
    expect((await staffActionsOn(who.accountId))[0].after).toMatchObject({
      powerfulFrom: startsAt,
    });
    await later(DAY - 1);
    expect(await salesOf(who)).toBe(403);
    await later(1);
    expect(await salesOf(who)).toBe(200);
  });

  test('a member admitted by the giver this month does not count as independent', async () => {
    const giver = await member('rightsKeeper');
    const sock = await member('rightsKeeper');
    await running.pool.query(
      'update staff_role set given_by = $2, given_at = $3 where account_id = $1',
      [sock.accountId, giver.accountId, new Date(running.clock.now() - 2 * DAY)],
    );
    const who = await member('viewer');
    await give(giver, who, 'finance');

    const { waiting } = await sock.ask('getStaff', {}, 'GET');
    expect(waiting).toMatchObject([
      { worksFrom: running.clock.now() + DAY, canConfirm: false, canTakeBack: true },
    ]);
  });

  test('a long-standing rights keeper stays independent after a harmless role from the giver', async () => {
    const [giver, old] = [await member('rightsKeeper'), await member('rightsKeeper')];
    await give(giver, old, 'viewer');
    const who = await member('viewer');
    await give(giver, who, 'finance');

    await confirm(old, who, 'finance');
    expect(await salesOf(who)).toBe(200);
  });

  test('does not start automatically when its giver has left', async () => {
    const giver = await member('rightsKeeper');
    const who = await member('viewer');
    await give(giver, who, 'finance');
    const second = await member('rightsKeeper');
    await second.ask('endStaff', { accountId: giver.accountId, reason });

    await later(2 * DAY);
    expect(await salesOf(who)).toBe(403);
    await confirm(await member('rightsKeeper'), who, 'finance');
    expect(await salesOf(who)).toBe(200);
  });
});

test('a role that neither moves money nor grants rights works at once without notice', async () => {
  const giver = await member('rightsKeeper');
  await member('rightsKeeper');
  const who = await member('viewer');
  await give(giver, who, 'auditor');

  expect(await salesOf(who)).toBe(200);
  expect(await letters('staff-role-given')).toEqual([]);
});

describe('roles of an invitation', () => {
  test('confirmed before acceptance work at once', async () => {
    const [giver, second] = [await member('rightsKeeper'), await member('rightsKeeper')];
    const { emailAddress, accept } = await invited(['finance', 'viewer'], giver);
    const of = async (who: OfficeMember) =>
      (await who.ask('getStaff', {}, 'GET')).invitations.find(
        (one) => one.emailAddress === emailAddress,
      );
    expect((await of(giver))?.waits).toEqual({ worksFrom: null, canConfirm: false });
    const open = await of(second);
    expect(open?.waits).toEqual({ worksFrom: null, canConfirm: true });
    const id = open?.id ?? '';

    expect((await giver.refusal('confirmStaffInvitation', { id, reason })).status).toBe(409);
    await second.ask('confirmStaffInvitation', { id, reason });
    await second.ask('confirmStaffInvitation', { id, reason });

    expect((await of(second))?.waits).toBeNull();
    expect(await (await accept())()).toBe(200);
    const { rows } = await running.pool.query(
      `select member_id as by from staff_action where kind = 'invitationConfirmed'`,
    );
    expect(rows).toEqual([{ by: second.accountId }]);
    expect((await second.refusal('confirmStaffInvitation', { id, reason })).status).toBe(409);
  });

  test('unconfirmed at acceptance wait, while harmless ones work at once', async () => {
    const [giver, second] = [await member('rightsKeeper'), await member('rightsKeeper')];
    const { emailAddress, accept } = await invited(['finance', 'viewer'], giver);
    const read = await accept();

    expect(await read()).toBe(403);
    const { waiting } = await second.ask('getStaff', {}, 'GET');
    expect(waiting).toMatchObject([{ name: 'Uuna Uusi', role: 'finance', worksFrom: null }]);
    const told = await letters('staff-role-given');
    expect(told).toMatchObject([{ accountId: second.accountId, data: { to: emailAddress } }]);
    await second.ask('confirmStaffRole', {
      accountId: waiting[0]?.accountId ?? '',
      role: 'finance',
      reason,
    });
    expect(await read()).toBe(200);
  });

  test('work a day after sending when nobody else can confirm them', async () => {
    const giver = await member('rightsKeeper');
    const { accept } = await invited(['finance'], giver);
    await later(DAY / 2);
    const read = await accept();

    expect(await read()).toBe(403);
    await later(DAY / 2);
    expect(await read()).toBe(200);
  });

  test('of the first members work at once; later ones by the command wait for a rights keeper', async () => {
    const first = await invited(['administrator', 'rightsKeeper']);
    const alsoFirst = await invited(['finance']);
    expect(await (await first.accept())()).toBe(200);
    expect(await (await alsoFirst.accept())()).toBe(200);

    const later = await invited(['finance']);
    const read = await later.accept();
    expect(await read()).toBe(403);
    const keeper = await member('rightsKeeper');
    const { waiting } = await keeper.ask('getStaff', {}, 'GET');
    expect(waiting).toMatchObject([{ givenBy: null, worksFrom: null, canConfirm: true }]);
  });
});
