import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymousBuyer,
  payAtPaytrail,
  post,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { reconcilePayments } from '../checkout/settle/reconcile-payments.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

async function paymentRow(paymentId: string) {
  const { rows } = await portal.pool.query('select * from payment where id = $1', [paymentId]);
  return rows[0];
}

const SECRET = 'SAIPPUAKAUPPIAS';
type Fields = Record<string, string>;

function signed(fields: Fields, secret = SECRET, algorithm = 'sha256'): Fields {
  const payload = Object.keys(fields)
    .filter((name) => name.startsWith('checkout-'))
    .sort()
    .map((name) => `${name}:${fields[name]}`)
    .concat('')
    .join('\n');
  return { ...fields, signature: createHmac(algorithm, secret).update(payload).digest('hex') };
}

describe('a forged payment notification', () => {
  const honest = (row: Fields): Fields => ({
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-amount': '7900',
    'checkout-stamp': row.stamp!,
    'checkout-reference': row.reference!,
    'checkout-status': 'ok',
    'checkout-transaction-id': row.transaction_id!,
    'checkout-provider': 'nordea',
  });
  const forgeries: [string, (row: Fields) => string][] = [
    [
      'a flipped status',
      (row) =>
        query({
          ...signed({ ...honest(row), 'checkout-status': 'fail' }),
          'checkout-status': 'ok',
        }),
    ],
    ['a signature of zeros', (row) => query({ ...honest(row), signature: '0'.repeat(64) })],
    ['an empty signature', (row) => query({ ...honest(row), signature: '' })],
    ['no signature', (row) => query(honest(row))],
    ['another secret', (row) => query(signed(honest(row), 'MONISAIPPUAKAUPPIAS'))],
    [
      'a weak algorithm',
      (row) => query(signed({ ...honest(row), 'checkout-algorithm': 'sha1' }, SECRET, 'sha1')),
    ],
    ['another merchant', (row) => query(signed({ ...honest(row), 'checkout-account': '695861' }))],
    ['an unsigned extra parameter', (row) => `${query(signed(honest(row)))}&checkout-foo=1`],
    ['a doubled parameter', (row) => `${query(signed(honest(row)))}&checkout-status=ok`],
    [
      'a parameter in capitals',
      (row) => query(signed(honest(row))).replace('checkout-amount', 'Checkout-Amount'),
    ],
  ];
  const query = (fields: Fields) => new URLSearchParams(fields).toString();

  test.each(forgeries)('with %s changes nothing and answers 400', async (_name, forge) => {
    const buyer = await signedInBuyer(portal);
    const { paymentId } = await startPurchase(buyer);
    const row = await paymentRow(paymentId);
    const forged = forge(row);

    const callback = await fetch(
      `${portal.url}/payments/paytrail/callback/${row.return_key}?${forged}`,
    );
    const redirect = await fetch(
      `${portal.url}/payments/paytrail/return/${row.return_key}?${forged}`,
      { redirect: 'manual' },
    );

    expect(callback.status).toBe(400);
    expect(redirect.status).toBe(303);
    expect((await paymentRow(paymentId)).state).toBe('open');
  });

  test('of ePassi with the form’s MAC, another key or another amount is rejected', async () => {
    const buyer = await signedInBuyer(portal);
    const { paymentId, body } = await startPurchase(buyer, {
      provider: 'epassi',
      call: 'createEpassiPayment',
    });
    const tries: [string, string][][] = [
      [
        ['STAMP', body.stamp],
        ['PAID', `${body.site}&${body.amount}`],
        ['MAC', body.mac],
      ],
      [
        ['STAMP', body.stamp],
        ['PAID', '79.00'],
        ['MAC', '0'.repeat(128)],
      ],
      [
        ['STAMP', body.stamp],
        ['PAID', '79.00'],
      ],
      [],
    ];
    for (const fields of tries) {
      expect((await post(body.notifyURL, fields)).status).toBe(400);
      expect((await post(body.returnURL, fields)).status).toBe(303);
    }

    expect((await paymentRow(paymentId)).state).toBe('open');
  });

  test('differs from a genuine one with a new signed parameter, which is accepted', async () => {
    const buyer = await signedInBuyer(portal);
    const { paymentId } = await startPurchase(buyer);
    const row = await paymentRow(paymentId);
    const told = query(signed({ ...honest(row), 'checkout-foo': 'new' }));

    expect(
      (await fetch(`${portal.url}/payments/paytrail/callback/${row.return_key}?${told}`)).status,
    ).toBe(200);
    expect((await paymentRow(paymentId)).state).toBe('paid');
  });
});

describe('somebody else’s payment', () => {
  test.each([
    'createPaytrailPayment',
    'createPaytrailPaymentAndTokenize',
    'createEpassiPayment',
    'createSmartumPayment',
  ])('answers %s like an unknown one', async (call) => {
    const { paymentId } = await startPurchase(await signedInBuyer(portal));
    const stranger = await signedInBuyer(portal);

    const foreign = await stranger.call(call, { paymentRecordId: paymentId });
    const absent = await stranger.call(call, { paymentRecordId: randomUUID() });

    expect(foreign).toEqual(absent);
    expect(foreign.status).toBe(404);
    expect((await anonymousBuyer(portal).call(call, { paymentRecordId: paymentId })).status).toBe(
      401,
    );
  });

  test('cannot be started for somebody else’s order', async () => {
    const owner = await signedInBuyer(portal);
    const made = await owner.call('processMuseumCard', {
      inputData: purchaseInput(owner.emailAddress),
      validateOnly: false,
    });
    const stranger = await signedInBuyer(portal);
    const record = {
      museumCardEventIds: made.body.purchaseMuseumCardEventIds,
      language: 'FI',
      personAccountId: made.body.buyerPersonAccountId,
      paymentProviderType: 'paytrail',
      paymentProcessType: 'standard',
      paymentBillingType: 'annually',
    };

    expect((await stranger.call('createPaymentRecord', record)).status).toBe(404);
    expect(
      (
        await stranger.call('createPaymentRecord', {
          ...record,
          museumCardEventIds: [randomUUID()],
        })
      ).status,
    ).toBe(404);
    expect(
      (await owner.call('createPaymentRecord', { ...record, museumCardEventIds: [] })).status,
    ).toBe(400);
    expect(
      (await owner.call('createPaymentRecord', { ...record, paymentBillingType: 'monthly' }))
        .status,
    ).toBe(404);
    expect(
      (await owner.call('createPaymentRecord', { ...record, paymentProcessType: 'gift' })).status,
    ).toBe(404);
    expect((await owner.call('createPaymentRecord', record)).status).toBe(200);
  });

  test('shows its state to anyone with its key, without personal data', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);
    await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
    const { return_key: paymentKey } = await paymentRow(started.paymentId);

    const own = await buyer.read('getPaymentStatus', { paymentKey });
    const foreign = await (await signedInBuyer(portal)).read('getPaymentStatus', { paymentKey });
    const receipt = (cookie: string) =>
      fetch(`${portal.url}/payments/receipt/${paymentKey}`, { headers: { cookie } });

    expect(own.body).toMatchObject({ view: 'paid', card: { firstName: 'Aino' } });
    expect(foreign.body).toMatchObject({ view: 'paid', card: null });
    expect(JSON.stringify(foreign.body)).not.toContain('Aino');
    expect((await receipt(buyer.cookie())).headers.get('content-type')).toBe('application/pdf');
    expect((await receipt('')).status).toBe(404);
  });
});

describe('tampering', () => {
  test('with the price is reported, never charged', async () => {
    const buyer = await signedInBuyer(portal);
    const inputData = purchaseInput(buyer.emailAddress, { purchasePrice: 1 });

    for (const validateOnly of [true, false]) {
      const { body } = await buyer.call('processMuseumCard', { inputData, validateOnly });
      expect(body).toMatchObject({
        purchasePrice: null,
        validationError: expect.stringContaining('79,00'),
      });
    }
  });

  test('with internal fields changes nothing', async () => {
    const buyer = await signedInBuyer(portal);
    const { paymentId } = await startPurchase(buyer, {
      unitPrice: 1,
      numberOfUnits: 9,
      type: 'gift',
      isDigitalGift: true,
      state: 'paid',
      price_cents: 1,
    });

    expect(await paymentRow(paymentId)).toMatchObject({
      amount_cents: 7900,
      state: 'open',
      process_type: 'standard',
    });
  });

  test.each(['weekly', 'Annually', ''])(
    'with the billing type %j is a validation error',
    async (paymentBillingType) => {
      const buyer = await signedInBuyer(portal);
      const inputData = purchaseInput(buyer.emailAddress, { paymentBillingType });

      expect(
        (await buyer.call('processMuseumCard', { inputData, validateOnly: true })).status,
      ).toBe(400);
    },
  );
});

describe('the reconciler', () => {
  test('finds a payment whose callback was lost and whose buyer never returned', async () => {
    const faults = `${portal.settings.sandboxUrl}/sandbox/faults`;
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);
    const { stamp } = await paymentRow(started.paymentId);
    await fetch(faults, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ match: { stamp }, signals: { missing: true } }),
    });
    await payAtPaytrail(started, { outcome: 'closeBrowser' });
    expect((await paymentRow(started.paymentId)).state).toBe('open');

    portal.clock.advance(61_000);
    const { pool, clock, settings } = portal;
    const log = (await import('../platform/logger.ts')).makeLogger('silent');
    await Promise.all([1, 2, 3].map(() => reconcilePayments({ pool, clock, settings, log })));

    expect((await paymentRow(started.paymentId)).state).toBe('paid');
  });
});

describe('a limited campaign code', () => {
  test('applies to no more orders than its limit, however many concurrent requests there are', async () => {
    const code = `K${randomUUID().slice(0, 8).toUpperCase()}`;
    await portal.pool.query(
      `insert into campaign_code (code, kind, value, valid_from, valid_until, use_limit)
       values ($1, 'amountOff', 1100, '2020-01-01', '2100-01-01', 2)`,
      [code],
    );
    const buyers = await Promise.all(Array.from({ length: 6 }, () => signedInBuyer(portal)));

    const answers = await Promise.all(
      buyers.map((buyer) =>
        buyer.call('processMuseumCard', {
          inputData: purchaseInput(buyer.emailAddress, { campaignCode: code.toLowerCase() }),
          validateOnly: false,
        }),
      ),
    );

    const served = answers.filter(({ body }) => body.validationError === null);
    expect(served.map(({ body }) => body.purchasePrice)).toEqual([68, 68]);
    expect(
      answers.filter(({ body }) => body.validationError?.includes('Kampanjakoodi')),
    ).toHaveLength(4);
  });
});
