import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount, givenCard, givenClaimableCards, givenMuseum } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { givenGift } from '../../test/given-gift.ts';
import { givenPurchase } from '../../test/given-purchase.ts';
import { givenRefundByHand } from '../../test/given-refund.ts';
import { insertRow } from '../../test/insert-row.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { deleteEmailChange, lockEmailChange } from '../account/email/change-email-queries.ts';
import { insertRedemption, lockClaim } from '../activation/activation-queries.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { lockDueGift } from '../gift/send/send-queries.ts';
import { lockFailing } from '../instalment/hold/hold-queries.ts';
import { claimDueContract, lockOwnContract } from '../instalment/schedule-queries.ts';
import { lockDueMail } from '../letter/outbox-queries.ts';
import { countVisits } from '../my-card/my-card-queries.ts';
import { decideApproval, lockToDecide } from '../office/actions/approval-queries.ts';
import { lockActionId } from '../office/actions/staff-action-queries.ts';
import { claimDuePayments } from '../payment/reconcile-queries.ts';
import { lockDueDeletion } from '../privacy/delete-account-queries.ts';
import { deleteDeletion } from '../privacy/privacy-queries.ts';
import { lockRefund } from '../refund/refund-by-hand-queries.ts';
import { claimNeededRefund, updateRefund } from '../refund/refund-queries.ts';
import { lockCardByNumber } from '../ticket-desk/visit-queries.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

const now = Date.UTC(2027, 2, 1, 10);
const hash = Buffer.alloc(32, 7);

type LockCase<Given = string> = {
  given: () => Promise<Given>;
  /** The lock that both transactions take. */
  lock: (tx: Transaction, given: Given) => Promise<unknown>;
  /** What the first does before it commits; when omitted, the second does not wait. */
  does?: (tx: Transaction, given: Given) => Promise<unknown>;
  /** What the second gets; nothing when omitted. */
  finds?: unknown;
};
const lockCase = <Given>(one: LockCase<Given>) => one as LockCase<unknown>;

async function plan(set: string): Promise<{ id: string; accountId: string }> {
  const { pool, settings } = running;
  const asked = { now, secretKey: settings.secretKey, token: randomUUID() };
  const { accountId } = await givenContract(pool, asked);
  await pool.query('update monthly_contract set next_try_at = null where next_try_at < now()');
  const { rows } = await pool.query<{ id: string }>(
    `update monthly_contract set ${set} where account_id = $1 returning id`,
    [accountId],
  );
  return { id: rows[0]?.id ?? '', accountId };
}

async function row(table: string, given: Record<string, unknown>): Promise<string> {
  const accountId = await givenAccount(running.pool, {
    emailAddress: `${randomUUID()}@example.fi`,
  });
  const who = table === 'staff_approval' ? 'asked_by' : 'account_id';
  await insertRow(running.pool, table, { [who]: accountId, ...given });
  return accountId;
}

const LOCK_CASES: Record<string, LockCase<unknown>> = {
  'a due plan': lockCase({
    given: () => plan(`next_try_at = '2027-03-01T10:00Z'`),
    lock: (tx) => claimDueContract(tx, now),
  }),
  'a failed plan': lockCase({
    given: () => plan(`failing_since = '2027-02-01'`),
    lock: (tx, { id }) => lockFailing(tx, id),
  }),
  'a plan paid by its holder while the office ends it': lockCase({
    given: () => plan('next_try_at = null'),
    lock: (tx, { id: contractId, accountId }) => lockOwnContract(tx, { contractId, accountId }),
    does: (tx, { id }) =>
      tx.query('update monthly_contract set withdrawn_at = now() where id = $1', [id]),
  }),
  'a due gift': lockCase({
    given: () => givenGift(running.pool, { secretKey: running.settings.secretKey, now }),
    lock: (tx, id) => lockDueGift(tx, id, now),
  }),
  'a letter': lockCase({
    async given() {
      const id = randomUUID();
      const letter = { letter: 'login-code', language: 'fi', address: 'a@example.fi', data: {} };
      await insertRow(running.pool, 'mail_outbox', { id, idempotency_key: id, ...letter });
      return id;
    },
    lock: lockDueMail,
  }),
  'a payment to reconcile': lockCase({
    async given() {
      const { paymentId } = await givenPurchase(running.pool);
      await running.pool.query(
        'update payment set check_at = $2, transaction_id = id where id = $1',
        [paymentId, new Date(now)],
      );
    },
    lock: async (tx) => (await claimDuePayments(tx, { now, most: 9 }))[0] ?? null,
  }),
  'a needed refund': lockCase({
    async given() {
      const { paymentId } = await givenPurchase(running.pool);
      const need = { id: paymentId, payment_id: paymentId, reason: 'paidTwice', amount_cents: 1 };
      await insertRow(running.pool, 'refund_need', need);
    },
    lock: (tx) => claimNeededRefund(tx, []),
  }),
  'a manual refund': lockCase({
    given: async () => (await givenRefundByHand(running.pool)).refundId,
    lock: async (tx, id) => (await lockRefund(tx, id))?.state,
    does: (tx, needId) => updateRefund(tx, { needId, state: 'done', now }),
    finds: 'done',
  }),
  'an activation code': lockCase({
    async given() {
      const [card] = await givenClaimableCards(running.pool, {
        secretKey: running.settings.secretKey,
      });
      return card?.cardId ?? '';
    },
    lock: async (tx, cardId) => (await lockClaim(tx, { cardId, codeHashes: [] }))?.isRedeemed,
    does: (tx, cardId) =>
      insertRedemption(tx, { cardId, accountId: null, mergedIntoCardId: null, now }),
    finds: true,
  }),
  'an e-mail change link': lockCase({
    given: () =>
      row('email_change', {
        token_hash: hash,
        new_email_address: 'uusi@example.fi',
        expires_at: new Date(now + 1),
      }),
    lock: (tx) => lockEmailChange(tx, hash, now),
    does: deleteEmailChange,
  }),
  'an account deletion': lockCase({
    given: () => row('account_deletion', { due_at: new Date(now) }),
    lock: (tx, accountId) => lockDueDeletion(tx, accountId, now),
    does: deleteDeletion,
  }),
  'a pending approval': lockCase({
    async given() {
      const id = randomUUID();
      await row('staff_approval', { id, reason: 'pyydetty', expires_at: new Date(now + 1) });
      return id;
    },
    lock: (tx, id) => lockToDecide(tx, { id, memberId: randomUUID(), now }),
    does: (tx, id) =>
      decideApproval(tx, { id, state: 'refused', memberId: null, answer: 'ei käy', now }),
  }),
  'a card at two desks': lockCase({
    async given() {
      const { cardId, customerNumber: number } = await givenCard(running.pool);
      return { cardId, number, museum_id: await givenMuseum(running.pool) };
    },
    async lock(tx, { cardId, number }) {
      await lockCardByNumber(tx, number);
      return countVisits(tx, cardId);
    },
    does: (tx, { cardId, museum_id }) =>
      insertRow(tx, 'visit', { id: randomUUID(), card_id: cardId, museum_id }),
    finds: 1,
  }),
  'an action sent twice': lockCase({
    given: async () => randomBytes(32),
    async lock(tx, key) {
      await lockActionId(tx, key.toString('hex'));
      return (await tx.query('select from browser_key where key_hash = $1', [key])).rowCount;
    },
    does: (tx, key) => insertRow(tx, 'browser_key', { key_hash: key }),
    finds: 1,
  }),
};

test.each(Object.entries(LOCK_CASES))('%s is granted to one of two', async (_, meeting) => {
  const { pool } = running;
  const given = await meeting.given();
  const come = () => inTransaction(pool, (tx) => meeting.lock(tx, given));
  let second: Promise<unknown> = Promise.resolve();
  await inTransaction(pool, async (tx) => {
    expect(await meeting.lock(tx, given)).not.toEqual(meeting.finds ?? null);
    await meeting.does?.(tx, given);
    second = come();
    await Promise.race([second, meeting.does ? somebodyWaits() : second]);
  });
  expect((await second) ?? null).toEqual(meeting.finds ?? null);
});

async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await running.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return;
  }
}
