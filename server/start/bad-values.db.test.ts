import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { WELL_FORMED } from '../../domain/base/well-formed-text.ts';
import { logEntry } from '../../domain/logging/log-entry.ts';
import { purchaseInput } from '../../test/buyer.ts';
import { companyInput } from '../../test/company-buyer.ts';
import { digitalInput, envelopeInput } from '../../test/gift-buyer.ts';
import { signedIn } from '../../test/signed-in.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';

// Too large for exact cents.
const BEYOND_CENTS = 90_071_992_547_409.92;
const HALF_AN_EMOJI = '\uD83E';
const GUEST = 'MuseumCardGuestController';

let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

async function call(path: string, payload: object, cookie = '') {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-language': 'fi' };
  const url = `${LWR_PATH}/${path}`;
  const response = await running.app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

function log(changes: object) {
  const event = { level: 'ERROR', developerMessage: 'the check failed', source: 'test' } as const;
  const stamp = { entryKey: randomUUID(), transactionId: randomUUID(), now: 0 };
  return {
    ...logEntry(event, { ...stamp, isoTime: '2026-11-15T08:30:00.000Z' }),
    ...changes,
  };
}

const purchases = {
  processMuseumCard: purchaseInput('a@example.fi'),
  processDigitalGiftPurchase: digitalInput([{}]),
  processEnvelopeGiftPurchase: envelopeInput([{}]),
  processMuseumCardCompanyOrder: companyInput(),
};

describe('a price', () => {
  const prices = [BEYOND_CENTS, 1e300, -1, 79.001];
  const cases = Object.entries(purchases).flatMap(([method, input]) =>
    prices.map((purchasePrice) => ({ method, purchasePrice, input })),
  );

  test.each(cases)('of $purchasePrice is rejected by $method', async ({ method, ...given }) => {
    const inputData = { ...given.input, purchasePrice: given.purchasePrice };

    expect(await call(`${GUEST}/${method}`, { inputData, validateOnly: true })).toEqual({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT', message: expect.stringContaining('purchasePrice') }],
    });
  });

  test.each(prices)('of %d is rejected by renewMuseumCard', async (renewalPriceValue) => {
    const { visitor } = await signedIn(running);
    const userDetails = { museumCard: { Id: randomUUID() }, renewalPriceValue };
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = { userDetails, paymentBillingType: 'annually' };

    expect(await call('MuseumCardUserController/renewMuseumCard', asked, cookie)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT' }],
    });
  });
});

describe('a lone surrogate', () => {
  test('in a billing reference is rejected, naming the field', async () => {
    const inputData = companyInput({ billingReference: `Viite ${HALF_AN_EMOJI}` });

    for (const validateOnly of [true, false]) {
      const path = `${GUEST}/processMuseumCardCompanyOrder`;
      expect(await call(path, { inputData, validateOnly })).toEqual({
        status: 400,
        body: [
          { errorCode: 'INVALID_INPUT', message: expect.stringContaining('billingReference') },
        ],
      });
    }
  });

  test('in a log entry is replaced, and the entry is stored', async () => {
    const entry = log({ errorMessage: `a${HALF_AN_EMOJI}b` });

    expect(await call('LoggerController/publishLog', { log: entry })).toEqual({
      status: 200,
      body: { stored: 1 },
    });
    const { rows } = await running.pool.query(
      'select error_message from client_log where entry_key = $1',
      [entry.entryKey],
    );
    expect(rows).toEqual([{ error_message: 'a\uFFFDb' }]);
  });

  test.each([1_999, 2_000, 3_999])(
    'is not created by truncating at %i characters',
    async (before) => {
      const message = `${'x'.repeat(before)}🦊🦊`;
      const event = { level: 'ERROR', developerMessage: message, source: message } as const;
      const stamp = { entryKey: randomUUID(), transactionId: randomUUID(), now: 0 };
      const entry = logEntry(event, { ...stamp, isoTime: '2026-11-15T08:30:00.000Z' });

      expect(entry.developerMessage).toMatch(WELL_FORMED);
      const logs = JSON.stringify([entry]);
      expect((await call('LoggerController/publishLogs', { logs })).body).toEqual({ stored: 1 });
    },
  );

  test.each(['/payments/paytrail/callback/x', '/payments/paytrail/return/x'])(
    'is not created by truncating a provider’s message to %s',
    async (path) => {
      const query = `checkout-note=${encodeURIComponent(`${'a'.repeat(199)}🦊`)}`;
      const { statusCode } = await running.app.inject(`${path}?${query}&${'b'.repeat(59)}🦊=1`);

      expect(statusCode).toBeLessThan(500);
    },
  );
});

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  'a log entry with the time %s is rejected',
  async (timestamp) => {
    const { status } = await call('LoggerController/publishLog', { log: log({ timestamp }) });

    expect(status).toBe(400);
  },
);
