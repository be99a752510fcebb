import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '../../domain/office/rights.ts';
import { givenPurchase } from '../../test/given-purchase.ts';
import { type OfficeMember, officeMember } from '../../test/office-member.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../test/visitor.ts';

const DAY = 86_400_000;
const reason = 'Uusi tehtävä';

let running: TestApp;
let keeper: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
beforeEach(async () => {
  await running.pool.query('update staff_member set ended_at = now()');
  keeper = await officeMember(running, ['rightsKeeper']);
});
afterAll(() => running.stop());

type Puppet = { accountId: string; visitor: Visitor };

type Inviting = (emailAddress: string, role: StaffRole) => Promise<unknown>;
const byKeeper: Inviting = (emailAddress, role) =>
  keeper.ask('inviteStaff', { emailAddress, roles: [role] });
const by =
  (who: Puppet): Inviting =>
  async (emailAddress, role) =>
    expect((await call(who, 'inviteStaff', { emailAddress, roles: [role] })).status).toBe(200);

/** A second address of the keeper, who reads its mail and accepts in another browser. */
async function puppet(role: StaffRole, invited = byKeeper): Promise<Puppet> {
  const { app, pool } = running;
  const emailAddress = `${randomUUID()}@example.fi`;
  await invited(emailAddress, role);
  const { rows } = await pool.query(
    `select data ->> 'link' as link from mail_outbox where letter = 'staff-invitation' and address = $1`,
    [emailAddress],
  );
  const token = new URL(rows[0].link).hash.slice(1);
  const visitor = makeVisitor(app, { address: randomUUID() });
  await visitor.post('acceptStaffInvitation', { token, firstName: 'Sukka', lastName: 'Nukke' });
  const account = await pool.query('select id from account where email_address = $1', [
    emailAddress,
  ]);
  return { accountId: account.rows[0].id, visitor };
}

const call = async ({ visitor }: Puppet, method: string, params: object) =>
  visitor.call('BackOfficeController', method, params);

async function ask(who: Puppet, paymentId: string) {
  const input = { paymentId, part: null };
  const { status, body } = await call(who, 'previewRefund', { input });
  if (status !== 200) return { status, id: '' };
  const { previewed } = body as { previewed: string };
  const actionId = randomUUID();
  const params = { input, actionId, reason: 'maksoi kahdesti', previewed };
  return { status: (await call(who, 'performRefund', params)).status, id: actionId };
}

async function later(ms: number): Promise<void> {
  running.clock.advance(ms);
  const now = running.clock.now();
  await running.pool.query(
    'update account_session set last_seen_at = $1, reauthenticated_at = $1, expires_at = $2',
    [new Date(now), new Date(now + DAY)],
  );
}

const refunds = async (paymentId: string) =>
  (await running.pool.query('select 1 from refund_need where payment_id = $1', [paymentId]))
    .rowCount;

test('a rights keeper who invites two addresses of their own cannot move money with them, today or later', async () => {
  const other = await officeMember(running, ['rightsKeeper']);
  const { paymentId } = await givenPurchase(running.pool);
  const [asker, second] = [await puppet('agent'), await puppet('finance')];

  expect((await ask(asker, paymentId)).status).toBe(403);
  await later(2 * DAY);
  expect((await ask(asker, paymentId)).status).toBe(403);

  // Even if another keeper was persuaded to confirm both, the second one approves nothing.
  const confirming = await officeMember(running, ['rightsKeeper']);
  expect(other.accountId).not.toBe(confirming.accountId);
  for (const [who, role] of [
    [asker, 'agent'],
    [second, 'finance'],
  ] as const) {
    await confirming.ask('confirmStaffRole', { accountId: who.accountId, role, reason });
  }
  const { status, id } = await ask(asker, paymentId);
  expect(status).toBe(200);
  const { status: refused, body } = await call(second, 'approveAction', { id });
  expect([refused, body]).toMatchObject([403, [{ errorCode: 'SAME_INVITER' }]]);
  expect(await refunds(paymentId)).toBe(0);
});

test('a rights keeper alone cannot create a second keeper who confirms the rest', async () => {
  const watcher = await officeMember(running, ['finance']);
  const sock = await puppet('rightsKeeper');
  await later(DAY);
  const role = 'finance' as const;
  const spare = await officeMember(running, ['viewer']);
  const change = {
    accountId: spare.accountId,
    before: ['viewer'],
    roles: ['viewer', role],
    reason,
  };
  await keeper.ask('changeStaffRoles', change as never);

  const params = { accountId: spare.accountId, role, reason };
  const confirmed = await call(sock, 'confirmStaffRole', params);
  expect([confirmed.status, confirmed.body]).toMatchObject([403, [{ errorCode: 'SAME_INVITER' }]]);
  expect((await keeper.refusal('confirmStaffRole', params)).status).toBe(409);
  const funnel = '/lwr/apex/v65.0/BackOfficeController/getFunnel';
  expect((await spare.open(funnel)).status).toBe(403);
  const told = await running.pool.query(
    `select count(*)::int as letters from mail_outbox join account on address = email_address
      where letter = 'staff-role-given' and account.id = $1`,
    [watcher.accountId],
  );
  expect(told.rows).toEqual([{ letters: 2 }]);
});

test.each(['stays', 'is a keeper no more', 'has left'])(
  'inviting the second account through the first does not make the two independent, whether the first %s',
  async (fate) => {
    const { paymentId } = await givenPurchase(running.pool);
    const between = await puppet('viewer');
    // A viewer's invitation notifies nobody, and a month later it is forgotten.
    await later(31 * DAY);
    const { accountId } = between;
    const roles = (before: StaffRole[], after: StaffRole[]) =>
      keeper.ask('changeStaffRoles', { accountId, before, roles: after, reason });
    await roles(['viewer'], ['viewer', 'rightsKeeper']);
    await later(DAY);
    const second = await puppet('finance', by(between));
    const asker = await puppet('agent');
    await later(DAY);
    if (fate === 'is a keeper no more') await roles(['viewer', 'rightsKeeper'], ['viewer']);
    if (fate === 'has left') await keeper.ask('endStaff', { accountId, reason });

    const { status, id } = await ask(asker, paymentId);
    expect(status).toBe(200);
    const { status: refused, body } = await call(second, 'approveAction', { id });
    expect([refused, body]).toMatchObject([403, [{ errorCode: 'SAME_INVITER' }]]);
    expect(await refunds(paymentId)).toBe(0);
  },
);
