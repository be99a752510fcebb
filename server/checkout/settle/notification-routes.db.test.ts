import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_KEY_PARAMETER } from '../../../contract/checkout/payment-key.ts';
import { pathTo } from '../../../contract/page/pages.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

async function givenOpenPayment(provider: string): Promise<string> {
  const returnKey = randomUUID();
  await portal.pool.query(
    `insert into payment (return_key, reference, provider_type, process_type, billing_type, language, amount_cents, state,
                          created_at, state_at)
     values ($1, $1, $2, 'standard', 'annually', 'fi', 7900, 'open', now(), now())`,
    [returnKey, provider],
  );
  return returnKey;
}

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=x';
const WAYS = [
  ['epassi', 'cancel', 'Payment_Cancelled'],
  ['epassi', 'reject', 'Payment_Failed'],
  ['smartum', 'cancel', 'Payment_Cancelled'],
] as const;

test.each(
  WAYS.flatMap(([provider, way, page]) =>
    [FORM, PARTS, null].map((type) => ({ provider, way, page, type })),
  ),
)('redirects a buyer from $provider with a form ($way, $type) to our page', async (sent) => {
  const { provider, way, page, type } = sent;
  const key = await givenOpenPayment(provider);

  const { statusCode, headers } = await portal.app.inject({
    method: 'POST',
    url: `/payments/${provider}/${way}/${key}`,
    headers: { 'sec-fetch-site': 'cross-site', ...(type && { 'content-type': type }) },
    payload: type === PARTS ? '--x--' : 'STAMP=1&STAMP=2',
  });

  expect([statusCode, headers.location]).toEqual([
    303,
    `${pathTo(page, 'fi')}?${PAYMENT_KEY_PARAMETER}=${key}`,
  ]);
});
