import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyPaymentNotification } from '../../server/payment/provider/paytrail-notification.ts';
import { createPayment, getPayment } from '../../server/payment/provider/paytrail-payment.ts';
import { type CallbackListener, startCallbackListener } from '../../test/callback-listener.ts';
import { press, queryOf, someOrder, startPaymentSandbox } from '../../test/payment-sandbox.ts';
import { FORGERIES, type NewFault } from '../payments/fault-registry.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let shop: CallbackListener;
beforeAll(async () => {
  sandbox = await startPaymentSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  shop = await startCallbackListener();
});
afterEach(async () => {
  sandbox.payments.faults.clear();
  await sandbox.payments.notificationSender.deliverNow();
  await shop.stop();
});

const paytrail = () => sandbox.settings.paytrail;
const statusOf = (query: string) => {
  const checked = verifyPaymentNotification(paytrail(), query);
  return checked.genuine ? checked.notification.status : checked.reason;
};
const told = () => shop.heard.map(({ path, query }) => [path, statusOf(query)]);
const chargesOf = (stamp: string) =>
  sandbox.payments.ledger.entries.filter((entry) => entry.stamp === stamp);

async function payment(signals?: NewFault['signals']) {
  const order = someOrder(shop.url);
  if (signals) sandbox.payments.faults.add({ match: { stamp: order.stamp }, signals });
  const result = await createPayment(paytrail(), order);
  if (result.outcome !== 'created') throw new Error(result.outcome);
  const page = (provider: string) => `${result.pageUrl}/${provider}`;
  const status = async () => {
    const found = await getPayment(paytrail(), result.transactionId);
    return found.outcome === 'found' ? found.status : found.outcome;
  };
  return { ...result, stamp: order.stamp, page, status };
}

describe('a buyer', () => {
  test('who pays returns to the shop, which is also notified by the server', async () => {
    const { page, stamp, status } = await payment();

    const back = await press(page('nordea'), { outcome: 'ok' });

    await shop.waitFor(1);
    expect([new URL(back).pathname, statusOf(queryOf(back))]).toEqual(['/return', 'ok']);
    expect(told()).toEqual([['/callback', 'ok']]);
    expect(await status()).toBe('ok');
    expect(chargesOf(stamp)).toMatchObject([{ amount: 7900, method: 'nordea' }]);
  });

  test('who clicks pay twice pays once', async () => {
    const { page, stamp } = await payment();

    await press(page('nordea'), { outcome: 'ok' });
    const again = await press(page('nordea'), { outcome: 'cancel' });

    expect(statusOf(queryOf(again))).toBe('ok');
    expect(chargesOf(stamp)).toHaveLength(1);
  });

  test.each([
    ['cancel', 'nordea', 'cancel'],
    ['fail', 'nordea', 'cancel'],
    ['fail', 'creditcard', 'fail'],
  ])(
    'who chose %s at %s has paid nothing, and the shop is notified of %s',
    async (outcome, provider, heard) => {
      const { page, stamp } = await payment();

      const back = await press(page(provider), { outcome, card: '0024' });

      await shop.waitFor(1);
      expect(new URL(back).pathname).toBe('/return-cancel');
      expect(told()).toEqual([['/callback-cancel', heard]]);
      expect(chargesOf(stamp)).toEqual([]);
    },
  );

  test('with a pending payment returns to the success URL, and is confirmed later', async () => {
    const { page, stamp } = await payment();

    const back = await press(page('walleyb2b'), { outcome: 'pendingThenOk' });
    await shop.waitFor(1);
    expect([new URL(back).pathname, statusOf(queryOf(back))]).toEqual(['/return', 'pending']);
    expect(chargesOf(stamp)).toEqual([]);
    await sandbox.payments.notificationSender.deliverNow();

    expect(told()).toEqual([
      ['/callback', 'pending'],
      ['/callback', 'ok'],
    ]);
    expect(chargesOf(stamp)).toHaveLength(1);
  });

  test('who closes the browser has paid, and only the server is notified', async () => {
    const { page, stamp } = await payment();

    const back = await press(page('aktia'), { outcome: 'closeBrowser' });

    await shop.waitFor(1);
    expect(back).toBe('');
    expect(told()).toEqual([['/callback', 'ok']]);
    expect(chargesOf(stamp)).toHaveLength(1);
  });

  test('who cancelled may still have paid', async () => {
    const { page, stamp } = await payment();

    const back = await press(page('pop'), { outcome: 'lateOk' });
    await shop.waitFor(1);
    await sandbox.payments.notificationSender.deliverNow();

    expect(statusOf(queryOf(back))).toBe('cancel');
    expect(told()).toEqual([
      ['/callback-cancel', 'cancel'],
      ['/callback', 'ok'],
    ]);
    expect(chargesOf(stamp)).toHaveLength(1);
  });

  test('with a card that needs a password pays after entering it', async () => {
    const { page, stamp } = await payment();

    const confirm = await press(page('creditcard'), { outcome: 'ok', card: '0313' });
    expect(confirm).toMatch(/\/3ds$/);
    expect(chargesOf(stamp)).toEqual([]);
    const back = await press(confirm, { answer: 'confirm', password: 'secret' });

    expect(statusOf(queryOf(back))).toBe('ok');
    expect(chargesOf(stamp)).toHaveLength(1);
  });

  test.each(['0347', '0354'])('with the card %s is declined', async (card) => {
    const { page, stamp } = await payment();

    await press(page('creditcard'), { outcome: 'ok', card });

    await shop.waitFor(1);
    expect(told()).toEqual([['/callback-cancel', 'fail']]);
    expect(chargesOf(stamp)).toEqual([]);
  });
});

describe('a fault', () => {
  test('sends the callback before the browser returns', async () => {
    const { page } = await payment({ order: 'callbackFirst' });

    await press(page('nordea'), { outcome: 'ok' });

    expect(told()).toEqual([['/callback', 'ok']]);
  });

  test('sends the callback after the browser has returned', async () => {
    const { page } = await payment({ order: 'redirectFirst' });

    await press(page('nordea'), { outcome: 'ok' });
    expect(told()).toEqual([]);
    await sandbox.payments.notificationSender.deliverNow();

    expect(told()).toEqual([['/callback', 'ok']]);
  });

  test('sends the callback several times', async () => {
    const { page, stamp } = await payment({ copies: 5, order: 'callbackFirst' });

    await press(page('nordea'), { outcome: 'ok' });

    expect(told()).toEqual(Array(5).fill(['/callback', 'ok']));
    expect(chargesOf(stamp)).toHaveLength(1);
  });

  test('drops the callback', async () => {
    const { page, status } = await payment({ missing: true, order: 'callbackFirst' });

    await press(page('nordea'), { outcome: 'ok' });

    expect(told()).toEqual([]);
    expect(await status()).toBe('ok');
  });

  test('delays the callback', async () => {
    const { page } = await payment({ delayMs: 600_000, order: 'callbackFirst' });

    await press(page('nordea'), { outcome: 'ok' });
    expect(told()).toEqual([]);
    await sandbox.payments.notificationSender.deliverNow();

    expect(told()).toEqual([['/callback', 'ok']]);
  });

  test('adds an unknown, correctly signed parameter', async () => {
    const { page } = await payment({ extraParameter: true, order: 'callbackFirst' });

    const back = await press(page('nordea'), { outcome: 'ok' });

    expect(back).toContain('checkout-foo');
    expect(shop.heard[0]?.query).toContain('checkout-foo');
    expect([statusOf(queryOf(back)), ...told()]).toEqual(['ok', ['/callback', 'ok']]);
  });

  test.each(FORGERIES)('sends a forged callback that the shop rejects: %s', async (kind) => {
    const { page } = await payment({ forged: [kind], order: 'callbackFirst' });

    await press(page('nordea'), { outcome: 'ok' });

    const believed = shop.heard.filter(
      ({ query }) => verifyPaymentNotification(paytrail(), query).genuine,
    );
    expect(shop.heard).toHaveLength(2);
    expect(believed).toHaveLength(1);
  });

  test('applies as often as it says, then no more', async () => {
    sandbox.payments.faults.add({ times: 1, signals: { missing: true } });
    const [first, second] = [await payment(), await payment()];

    await press(first.page('nordea'), { outcome: 'ok' });
    await press(second.page('nordea'), { outcome: 'ok' });

    const [heard] = await shop.waitFor(1);
    expect(heard?.query).toContain(second.stamp);
  });
});

test('an unacknowledged callback is retried on its schedule', async () => {
  shop.answerWith(500);
  const { page } = await payment({ order: 'callbackFirst' });

  await press(page('nordea'), { outcome: 'ok' });
  expect(told()).toHaveLength(1);
  shop.answerWith(204);
  await sandbox.payments.notificationSender.deliverNow();
  await sandbox.payments.notificationSender.deliverNow();

  expect(told()).toEqual(Array(2).fill(['/callback', 'ok']));
});
