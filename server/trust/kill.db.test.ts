import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Mail } from '../../sandbox/mailbox/read-mail.ts';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { type AppProcess, startAppProcess } from '../../test/app-process.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { handOver, payThere, withRetries } from '../../test/paying-buyer.ts';
import { type PreparedOrder, prepareOrders } from '../../test/prepared-orders.ts';
import { reconcilePayments } from '../checkout/settle/reconcile-payments.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { makeLogger } from '../platform/logger.ts';
import { readSettings } from '../settings/settings.ts';

/** `test:trust` runs more of both. */
const PURCHASES = Number(process.env.KILL_PURCHASES ?? 112);
const KILLS = Number(process.env.KILLS ?? 5);
const CLIENTS = 8;
const patience = { timeout: 120_000, interval: 100 };

/** Outcomes, cycled through the purchases. */
const OUTCOMES = [
  ...['ok', 'ok', 'closeBrowser', 'ok', 'cancel', 'ok', 'pendingThenOk'],
  ...['ok', 'lateOk', 'ok', 'fail', 'lost', 'ok', 'twice', 'ok', 'abandoned'],
];

let database: FreshDatabase;
let sandbox: Sandbox;
let app: AppProcess;
beforeAll(async () => {
  database = await freshDatabase();
  sandbox = await startSandbox({
    payments: { confirmAfterMs: 1_000, retryDelaysMs: Array(1_000).fill(200) },
  });
  app = await startAppProcess({ databaseUrl: database.url, sandbox });
});
afterAll(async () => {
  await app.kill();
  await sandbox.stop();
  await database.drop();
});

async function start(order: PreparedOrder) {
  const { record, started, paymentId } = await handOver(app.url, order);
  expect(record.status).toBe(200);
  // The app died while calling the provider: the attempt is free again half a minute later.
  if (started.status === 409) return null;
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  return { paymentId, body: started.body };
}

async function buy(order: PreparedOrder, outcome: string): Promise<void> {
  const started = await start(order);
  if (!started || outcome === 'abandoned') return;
  if (outcome === 'lost') {
    // Neither a callback nor a return: only the reconciler can find this payment.
    const { rows } = await database.pool.query('select stamp from payment where id = $1', [
      started.paymentId,
    ]);
    sandbox.payments.faults.add({
      match: { stamp: rows[0].stamp },
      times: 1,
      signals: { missing: true },
    });
    await payThere(order, started, 'closeBrowser');
    return;
  }
  const second = outcome === 'twice' ? await start(order) : null;
  const pages = [started, ...(second ? [second] : [])].map(async (each) => {
    const back = await payThere(order, each, outcome === 'twice' ? 'ok' : outcome);
    if (back) expect((await withRetries(back)).status).toBe(303);
  });
  await Promise.all(pages);
}

/** Concurrent buyers; `finished` is awaited after each purchase before the next begins. */
async function buyAll(
  orders: PreparedOrder[],
  finished: (count: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  let count = 0;
  let mayBegin = Promise.resolve();
  const client = async () => {
    for (let index = next++; index < orders.length; index = next++) {
      await mayBegin;
      const order = orders[index] as PreparedOrder;
      const outcome = order.billing === 'monthly' ? 'ok' : OUTCOMES[index % OUTCOMES.length];
      await buy(order, outcome ?? 'ok');
      mayBegin = finished(++count);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

const MINUTE_PASSED_MS = 120_000;
const HOURS_PASSED_MS = 3 * 3_600_000;

/** The reconciler in another process, with the clock moved ahead. */
async function reconcile(aheadMs = MINUTE_PASSED_MS): Promise<number> {
  const settings = readSettings({
    MODE: 'development',
    SANDBOX_PORT: new URL(sandbox.url).port,
    PUBLIC_URL: app.url,
  });
  const clock = { now: () => Date.now() + aheadMs };
  return reconcilePayments({ pool: database.pool, clock, settings, log: makeLogger('silent') });
}

/** Runs one after the other; a rejection surfaces at the end instead of as an unhandled one. */
function inTurn(earlier: Promise<void>, work: () => Promise<unknown>): Promise<void> {
  const done = earlier.then(work).then(() => {});
  done.catch(() => {});
  return done;
}

async function idsIn(statement: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(statement);
  return rows.map(({ id }) => id).sort();
}

test('no payment is lost or counted twice when the app is killed repeatedly during purchases', {
  timeout: 1_000 * PURCHASES + 60_000,
}, async () => {
  const yearly = await prepareOrders(database.pool, PURCHASES - Math.floor(PURCHASES / 8));
  const monthly = await prepareOrders(database.pool, Math.floor(PURCHASES / 8), 'monthly');
  const orders = yearly.flatMap((order, index) => [
    order,
    ...(index % 7 ? [] : monthly.splice(0, 1)),
  ]);

  let kills = 0;
  let restarted = Promise.resolve();
  let killed = Promise.resolve();
  await buyAll(orders, (count) => {
    if (count % 16 === 0) restarted = inTurn(restarted, () => reconcile());
    if (kills < KILLS && count >= ((kills + 1) * orders.length) / (KILLS + 1)) {
      kills += 1;
      // Nobody begins before the kill, so that it hits purchases in progress; everybody may during the restart.
      killed = inTurn(restarted, () => app.kill());
      restarted = inTurn(killed, () => app.restart());
    }
    return killed;
  });
  await restarted;
  expect(kills).toBe(KILLS);

  // Deliver pending callbacks, then reconcile. A payment checked just before it was paid, or by a killed app,
  // is due again much later.
  await sandbox.payments.notificationSender.deliverNow();
  await sandbox.payments.notificationSender.deliverNow();
  while ((await reconcile(HOURS_PASSED_MS)) > 0);

  // Double payments may be refunded by now, which the ledger includes.
  const charges = sandbox.payments.ledger.entries.filter(({ kind }) => kind === 'charge');
  const stamps = charges.map(({ stamp }) => stamp);
  expect(new Set(stamps).size).toBe(stamps.length);
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from payment where stamp = any ($1)',
    [stamps],
  );
  const charged = rows.map(({ id }) => id).sort();
  expect(charged).toHaveLength(stamps.length);
  expect(charged.length).toBeGreaterThan(PURCHASES / 2);

  const settled = await idsIn('select payment_id as id from payment_settlement');
  const flagged = await idsIn('select payment_id as id from refund_need');
  expect([...settled, ...flagged].sort()).toEqual(charged);
  expect(flagged.length).toBeGreaterThan(0);
  expect(await checkInvariants(database.pool)).toEqual([]);
  // A token comes with the callback only, so a callback interrupted by a kill must be repeated.
  expect(await idsIn('select id from monthly_contract where token_id is null')).toEqual([]);

  await vi.waitFor(async () => {
    expect(await idsIn('select id from mail_outbox where sent_at is null')).toEqual([]);
  }, patience);
  const mails = (await (
    await fetch(`${sandbox.mailboxUrl}/messages.json?limit=${2 * PURCHASES}`)
  ).json()) as Mail[];
  const confirmations = await idsIn(
    `select id from mail_outbox where letter = 'purchase-confirmation'`,
  );
  expect(confirmations).toHaveLength(settled.length);
  const arrived = new Set(mails.map(({ messageId }) => messageId));
  expect(confirmations.filter((id) => !arrived.has(`<${id}@127.0.0.1>`))).toEqual([]);
});
