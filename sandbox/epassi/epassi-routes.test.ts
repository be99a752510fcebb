import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../domain/base/cents.ts';
import { epassiForm, verifyEpassiNotification } from '../../server/payment/provider/epassi.ts';
import { type CallbackListener, startCallbackListener } from '../../test/callback-listener.ts';
import { press, startPaymentSandbox } from '../../test/payment-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let shop: CallbackListener;
beforeAll(async () => {
  [sandbox, shop] = await Promise.all([startPaymentSandbox(), startCallbackListener()]);
});
afterAll(() => Promise.all([sandbox.stop(), shop.stop()]));
afterEach(() => sandbox.payments.faults.clear());

function formFor(stamp: string) {
  const form = epassiForm(sandbox.settings.epassi, {
    stamp,
    amount: cents(7905),
    addressOf: (path) => `${shop.url}/${path}${path === 'cancel' ? '?a=1' : ''}`,
  });
  const fields = {
    STAMP: form.stamp,
    SITE: form.site,
    AMOUNT: form.amount,
    REJECT: form.rejectURL,
    CANCEL: form.cancelURL,
    RETURN: form.returnURL,
    NOTIFY_URL: form.notifyURL,
    MAC: form.mac,
  };
  return { action: form.action, fields };
}

async function arrive(stamp: string): Promise<string> {
  const { action, fields } = formFor(stamp);
  return press(action, fields);
}
const chargesOf = (stamp: string) =>
  sandbox.payments.ledger.entries.filter((entry) => entry.stamp === stamp);

describe('ePassi sandbox', () => {
  test('accepts our form, and a payment posts a valid receipt', async () => {
    const page = await arrive('epassi-1');

    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'ok' }),
    });

    const html = await answer.text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
    const receipt = { STAMP: field('STAMP'), PAID: field('PAID'), MAC: field('MAC') };
    expect(html).toContain(`action="${shop.url}/return"`);
    expect(verifyEpassiNotification(sandbox.settings.epassi, receipt)).toMatchObject({
      stamp: 'epassi-1',
      amount: 7905,
    });
    expect(chargesOf('epassi-1')).toHaveLength(1);
  });

  test('sends the server notification as often as the fault says', async () => {
    sandbox.payments.faults.add({
      match: { call: 'epassi' },
      signals: { copies: 3, order: 'callbackFirst' },
    });

    await press(await arrive('epassi-2'), { outcome: 'closeBrowser' });

    const receipts = shop.heard
      .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
      .filter(({ STAMP }) => STAMP === 'epassi-2');
    expect(receipts).toHaveLength(3);
    for (const receipt of receipts) {
      expect(verifyEpassiNotification(sandbox.settings.epassi, receipt)).toMatchObject({
        stamp: 'epassi-2',
      });
    }
    expect(chargesOf('epassi-2')).toHaveLength(1);
  });

  test('cancelling charges nothing and returns no proof', async () => {
    const back = await press(await arrive('epassi-3'), { outcome: 'cancel' });

    expect(back).toBe(`${shop.url}/cancel?a=1&stamp=epassi-3`);
    expect(chargesOf('epassi-3')).toEqual([]);
  });

  test.each([
    ['a wrong MAC', { MAC: '0'.repeat(128) }, 'INVALID_REQUEST_SIGNATURE'],
    ['another amount than signed', { AMOUNT: '0.01' }, 'INVALID_REQUEST_SIGNATURE'],
    ['an amount with a comma', { AMOUNT: '79,05' }, 'INVALID_REQUEST'],
    ['an unknown site', { SITE: '1' }, 'SITE_DOES_NOT_EXIST'],
  ])('a form with %s is rejected', async (_what, change, error) => {
    const { action, fields } = formFor('epassi-4');

    const back = new URL(await press(action, { ...fields, ...change }));

    expect(back.pathname).toBe('/reject');
    expect(back.searchParams.get('error')).toBe(error);
    expect(chargesOf('epassi-4')).toEqual([]);
  });
});
