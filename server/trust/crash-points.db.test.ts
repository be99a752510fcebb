import { createHash } from 'node:crypto';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { type AppProcess, startAppProcess } from '../../test/app-process.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { callAs, handOver, payThere } from '../../test/paying-buyer.ts';
import {
  type PreparedOrder,
  paymentRecordInput,
  prepareOrders,
} from '../../test/prepared-orders.ts';
import { RECONCILE_PAYMENTS } from '../checkout/settle/reconcile-payments.ts';
import type { Transaction } from '../db/database.ts';
import { enqueue } from '../db/enqueue-job.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

const patience = { timeout: 60_000, interval: 20 };
const LONG_MS = 600_000;

let database: FreshDatabase;
let sandbox: Sandbox;
let app: AppProcess;
let blocker: Transaction;
beforeAll(async () => {
  database = await freshDatabase();
  // Callbacks are repeated only when the test triggers them.
  sandbox = await startSandbox({ payments: { retryDelaysMs: Array(20).fill(LONG_MS) } });
  // Without the job worker: a new process would spend more on its first letter than on everything tested here.
  app = await startAppProcess({ ...world(), program: 'test/programs/run-app.ts' });
});
beforeEach(async () => {
  blocker = await database.pool.connect();
});
afterEach(() => blocker.release(true));
afterAll(async () => {
  await app.kill();
  await sandbox.stop();
  await database.drop();
});

const world = () => ({ databaseUrl: database.url, sandbox });

async function paid(billing: PreparedOrder['billing'] = 'annually') {
  const [order] = await prepareOrders(database.pool, 1, billing);
  if (!order) throw new Error('no order');
  const { paymentId, started } = await handOver(app.url, order);
  const pay = () => payThere(order, { paymentId, body: started.body }, 'closeBrowser');
  return { order, paymentId, pay };
}

/** Blocks writes; reads and row locks pass. */
async function holdTable(table: string, client = blocker): Promise<void> {
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
}

/** Waits for the settlement by the table it writes; ignores the mail worker. */
async function settlementWaitsFor(table: string): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await database.pool.query(
      `select 1 from pg_locks join pg_stat_activity using (pid)
        where not granted and relation = $1::regclass
          and query ~ 'insert into|update payment|add_job'`,
      [table],
    );
    expect(rowCount).toBe(1);
  }, patience);
}

/** Waits until PostgreSQL has rolled back the killed process's transaction. */
async function deathIsNoticed(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as others from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    expect(rows[0].others).toBe(0);
  }, patience);
}

/** Counts every effect of a settlement for one payment. */
async function effectsOf({ paymentId, order }: { paymentId: string; order: PreparedOrder }) {
  const { rows } = await database.pool.query(
    `select state,
            (select count(*)::int from payment_settlement where payment_id = payment.id) as settlements,
            (select count(*)::int from order_fulfilment where payment_id = payment.id) as fulfilments,
            (select count(*)::int from museum_card where holder_account_id = $2) as cards,
            (select count(*)::int from card_ledger_entry where cause = 'payment:' || payment.id) as entries,
            (select count(*)::int from plastic_card_order where cause = 'payment:' || payment.id) as plastic,
            (select count(*)::int from newsletter_consent where account_id = $2) as consents,
            (select count(*)::int from monthly_contract where account_id = $2) as contracts,
            (select count(*)::int from payment_token where account_id = $2) as tokens,
            (select count(*)::int from mail_outbox where idempotency_key = 'purchase:' || payment.id) as mails
       from payment where id = $1`,
    [paymentId, order.accountId],
  );
  return rows[0];
}

const NOTHING = { settlements: 0, fulfilments: 0, cards: 0, entries: 0, plastic: 0, consents: 0 };
const ALL = { settlements: 1, fulfilments: 1, cards: 1, entries: 1, plastic: 1, consents: 1 };
const orphans = () =>
  database.pool.query('select 1 from museum_card where holder_account_id is null');

describe('an app killed during a settlement', { timeout: 120_000 }, () => {
  test.each([
    ['payment_notification', 'annually'],
    ['payment', 'annually'],
    ['payment_settlement', 'annually'],
    ['museum_card', 'annually'],
    ['card_ledger_entry', 'annually'],
    ['monthly_contract', 'monthly'],
    ['plastic_card_order', 'annually'],
    ['newsletter_consent', 'annually'],
    ['order_fulfilment', 'annually'],
    ['mail_outbox', 'annually'],
    ['graphile_worker._private_jobs', 'annually'],
    ['payment_token', 'monthly'],
  ] as const)(
    '%s (%s) leaves no partial effects, and the next callback completes it',
    async (table, billing) => {
      const isMonthly = Number(billing === 'monthly');
      const purchase = await paid(billing);
      await holdTable(table);
      void purchase.pay();
      await settlementWaitsFor(table);

      await app.kill();
      await blocker.query('rollback');
      await deathIsNoticed();

      expect(await effectsOf(purchase)).toEqual({
        ...NOTHING,
        state: 'open',
        contracts: 0,
        tokens: 0,
        mails: 0,
      });
      expect((await orphans()).rowCount).toBe(0);
      expect(await checkInvariants(database.pool)).toEqual([]);

      await app.restart();
      await sandbox.payments.notificationSender.deliverNow();
      expect(await effectsOf(purchase)).toEqual({
        ...ALL,
        state: 'paid',
        contracts: isMonthly,
        tokens: isMonthly,
        mails: 1,
      });
      expect(await checkInvariants(database.pool)).toEqual([]);
    },
  );

  test('after its commit has settled, even if it did not answer: the next callback changes nothing', async () => {
    const purchase = await paid();
    void purchase.pay();
    await vi.waitFor(
      async () => expect(await effectsOf(purchase)).toMatchObject({ state: 'paid' }),
      patience,
    );
    await app.kill();
    const settled = { ...ALL, state: 'paid', contracts: 0, tokens: 0, mails: 1 };
    expect(await effectsOf(purchase)).toEqual(settled);

    await app.restart();
    await sandbox.payments.notificationSender.deliverNow();
    expect(await effectsOf(purchase)).toEqual(settled);
    expect(await checkInvariants(database.pool)).toEqual([]);
  });
});

describe('an app killed while creating a payment at the provider', { timeout: 120_000 }, () => {
  test('leaves an attempt that is free again after half a minute and can be paid', async () => {
    const [order] = await prepareOrders(database.pool, 1);
    if (!order) throw new Error('no order');
    sandbox.payments.faults.add({
      match: { call: 'createPayment' },
      times: 1,
      answer: 'timeoutAfter',
    });
    const known = Object.keys(sandbox.payments.payments).length;
    const cut = handOver(app.url, order);
    await vi.waitFor(
      () => expect(Object.keys(sandbox.payments.payments)).toHaveLength(known + 1),
      patience,
    );
    await app.kill();
    await app.restart();
    const { paymentId, started } = await cut;
    expect(started).toMatchObject({
      status: 409,
      body: [{ errorCode: 'PAYMENT_BEING_STARTED' }],
    });

    await database.pool.query(
      `update payment set asked_at = asked_at - interval '31 seconds' where id = $1`,
      [paymentId],
    );
    const url = `${app.url}/lwr/apex/v65.0/MuseumCardGuestController/createPaytrailPayment`;
    // The provider has seen the stamp, so the retry has a new one.
    const handed = await callAs(order, url, { paymentRecordId: paymentId });
    expect(handed.status).toBe(200);
    await payThere(order, { paymentId, body: handed.body }, 'closeBrowser');
    await vi.waitFor(
      async () => expect(await effectsOf({ paymentId, order })).toMatchObject({ state: 'paid' }),
      patience,
    );
  });
});

/** Voucher providers have no query API: recovery relies on the provider repeating, or on the buyer reloading. */
describe('an app killed between the verification and the settlement of a voucher', {
  timeout: 120_000,
}, () => {
  type Voucher = { paymentId: string; again: () => Promise<Response> };

  async function started(call: string, paymentProviderType: string) {
    const [order] = await prepareOrders(database.pool, 1);
    if (!order) throw new Error('no order');
    const at = (method: string) => `${app.url}${LWR_PATH}/MuseumCardGuestController/${method}`;
    const record = { ...paymentRecordInput(order), paymentProviderType };
    const { body: paymentId } = await callAs(order, at('createPaymentRecord'), record);
    const { status, body } = await callAs(order, at(call), { paymentRecordId: paymentId });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { order, paymentId: paymentId as string, body };
  }

  async function epassi(): Promise<Voucher & { order: PreparedOrder }> {
    const { order, paymentId, body } = await started('createEpassiPayment', 'epassi');
    const fields = { STAMP: body.stamp, PAID: body.amount };
    const MAC = createHash('sha512').update(`${body.stamp}&${body.amount}&1TRQVUMAUBX4`);
    const form = new URLSearchParams({ ...fields, MAC: MAC.digest('hex') });
    const again = () => fetch(body.notifyURL, { method: 'POST', body: form });
    return { order, paymentId, again };
  }

  async function smartum(): Promise<Voucher & { order: PreparedOrder }> {
    const { order, paymentId, body } = await started('createSmartumPayment', 'smartum');
    const paid = await fetch(body.redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'ok' }),
      redirect: 'manual',
    });
    const address = paid.headers.get('location') ?? '';
    return { order, paymentId, again: () => fetch(address, { redirect: 'manual' }) };
  }

  test.each([
    ['ePassi', epassi, 200],
    ['Smartum', smartum, 303],
  ])(
    '%s leaves no partial effects, and the same notification settles it',
    async (_name, pay, status) => {
      const voucher = await pay();
      await holdTable('payment_notification');
      const cut = voucher.again().catch(() => null);
      await settlementWaitsFor('payment_notification');

      await app.kill();
      expect(await cut).toBeNull();
      await blocker.query('rollback');
      await deathIsNoticed();
      expect(await effectsOf(voucher)).toMatchObject({ ...NOTHING, state: 'open', mails: 0 });

      await app.restart();
      expect((await voucher.again()).status).toBe(status);
      expect((await voucher.again()).status).toBe(status);
      expect(await effectsOf(voucher)).toMatchObject({ ...ALL, state: 'paid', mails: 1 });
      expect(await checkInvariants(database.pool)).toEqual([]);
    },
  );

  test.each([
    ['ePassi', epassi],
    ['Smartum', smartum],
  ])('%s keeps the notification, and settles it without a repetition', async (_name, pay) => {
    const voucher = await pay();
    await holdTable('payment_settlement');
    const cut = voucher.again().catch(() => null);
    await settlementWaitsFor('payment_settlement');

    await app.kill();
    expect(await cut).toBeNull();
    await blocker.query('rollback');
    await deathIsNoticed();
    expect(await effectsOf(voucher)).toMatchObject({ ...NOTHING, state: 'open', mails: 0 });

    await database.pool.query(
      `update payment_notification set last_received_at = now() - interval '2 minutes'
        where payment_id = $1 and verdict is null`,
      [voucher.paymentId],
    );
    await app.restart();
    const whole = await startAppProcess(world());
    onTestFinished(() => whole.kill());
    await enqueue(database.pool, RECONCILE_PAYMENTS, {});
    await vi.waitFor(
      async () => expect(await effectsOf(voucher)).toMatchObject({ state: 'paid' }),
      patience,
    );
    expect(await effectsOf(voucher)).toMatchObject({ ...ALL, state: 'paid', mails: 1 });
    const { rows } = await database.pool.query(
      'select verdict from payment_notification where payment_id = $1',
      [voucher.paymentId],
    );
    expect(rows).toEqual([{ verdict: 'settled' }]);
    expect(await checkInvariants(database.pool)).toEqual([]);
  });
});
