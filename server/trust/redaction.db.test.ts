import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import {
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { linesWith, wholeDatabase } from '../../test/whole-database.ts';

const SECRET_KEY = `kanaria-avain-${randomUUID()}`;
const PASSWORD = `Kanaria7${randomUUID().slice(0, 8)}`;
const WRONG_PASSWORD = `Kanaria8${randomUUID().slice(0, 8)}`;
const CONFIRMATION = `Kanaria9${randomUUID().slice(0, 8)}`;
const CARD_TOKEN = `kanaria-token-${randomUUID()}`;
const PROVIDER_SECRETS = ['SAIPPUAKAUPPIAS', '1TRQVUMAUBX4'];

let portal: TestPortal;
let logged = '';
beforeAll(async () => {
  const logTo = {
    write(line: string) {
      logged += line;
    },
  };
  portal = await startPortal({ CALLS_PER_MINUTE: '0', LOG_LEVEL: 'trace', SECRET_KEY }, { logTo });
});
afterAll(() => portal.stop());

const guest = (method: string) => `${portal.url}${LWR_PATH}/MuseumCardGuestController/${method}`;

/** A monthly purchase with every kind of secret. Returns the provider's token. */
async function buyMonthly(buyer: Buyer): Promise<string> {
  const started = await startPurchase(buyer, {
    buyer: { password: PASSWORD, confirmPassword: CONFIRMATION },
    paymentBillingType: 'monthly',
    call: 'createPaytrailPaymentAndTokenize',
  });
  await fetch((await payAtPaytrail(started, { method: 'creditcard', card: '0024' })) ?? '', {
    redirect: 'manual',
  });
  await vi.waitFor(async () => {
    const { rows } = await portal.pool.query('select 1 from payment_token');
    expect(rows).toHaveLength(1);
  }, 20_000);
  const answer = await fetch(`${portal.settings.sandboxUrl}/sandbox/payments.json`);
  const [payment] = (await answer.json()) as { token: string }[];
  return payment?.token ?? '';
}

/** Failures while secrets are in use: validation errors, broken JSON, refusals, a failing provider. */
async function goWrong(buyer: Buyer): Promise<void> {
  const headers = { cookie: buyer.cookie(), 'content-type': 'application/json' };
  const input = purchaseInput(buyer.emailAddress, { buyer: { password: WRONG_PASSWORD } });
  const { firstName: _left, ...withoutName } = input.buyer;
  const bodies = [
    JSON.stringify({ inputData: { ...input, buyer: withoutName }, validateOnly: false }),
    JSON.stringify({ inputData: { ...input, buyer: { ...input.buyer, city: '\u0000' } } }),
    JSON.stringify({ inputData: { ...input, campaignCode: 'EIOLE', purchasePrice: -1 } }),
    `{"inputData":{"buyer":{"password":"${WRONG_PASSWORD}"`,
    JSON.stringify(WRONG_PASSWORD),
  ];
  for (const body of bodies) {
    const answer = await fetch(guest('processMuseumCard'), { method: 'POST', headers, body });
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain(WRONG_PASSWORD);
  }
  await fetch(`${guest('processMuseumCard')}?password=${WRONG_PASSWORD}`, { headers });
  await fetch(`${portal.url}/osta?password=${WRONG_PASSWORD}&token=${CARD_TOKEN}`, { headers });
  const { emailAddress } = buyer;
  await buyer.call(
    'loginWithPassword',
    { emailAddress, password: WRONG_PASSWORD },
    'AccountController',
  );
  const key = randomUUID();
  const query = `checkout-stamp=${key}&checkout-status=ok&checkout-card-token=${CARD_TOKEN}&signature=${CARD_TOKEN}`;
  const forged = await fetch(`${portal.url}/payments/paytrail/callback/${key}?${query}`);
  expect(forged.status).toBe(400);
}

async function failAtProvider(): Promise<void> {
  const faults = `${portal.settings.sandboxUrl}/sandbox/faults`;
  const buyer = await signedInBuyer(portal);
  for (const answer of ['refuse', 'resetAfter', 'forge']) {
    await fetch(faults, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer, times: 1 }),
    });
    const started = startPurchase(buyer, { buyer: { password: PASSWORD } });
    await expect(started).rejects.toThrow('PROVIDER_UNAVAILABLE');
  }
}

async function publishLog(buyer: Buyer): Promise<void> {
  const { status } = await buyer.call(
    'publishLog',
    {
      log: {
        timestamp: new Date().toISOString(),
        milliseconds: 1,
        transactionId: randomUUID(),
        level: 'ERROR',
        developerMessage: `form {"password":"${PASSWORD}","confirmPassword":"${CONFIRMATION}"}`,
        errorMessage: `password=${PASSWORD}`,
      },
    },
    'LoggerController',
  );
  expect(status).toBe(200);
}

async function resetPassword(buyer: Buyer): Promise<string> {
  const { emailAddress } = buyer;
  await buyer.call('requestPasswordReset', { emailAddress }, 'AccountController');
  return vi.waitFor(async () => {
    const texts = (await portal.mails()).map(({ text }) => text);
    const token = /linkki=1#([\w-]{43})/.exec(texts.join('\n'))?.[1];
    expect(token).toBeTruthy();
    return token ?? '';
  }, 20_000);
}

test('no password, token, session or key is found in the log, any table or any mail', {
  timeout: 120_000,
}, async () => {
  const buyer = await signedInBuyer(portal);
  const token = await buyMonthly(buyer);
  await goWrong(buyer);
  await failAtProvider();
  await publishLog(buyer);
  const resetToken = await resetPassword(buyer);
  await vi.waitFor(async () => {
    const { rows } = await portal.pool.query('select 1 from mail_outbox where sent_at is null');
    expect(rows).toEqual([]);
  }, 30_000);

  const session = /session=([^;]+)/.exec(buyer.cookie())?.[1] ?? '';
  const secrets = [
    ...[PASSWORD, WRONG_PASSWORD, CONFIRMATION, token, CARD_TOKEN, session],
    ...[SECRET_KEY, ...PROVIDER_SECRETS],
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(10);
  const mails = JSON.stringify(await portal.mails());
  const database = await wholeDatabase(portal.pool);
  expect(logged).toContain('payment notification');
  expect(database).toContain('public.client_log');
  expect(mails).toContain('Aino');

  expect(linesWith(logged, [...secrets, resetToken])).toEqual([]);
  expect(linesWith(database, [...secrets, resetToken])).toEqual([]);
  expect(secrets.filter((secret) => mails.includes(secret))).toEqual([]);
});
