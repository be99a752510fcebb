import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { dayBegins } from '../../domain/scheme/day-begins.ts';
import { type Fact, TOPIC_RULES } from '../../domain/scheme/fact-topics.ts';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { companyInput } from '../../test/company-buyer.ts';
import { digitalInput } from '../../test/gift-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

const MINUTE_MS = 60_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterEach(() => portal.pool.query('delete from scheme_fact'));
afterAll(() => portal?.stop());

async function given({ topic, value }: Fact, from: LocalDate, until: LocalDate | null = null) {
  await portal.pool.query(
    'insert into scheme_fact (topic, valid_from, valid_until, value) values ($1, $2, $3, $4)',
    [topic, from, until, JSON.stringify(value)],
  );
}
const today = () => helsinkiDay(portal.clock.now());
/** Ten minutes before the next midnight. */
function beforeMidnight(): LocalDate {
  const day = addDays(today(), 1);
  portal.clock.advance(dayBegins(day) - 10 * MINUTE_MS - portal.clock.now());
  return day;
}
const pastMidnight = () => portal.clock.advance(11 * MINUTE_MS);

async function ordered(buyer: Buyer) {
  const { body } = await buyer.call('processMuseumCard', {
    inputData: purchaseInput(buyer.emailAddress, { purchasePrice: 79 }),
    validateOnly: false,
  });
  return body;
}
const pay = (buyer: Buyer, order: Awaited<ReturnType<typeof ordered>>, provider: string) =>
  buyer.call('createPaymentRecord', {
    museumCardEventIds: order.purchaseMuseumCardEventIds,
    language: 'FI',
    personAccountId: order.buyerPersonAccountId,
    paymentProviderType: provider,
    paymentProcessType: 'standard',
    paymentBillingType: 'annually',
  });

test('when a payment method ends at midnight, started payments complete and new ones are refused with a message', async () => {
  const day = beforeMidnight();
  await given({ topic: 'smartum', value: { isOffered: false, notice: null } }, day);
  const early = await signedInBuyer(portal);
  const begun = await ordered(early);
  const record = await pay(early, begun, 'smartum');
  expect(record.status).toBe(200);
  const late = await signedInBuyer(portal);
  const waiting = await ordered(late);
  pastMidnight();

  expect((await pay(early, begun, 'smartum')).body).toBe(record.body);
  const started = await early.call('createSmartumPayment', { paymentRecordId: record.body });
  expect(started.status).toBe(200);
  const refused = await pay(late, waiting, 'smartum');
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('Valitse toinen maksutapa');
  expect((await pay(late, waiting, 'epassi')).status).toBe(200);
});

test('without cards, banks are still listed, and a monthly purchase is refused with the reason', async () => {
  await given({ topic: 'card', value: { isOffered: false, notice: null } }, today());
  const buyer = await signedInBuyer(portal);
  const { body } = await buyer.read('getPaytrailPaymentProviders', {
    paymentBillingType: 'annually',
    isGift: 'false',
  });
  const ids = body.map(({ id }: { id: string }) => id);
  expect(ids).not.toContain('creditcard');
  expect(ids).toContain('osuuspankki');
  const monthly = await buyer.call('processMuseumCard', {
    inputData: purchaseInput(buyer.emailAddress, { paymentBillingType: 'monthly' }),
    validateOnly: true,
  });
  expect(monthly.body.validationError).toContain('Kuukausimaksu ei ole nyt mahdollinen');
});

test('when sales pause at midnight, an order at the provider is fulfilled, and an open form keeps its input', async () => {
  const day = beforeMidnight();
  await given({ topic: 'selling', value: { isOpen: false } }, day, addDays(day, 6));
  const early = await signedInBuyer(portal);
  const begun = await startPurchase(early, { purchasePrice: 79 });
  const late = await signedInBuyer(portal);
  pastMidnight();

  const back = await payAtPaytrail(begun);
  await fetch(back ?? '', { redirect: 'manual' });
  const { rows } = await portal.pool.query('select state from payment where id = $1', [
    begun.paymentId,
  ]);
  expect(rows).toEqual([{ state: 'paid' }]);
  expect((await ordered(late)).validationError).toContain('Korttien myynti on keskeytetty');
  const company = await late.call('processMuseumCardCompanyOrder', {
    inputData: companyInput(),
    validateOnly: true,
  });
  expect(company.body.validationError).toContain('Avaamme taas');
});

test('when gifts are paused, cards are still sold', async () => {
  await given({ topic: 'gifts', value: { isOpen: false } }, today());
  const buyer = anonymousBuyer(portal);
  const gift = await buyer.call('processDigitalGiftPurchase', {
    inputData: digitalInput([{}]),
    validateOnly: true,
  });
  expect(gift.body.validationError).toContain('Lahjojen myynti on keskeytetty');
  expect((await ordered(await signedInBuyer(portal))).validationError).toBeNull();
});

test('a limit lowered at midnight is reported to a form open at that time', async () => {
  const day = beforeMidnight();
  await given(
    {
      topic: 'limits',
      value: { ...TOPIC_RULES.limits.shipped, companyUnits: 2, giftsInOrder: 1 },
    },
    day,
  );
  const buyer = anonymousBuyer(portal);
  const asked = { inputData: companyInput({ numberOfUnits: 3 }), validateOnly: true };
  const before = await buyer.call('processMuseumCardCompanyOrder', asked);
  expect(before.body.validationError).toBeNull();
  pastMidnight();
  const after = await buyer.call('processMuseumCardCompanyOrder', asked);
  expect(after.body.validationError).toContain('2');
  const gift = await buyer.call('processDigitalGiftPurchase', {
    inputData: digitalInput([{}, {}]),
    validateOnly: true,
  });
  expect(gift.body.validationError).not.toBeNull();
});

test('when registration is closed, no card and no time is added, and the code stays usable', async () => {
  await given({ topic: 'registration', value: { isOpen: false } }, today());
  const buyer = await signedInBuyer(portal);
  const cardAssetId = '5f8c1d9a-0d6e-4c1b-9a52-7f4d7e0b6c11';
  const registered = await buyer.call('processMuseumCard', {
    inputData: purchaseInput(buyer.emailAddress, { cardAssetId }),
    validateOnly: false,
  });
  expect(registered.body.validationError).toContain('Korttien aktivointi on keskeytetty');
  const added = await buyer.call('addToOwnCard', { cardAssetId }, 'CardActivationController');
  expect(added.status).toBe(409);
  expect(JSON.stringify(added.body)).toContain('Koodisi säilyy');
});
