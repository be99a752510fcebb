import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import { press, someOrder, startPaymentSandbox } from '../../../test/payment-sandbox.ts';
import { createPayment, getPayment, payAndAddCard } from './paytrail-payment.ts';
import { listMethods } from './paytrail-provider.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
beforeAll(async () => {
  sandbox = await startPaymentSandbox();
});
afterAll(() => sandbox.stop());

const shop = 'http://127.0.0.1:9';
const paytrail = () => sandbox.settings.paytrail;

async function created(changes = {}) {
  const result = await createPayment(paytrail(), someOrder(shop, changes));
  if (result.outcome !== 'created') throw new Error(`not created: ${JSON.stringify(result)}`);
  return result;
}

describe('creating a payment', () => {
  test('returns its id, page, terms and a form for each method', async () => {
    const payment = await created();

    expect(payment.pageUrl).toBe(`${sandbox.url}/paytrail/pay/${payment.transactionId}`);
    expect(payment.terms).toEqual({
      text: 'Valitsemalla maksutavan hyväksyt maksupalveluehdot',
      url: 'https://www.paytrail.com/kuluttaja/maksupalveluehdot',
    });
    expect(payment.requestId).toMatch(/^[0-9a-f-]{36}$/);
    const cards = payment.providers.filter(({ id }) => id === 'creditcard');
    expect(cards.map(({ name }) => name)).toEqual(['Visa', 'Mastercard']);
    expect(payment.providers.map(({ id }) => id)).toContain('sointupankki');
  });

  test('returns forms that the provider accepts, but only unmodified', async () => {
    const [bank] = (await created()).providers.filter(({ id }) => id === 'nordea');
    const fields = Object.fromEntries(
      bank?.parameters.map(({ name, value }) => [name, value]) ?? [],
    );

    const arrived = await press(bank?.url ?? '', fields);
    const forged = await fetch(bank?.url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, 'checkout-nonce': 'mine' }),
    });

    expect(arrived).toMatch(/\/pay\/[0-9a-f-]{36}\/nordea$/);
    expect(forged.status).toBe(403);
  });

  test('works with the longer algorithm too', async () => {
    const settings = { ...paytrail(), algorithm: 'sha512' as const };

    expect(await createPayment(settings, someOrder(shop))).toMatchObject({ outcome: 'created' });
  });

  test('accepts the longest values that our own form allows', async () => {
    const payment = await created({
      customer: {
        emailAddress: `${'a'.repeat(75)}@b.fi`,
        firstName: 'Ä'.repeat(40),
        lastName: `${'ß'.repeat(79)}x`,
        companyName: 'Ø'.repeat(255),
        businessId: '1234567-1',
      },
      deliveryAddress: {
        streetAddress: '𝒜'.repeat(127),
        zipCode: '12-345',
        city: 'Å'.repeat(40),
        country: 'FI',
      },
    });

    expect(payment.transactionId).toBeTruthy();
  });

  test('with a used stamp is rejected, with the reason for the log', async () => {
    const order = someOrder(shop);
    await createPayment(paytrail(), order);

    expect(await createPayment(paytrail(), order)).toMatchObject({
      outcome: 'refused',
      status: 400,
      message: 'Validation failed',
      details: ['stamp: already used'],
    });
  });

  test('rejects a response signed with another secret', async () => {
    const wrong = { ...paytrail(), secret: 'MONISAIPPUAKAUPPIAS' };

    expect(await createPayment(wrong, someOrder(shop))).toMatchObject({
      outcome: 'ambiguous',
      fault: 'unverified',
      status: 401,
    });
  });

  test('never reuses a nonce, even for concurrent payments', async () => {
    const before = sandbox.payments.nonces.size;

    // A hundred at once may be slow on a busy machine, which is not tested here.
    const patient = { ...paytrail(), timeoutMs: 25_000 };

    const results = await Promise.all(
      Array.from({ length: 100 }, () => createPayment(patient, someOrder(shop))),
    );

    expect(results.every(({ outcome }) => outcome === 'created')).toBe(true);
    expect(sandbox.payments.nonces.size).toBe(before + 100);
  }, 30_000);
});

describe('fetching a payment', () => {
  test('returns its state', async () => {
    const { transactionId } = await created({ stamp: 'asked-1' });

    expect(await getPayment(paytrail(), transactionId)).toMatchObject({
      outcome: 'found',
      transactionId,
      status: 'new',
      amount: 7900,
      stamp: 'asked-1',
      reference: 'MK-2026-000123',
      provider: null,
    });
  });

  test.each([
    ['ok', 'ok'],
    ['pending', 'pending'],
    ['cancel', 'cancel'],
  ])('after the payer chose %s returns %s', async (outcome, status) => {
    const { transactionId, pageUrl } = await created();
    await press(`${pageUrl}/osuuspankki`, { outcome });

    expect(await getPayment(paytrail(), transactionId)).toMatchObject({
      outcome: 'found',
      status,
      provider: 'osuuspankki',
    });
  });

  test('returns the first digits of the card, which identify an Edenred card', async () => {
    const { transactionId, pageUrl } = await created();
    await press(`${pageUrl}/creditcard`, { outcome: 'ok', card: '2871' });

    expect(await getPayment(paytrail(), transactionId)).toMatchObject({ cardBin: '534287' });
  });

  test('that does not exist says so', async () => {
    const nobodys = '00000000-0000-4000-8000-000000000000';

    expect(await getPayment(paytrail(), nobodys)).toEqual({ outcome: 'notFound' });
  });

  test('of another merchant counts as not existing', async () => {
    const { transactionId } = await created();
    const other = { ...paytrail(), merchantId: '695861', secret: 'MONISAIPPUAKAUPPIAS' };

    expect(await getPayment(other, transactionId)).toEqual({ outcome: 'notFound' });
  });
});

test('paying and saving the card returns a URL for the browser', async () => {
  const result = await payAndAddCard(paytrail(), someOrder(shop));

  expect(result).toMatchObject({
    outcome: 'created',
    redirectUrl: expect.stringMatching(/\/paytrail\/pay\/[0-9a-f-]{36}\/creditcard$/),
  });
});

describe('listing the methods', () => {
  test("returns them in the buyer's language, before a payment exists", async () => {
    const result = await listMethods(paytrail(), { amount: cents(7900), language: 'sv' });

    expect(result).toMatchObject({ outcome: 'listed' });
    if (result.outcome !== 'listed') return;
    expect(result.groups[0]).toEqual({ id: 'mobile', name: 'Mobila betalningssätt' });
    expect(result.methods.filter(({ id }) => id === 'creditcard')).toHaveLength(2);
    expect(result.terms?.text).toContain('villkoren');
  });

  test('omits methods that cannot take the amount', async () => {
    const ids = async (amount: number) => {
      const result = await listMethods(paytrail(), { amount: cents(amount), language: 'fi' });
      return result.outcome === 'listed' ? result.methods.map(({ id }) => id) : [];
    };

    expect(await ids(500_000)).toContain('walleyb2b');
    expect(await ids(500_001)).not.toContain('walleyb2b');
  });

  test('has a logo for each', async () => {
    const result = await listMethods(paytrail(), { amount: cents(7900), language: 'fi' });
    const methods = result.outcome === 'listed' ? result.methods : [];

    const types = await Promise.all(
      methods.map(async ({ svg }) => (await fetch(svg)).headers.get('content-type')),
    );

    expect(new Set(types)).toEqual(new Set(['image/svg+xml']));
  });
});
