import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymousBuyer, payAtPaytrail } from '../../test/buyer.ts';
import { companyInput, startCompanyOrder } from '../../test/company-buyer.ts';
import { envelopeInput, paidGift } from '../../test/gift-buyer.ts';
import { officeMember } from '../../test/office-member.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

const BUY = 'processEnvelopeGiftPurchase';
const STOCKHOLM = {
  streetAddress: 'Storgatan 2',
  zipCode: '114 55',
  city: 'Stockholm',
  country: 'SE',
};
const BERLIN = {
  streetAddress: 'Torstraße 1',
  zipCode: '10119',
  city: 'Berlin',
  country: 'DE',
};

let portal: TestPortal;
beforeAll(async () => {
  const settings = { CALLS_PER_MINUTE: '0', PLASTIC_COUNTRIES: 'FI,SE' };
  portal = await startPortal(settings, { hasWorker: false });
});
afterAll(() => portal.stop());

const refusalOf = async (method: string, inputData: object) => {
  const { body } = await anonymousBuyer(portal).call(method, { inputData, validateOnly: true });
  return body.validationError as string | null;
};

test('nothing is sold that would be posted to an unsupported country', async () => {
  const said = 'Emme postita kuoria tähän maahan';
  const toBuyer = (place: object) =>
    envelopeInput([{}], { deliverTo: 'buyer', buyer: { ...envelopeInput([]).buyer, ...place } });

  expect(await refusalOf(BUY, envelopeInput([BERLIN]))).toContain(said);
  expect(await refusalOf(BUY, toBuyer(BERLIN))).toContain(said);
  expect(await refusalOf(BUY, envelopeInput([STOCKHOLM]))).toBeNull();
  expect(await refusalOf(BUY, toBuyer(STOCKHOLM))).toBeNull();
  // Without a country it is Finland, whose postal code has five digits.
  const { country: _, ...unsaid } = STOCKHOLM;
  expect(await refusalOf(BUY, envelopeInput([unsaid]))).toContain('Postinumero ei kelpaa');

  const company = 'processMuseumCardCompanyOrder';
  const ordered = (deliveryType: string) =>
    companyInput({ deliveryType, numberOfUnits: 9, buyer: BERLIN });
  expect(await refusalOf(company, ordered('envelope'))).toContain(said);
  // On a receipt only.
  expect(await refusalOf(company, ordered('digital'))).toBeNull();
});

test('an envelope abroad is posted to its country, which every view of the address shows', async () => {
  const giver = anonymousBuyer(portal);
  const { giftKey, paymentId, orderIds } = await paidGift(
    portal,
    giver,
    BUY,
    envelopeInput([{ ...STOCKHOLM, recipientName: 'Sofia Berg' }]),
  );
  const said = 'Sofia Berg, Storgatan 2, 114 55 Stockholm, Ruotsi';

  const { rows } = await portal.pool.query(
    `select data #>> '{gifts,0,destination}' as destination from mail_outbox where idempotency_key = $1`,
    [`purchase:${paymentId}`],
  );
  expect(rows).toEqual([{ destination: said }]);
  expect((await giver.call('getGiftOrder', { giftKey })).body.gifts[0]).toMatchObject(STOCKHOLM);

  const staff = await officeMember(portal, ['administrator']);
  const order = await staff.ask('getOrder', { id: orderIds[0] ?? '' }, 'GET');
  expect(order.gift?.address).toBe(said);
  const { waiting } = await staff.ask('getEnvelopes', {}, 'GET');
  expect(waiting.map(({ address }) => address)).toContain(said.replace('Sofia Berg, ', ''));

  const change = (place: object) =>
    giver.call('updateGift', { giftKey, giftId: orderIds[0], ...place });
  expect((await change(BERLIN)).body.validationError).toContain('Emme postita kuoria');
  const home = { streetAddress: 'Uusikatu 1', zipCode: '00100', city: 'Helsinki', country: 'FI' };
  const moved = await change(home);
  expect(moved.body.order.gifts[0]).toMatchObject(home);
  // Omitted fields are unchanged.
  const back = await change({ ...STOCKHOLM, streetAddress: 'Storgatan 4' });
  expect(back.body.order.gifts[0]).toMatchObject({ country: 'SE' });
  const street = await change({ streetAddress: 'Storgatan 6' });
  expect(street.body.order.gifts[0]).toMatchObject({ country: 'SE', zipCode: '114 55' });
});

test('a foreign company has its country on the receipt, the envelopes and the printer’s list', async () => {
  const buyer = anonymousBuyer(portal);
  const order = { deliveryType: 'envelope', numberOfUnits: 1, buyer: STOCKHOLM };
  const { paymentId, body } = await startCompanyOrder(buyer, order);
  await fetch((await payAtPaytrail({ body, paymentId })) ?? '', { redirect: 'manual' });

  const { rows } = await portal.pool.query(
    `select receipt ->> 'buyerAddress' as address, company_order.country
       from payment
       join payment_order link on link.payment_id = payment.id
       join company_order using (card_order_id)
      where payment.id = $1`,
    [paymentId],
  );
  expect(rows).toEqual([{ address: 'Storgatan 2, 114 55 Stockholm, Ruotsi', country: 'SE' }]);

  const staff = await officeMember(portal, ['administrator']);
  const { batches } = await staff.ask('makeEnvelopeBatch', {});
  const file = await staff.open(batches[0]?.csvUrl ?? '');
  const [head, ...lines] = file.body.replace('\uFEFF', '').split('\r\n');
  expect(head).toContain('zip_code;city;country;');
  expect(lines.join('\n')).toContain('Storgatan 2;114 55;Stockholm;SE;');
});

test('a payment that predates the country field counts as domestic and as the same order', async () => {
  const giver = anonymousBuyer(portal);
  const { orderIds } = await paidGift(portal, giver, BUY, envelopeInput([{}]));
  const { rows } = await portal.pool.query(
    `select gift ? 'country' as "hasCountry", given.country
       from payment_order link join gift given using (card_order_id) where link.card_order_id = $1`,
    [orderIds[0]],
  );

  expect(rows).toEqual([{ hasCountry: false, country: 'FI' }]);
});
