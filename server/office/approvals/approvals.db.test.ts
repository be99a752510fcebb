import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { givenPurchase } from '../../../test/given-purchase.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';
import { inTransaction } from '../../db/database.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';
import { endStaffMember } from '../staff/end-staff-member.ts';

const DAY = 24 * 60 * 60 * 1000;

let running: TestApp;
let agent: OfficeMember;
let finance: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  agent = await member('agent');
  finance = await member('finance');
});
afterEach(async () => {
  expect(await checkInvariants(running.pool)).toEqual([]);
});
afterAll(() => running.stop());

const member = (role: StaffRole) => officeMember(running, [role]);

async function ask(who: OfficeMember, { paymentId = '', part = null as number | null } = {}) {
  const paid = paymentId || (await givenPurchase(running.pool)).paymentId;
  const input = { paymentId: paid, part };
  const { previewed } = await who.ask('previewRefund', { input });
  const actionRequest = {
    input,
    actionId: randomUUID() as string,
    reason: 'maksoi kahdesti',
    previewed,
  };
  const outcome = await who.ask('performRefund', actionRequest);
  return { id: actionRequest.actionId, actionRequest, outcome, paymentId: paid };
}

async function refundsOf(paymentId: string) {
  const { rows } = await running.pool.query(
    `select need.amount_cents as amount, member_id as "memberId", approved_by as "approvedBy"
       from refund_need need join staff_action action on action.id = need.action_id
      where need.payment_id = $1`,
    [paymentId],
  );
  return rows;
}

async function stateOf(who: OfficeMember, id: string) {
  const { own } = await who.ask('getApprovals', {}, 'GET');
  return own.find((one) => one.id === id)?.state;
}

test('over the limit nothing happens until a second approver agrees, and then once', async () => {
  const { id, actionRequest, outcome, paymentId } = await ask(agent);
  expect(outcome).toMatchObject({ isAsked: true, undoUntil: null });
  expect(await refundsOf(paymentId)).toEqual([]);
  // A retry is the same request; another about the same money is refused.
  expect(await agent.ask('performRefund', actionRequest)).toEqual(outcome);
  const other = { ...actionRequest, actionId: randomUUID() };
  expect((await agent.refusal('performRefund', other)).errorCode).toBe('ALREADY_ASKED');

  const { waiting } = await finance.ask('getApprovals', {}, 'GET');
  expect(waiting).toMatchObject([{ id, amount: 79, state: 'asked', isOwn: false }]);
  const { isChanged, preview } = await finance.ask('previewApproval', { id });
  expect({ isChanged, previewed: preview.previewed }).toEqual({
    isChanged: false,
    previewed: actionRequest.previewed,
  });
  const tabs = await Promise.allSettled([
    finance.ask('approveAction', { id }),
    finance.ask('approveAction', { id }),
    (await member('finance')).ask('approveAction', { id }),
  ]);
  expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refundsOf(paymentId)).toEqual([
    { amount: 7900, memberId: agent.accountId, approvedBy: expect.any(String) },
  ]);
  expect(await stateOf(agent, id)).toBe('approved');
  expect(await agent.ask('performRefund', actionRequest)).toMatchObject({ isAsked: false });
});

test('requesters never decide their own: not in another browser, with new roles or by SQL', async () => {
  const { id, paymentId } = await ask(agent);
  expect((await agent.refusal('approveAction', { id })).status).toBe(403);
  const { pool, clock, app } = running;
  await pool.query(
    `insert into staff_role (account_id, role, given_at, works_from) values ($1, 'finance', now(), now())`,
    [agent.accountId],
  );
  expect((await agent.refusal('approveAction', { id })).errorCode).toBe('OWN_APPROVAL');
  expect((await agent.refusal('refuseApproval', { id, answer: 'en saa' })).status).toBe(403);
  const token = newToken();
  const now = clock.now();
  const { accountId } = agent;
  await insertSession(pool, { token, accountId, now, expiresAt: now + DAY });
  const second = await app.inject({
    method: 'POST',
    url: '/lwr/apex/v65.0/BackOfficeController/approveAction',
    headers: { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' },
    payload: { id },
  });
  expect(second.statusCode).toBe(403);
  await expect(
    pool.query(
      `update staff_approval set state = 'approved', decided_at = now(), decided_by = asked_by where id = $1`,
      [id],
    ),
  ).rejects.toThrow('asker_never_approves');
  await pool.query(`delete from staff_role where account_id = $1 and role = 'finance'`, [
    agent.accountId,
  ]);
  expect(await refundsOf(paymentId)).toEqual([]);
});

test('a request whose state changed since is not performed, and the requester is notified', async () => {
  const { id, paymentId } = await ask(agent);
  const { input } = (await ask(agent)).actionRequest;
  expect(input.paymentId).not.toBe(paymentId);
  const senior = await member('seniorAgent');
  const part = { paymentId, part: 100 };
  const { previewed } = await senior.ask('previewRefund', { input: part });
  const reason = 'postikulut';
  await senior.ask('performRefund', { input: part, actionId: randomUUID(), reason, previewed });

  expect((await finance.ask('previewApproval', { id })).isChanged).toBe(true);
  expect((await finance.ask('approveAction', { id })).isDone).toBe(false);
  expect(await stateOf(agent, id)).toBe('changed');
  expect(await refundsOf(paymentId)).toMatchObject([{ amount: 100 }]);
});

test('a refusal gives a reason; only its requester can withdraw a request', async () => {
  const refused = await ask(agent);
  await finance.ask('refuseApproval', { id: refused.id, answer: 'Maksu ei ole tuplana' });
  const { own } = await agent.ask('getApprovals', {}, 'GET');
  expect(own.find(({ id }) => id === refused.id)).toMatchObject({
    state: 'refused',
    answer: 'Maksu ei ole tuplana',
  });
  const { id } = await ask(agent);
  const stranger = await member('agent');
  expect((await stranger.refusal('withdrawApproval', { id })).status).toBe(409);
  await agent.ask('withdrawApproval', { id });
  expect((await finance.refusal('approveAction', { id })).errorCode).toBe('APPROVAL_DECIDED');
});

test('requests lapse when the requester leaves or loses the right', async () => {
  const leaver = await member('agent');
  const left = await ask(leaver);
  await inTransaction(running.pool, (tx) =>
    endStaffMember(tx, {
      accountId: leaver.accountId,
      endedBy: finance.accountId,
      now: running.clock.now(),
    }),
  );
  expect((await finance.refusal('approveAction', { id: left.id })).status).toBe(409);

  const moved = await member('agent');
  const asked = await ask(moved);
  await running.pool.query(`update staff_role set role = 'viewer' where account_id = $1`, [
    moved.accountId,
  ]);
  expect((await finance.ask('approveAction', { id: asked.id })).isDone).toBe(false);
  expect(await refundsOf(asked.paymentId)).toEqual([]);
});

test('the day of approval does not matter, and requests expire after seven days', async () => {
  // Sessions expire earlier, so everyone signs in again.
  const early = await ask(agent);
  const late = await ask(agent);
  running.clock.advance(5 * DAY);
  const now = await member('finance');
  expect((await now.ask('approveAction', { id: early.id })).isDone).toBe(true);
  running.clock.advance(2 * DAY + 1);
  const after = await member('finance');
  expect((await after.refusal('approveAction', { id: late.id })).errorCode).toBe(
    'APPROVAL_DECIDED',
  );
  // An expired request does not block a new one.
  const again = await ask(await member('agent'), { paymentId: late.paymentId });
  expect(again.outcome.isAsked).toBe(true);
  const { waiting } = await after.ask('getApprovals', {}, 'GET');
  expect(waiting.map(({ id }) => id)).toEqual([again.id]);
});

describe('independence of approvers', () => {
  const letIn = async (who: OfficeMember, by: string, daysAgo: number) => {
    const at = new Date(running.clock.now() - daysAgo * DAY);
    await running.pool.query(
      `with member as (update staff_member set added_by = $2, added_at = $3 where account_id = $1)
       update staff_role set given_by = $2, given_at = $3 where account_id = $1`,
      [who.accountId, by, at],
    );
  };

  async function asked({ asker = 1, second = 1, own = false }) {
    const keeper = await member('rightsKeeper');
    const [from, to] = [await member('agent'), await member('finance')];
    await letIn(from, keeper.accountId, asker);
    await letIn(to, own ? from.accountId : keeper.accountId, second);
    return { keeper, from, to, ...(await ask(from)) };
  }

  test('members admitted by one person within a month cannot approve for each other; the error names who can', async () => {
    const { id, to, paymentId } = await asked({ asker: 17, second: 10 });
    const free = await member('finance');
    await running.pool.query(
      `update account set first_name = 'Riitta', last_name = 'Aho' where id = $1`,
      [free.accountId],
    );
    await running.pool.query('update staff_member set last_sign_in_at = $2 where account_id = $1', [
      free.accountId,
      new Date(running.clock.now() + DAY),
    ]);

    const { blocked } = await to.ask('previewApproval', { id });
    expect(blocked).toMatch(/Riitta Aho/);
    const refused = await to.refusal('approveAction', { id });
    expect(refused).toMatchObject({ status: 403, errorCode: 'SAME_INVITER', message: blocked });
    expect(await refundsOf(paymentId)).toEqual([]);

    expect(await free.ask('previewApproval', { id })).toMatchObject({ blocked: null });
    expect((await free.ask('approveAction', { id })).isDone).toBe(true);
  });

  test.each([
    ['one of them a month ago', { asker: 31, second: 1 }, 200],
    ['both less than a month ago', { asker: 29, second: 29 }, 403],
    ['the asker let the second one in', { asker: 400, second: 2, own: true }, 403],
    ['and long ago', { asker: 400, second: 31, own: true }, 200],
  ])('%s', async (_, given, status) => {
    const { id, to } = await asked(given);

    const answer = await to.ask('approveAction', { id }).then(
      () => 200,
      (refused: { status: number }) => refused.status,
    );

    expect(answer).toBe(status);
  });

  test('a new role counts like a new member; refusing needs no independence', async () => {
    const { keeper, from, to, id } = await asked({ asker: 400, second: 400 });
    const now = new Date(running.clock.now());
    for (const { accountId } of [from, to]) {
      await running.pool.query(
        `insert into staff_role (account_id, role, given_by, given_at) values ($1, 'auditor', $2, $3)`,
        [accountId, keeper.accountId, now],
      );
    }

    expect((await to.refusal('approveAction', { id })).errorCode).toBe('SAME_INVITER');
    await to.ask('refuseApproval', { id, answer: 'En tunne asiaa' });
    expect(await stateOf(from, id)).toBe('refused');
  });
});
