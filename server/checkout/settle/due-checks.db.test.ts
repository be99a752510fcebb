import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { type DueCase, describeDue } from '../../../test/due-rows.ts';
import { givenPurchase } from '../../../test/given-purchase.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { claimDuePayments, updateNextCheck } from '../../payment/reconcile-queries.ts';
import { claimAttempt } from '../../payment/start-queries.ts';

const NOW = Date.UTC(2027, 2, 1, 10);
const LATER = NOW + 3_600_000;
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const having = (set: string) => `update payment set ${set} where id = $1`;
const claims: string[] = [];
const owners = new Map<string, string>();

/** How often three concurrent processes poll it, and whether it is polled again. */
const CASES: DueCase<[number, boolean]>[] = [
  ['at its moment', [1, true]],
  ['a second before it', [0, true], having(`check_at = '2027-03-01T10:00:01Z'`)],
  ['that no provider knows', [0, true], having('transaction_id = null')],
  ['that need not be asked about', [0, true], having('check_at = null')],
  ...['created', 'unknown', 'pending', 'failed', 'cancelled'].map(
    (state): DueCase<[number, boolean]> => [
      `that is ${state}`,
      [1, true],
      having(`state = '${state}'`),
    ],
  ),
  ...['paid', 'refundNeeded', 'refunded'].map(
    (state): DueCase<[number, boolean]> => [
      `that is ${state}`,
      [1, false],
      having(`state = '${state}'`),
    ],
  ),
];

describeDue('a payment is asked about', CASES, {
  pool: () => database.pool,
  async given() {
    const id = randomUUID();
    const known = { id, return_key: id, reference: id, transaction_id: id, state: 'open' };
    const kind = { provider_type: 'paytrail', process_type: 'standard', billing_type: 'annually' };
    const now = new Date(NOW);
    const times = { created_at: now, state_at: now, check_at: now };
    await insertRow(database.pool, 'payment', { ...known, ...kind, ...times, language: 'fi' });
    return id;
  },
  async run() {
    for (const _ of [1, 2, 3]) {
      const taken = await claimDuePayments(database.pool, { now: NOW, most: 100 });
      claims.push(...taken.map(({ id }) => id));
    }
    const { rows } = await database.pool.query<{ id: string }>('select id from payment', []);
    for (const { id } of rows) await updateNextCheck(database.pool, { id, checkAt: LATER });
  },
  async told(id) {
    const { rows } = await database.pool.query<{ at: Date | null }>(
      'select check_at as at from payment where id = $1',
      [id],
    );
    return [claims.filter((one) => one === id).length, rows[0]?.at?.getTime() === LATER];
  },
});

const begun = (ago: number) => having(`asked_at = '${new Date(NOW - ago).toISOString()}'`);
const until = (moment: number) => having(`payable_until = '${new Date(moment).toISOString()}'`);

/** By its owner; after a crash during the call to the provider it can be begun again in half a minute. */
const ATTEMPTS: DueCase<boolean>[] = [
  ['as long as it can be paid', true, until(NOW + 1)],
  ['when it can be paid no more', false, until(NOW)],
  ['while somebody is at it', false, begun(30_000)],
  ['when whoever was at it has gone', true, begun(30_001)],
  ['that was handed over', false, having(`state = 'open'`)],
];

describeDue('an attempt to pay is begun', ATTEMPTS, {
  pool: () => database.pool,
  async given() {
    const { personId, paymentId } = await givenPurchase(database.pool);
    owners.set(paymentId, personId);
    await database.pool.query(
      `update payment set state = 'created', payable_until = 'infinity' where id = $1`,
      [paymentId],
    );
    return paymentId;
  },
  run: async () => {},
  async told(paymentId) {
    const owner = { accountId: owners.get(paymentId) ?? null, browserHash: null };
    return (await claimAttempt(database.pool, { paymentId, owner, now: NOW })) !== null;
  },
});
