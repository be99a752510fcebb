import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousBuyer, signedInBuyer, startPurchase } from '../../test/buyer.ts';
import { startCompanyOrder } from '../../test/company-buyer.ts';
import { digitalInput, startGift } from '../../test/gift-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

const CREDIT = ['walleyb2c', 'collectorb2c', 'oplasku', 'oplaskuV1', 'op-tililuotto', 'klarna'];
const INVOICE = ['walleyb2b', 'collectorb2b'];
const KEYS = ['id', 'name', 'parameters', 'svg', 'url'];

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
});
afterAll(() => portal.stop());

type Entry = { id: string; url: string | null; parameters: object[] };
const idsOf = (entries: Entry[]) => entries.map(({ id }) => id);

/** Consumer credit, which the sandbox offers and the portal never does. */
function expectSound(entries: Entry[]) {
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) expect(Object.keys(entry).sort()).toEqual(KEYS);
  expect(idsOf(entries).filter((id) => CREDIT.includes(id))).toEqual([]);
}

describe('the list before a payment exists', () => {
  const list = async (params: Record<string, string>) =>
    (await anonymousBuyer(portal).read('getPaytrailPaymentProviders', params)).body as Entry[];

  test.each([
    ['a person', { isGift: 'false' }, false],
    ['a gift', { isGift: 'true' }, false],
    ['a renewal', { isGift: 'false', paymentProcessType: 'renewal' }, false],
    ['a company', { isGift: 'false', paymentProcessType: 'companyOrder' }, true],
    [
      'a gift that says it is a company',
      { isGift: 'true', paymentProcessType: 'companyOrder' },
      false,
    ],
  ])('offers the right methods for %s', async (_, params, hasInvoice) => {
    const entries = await list({ paymentBillingType: 'annually', ...params });
    expectSound(entries);
    expect(idsOf(entries).some((id) => INVOICE.includes(id))).toBe(hasInvoice);
    expect(entries.every(({ url, parameters }) => url === null && parameters.length === 0)).toBe(
      true,
    );
  });

  test('offers only cards for a monthly order', async () => {
    const entries = await list({ paymentBillingType: 'monthly', isGift: 'false' });
    expect(idsOf(entries).filter((id) => id !== 'creditcard' && id !== 'amex')).toEqual([]);
  });
});

describe('a payment', () => {
  test.each(['paytrail', 'edenred', 'zevoy'])('by a person offers %s', async (provider) => {
    const { body } = await startPurchase(await signedInBuyer(portal), { provider });
    expectSound(body.providers);
    const ids = idsOf(body.providers);
    expect(ids.filter((id) => INVOICE.includes(id))).toEqual([]);
    const others = ids.filter((id) => id !== 'creditcard' && id !== 'amex');
    expect(others.length > 0).toBe(provider === 'paytrail');
  });

  test('of a gift has no invoice, of a company has one', async () => {
    const gift = await startGift(
      anonymousBuyer(portal),
      'processDigitalGiftPurchase',
      digitalInput([{}]),
    );
    const company = await startCompanyOrder(anonymousBuyer(portal));
    for (const { body } of [gift, company]) expectSound(body.providers);
    expect(idsOf(gift.body.providers).filter((id) => INVOICE.includes(id))).toEqual([]);
    expect(idsOf(company.body.providers).filter((id) => INVOICE.includes(id))).not.toEqual([]);
  });
});
