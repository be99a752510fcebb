import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  post,
  signedInBuyer,
} from '../../test/buyer.ts';
import { givenCard, givenToken } from '../../test/given.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
});
afterAll(() => portal.stop());

const TOKENS = {
  good: '798b445a-2216-46b7-ad1a-000f40ced6e8',
  stepUp: '28007bdb-5865-4fdd-8c66-c7fe342a17e1',
  noFunds: 'f4650972-c0cd-4dab-8f16-3ecf26439755',
  lost: '5a4d0b01-0000-4000-8000-000000002208',
};

type Holder = Buyer & { accountId: string; assetId: string };

/** A signed-in card holder, with or without a saved payment card. */
async function holder({
  endsIn = 40,
  token,
}: {
  endsIn?: number;
  token?: string;
} = {}): Promise<Holder> {
  const buyer = await signedInBuyer(portal);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    buyer.emailAddress,
  ]);
  const accountId = rows[0].id as string;
  const validUntil = addDays(today(), endsIn);
  const { cardId } = await givenCard(portal.pool, { accountId, validUntil });
  const { secretKey } = portal.settings;
  if (token) await givenToken(portal.pool, { accountId, secretKey, token });
  return { ...buyer, accountId, assetId: cardId };
}

const today = () => helsinkiDay(portal.clock.now());
const user = 'MuseumCardUserController';

async function renew(
  { call, assetId }: Holder,
  { billing = 'monthly', ...more }: Record<string, unknown> = {},
) {
  const { price: renewalPriceValue, ...rest } = more;
  const userDetails = { museumCard: { Id: assetId }, renewalPriceValue };
  return call('renewMuseumCard', { userDetails, paymentBillingType: billing, ...rest }, user);
}

async function record(who: Holder, orderId: string, billing = 'monthly') {
  const made = await who.call('createPaymentRecord', {
    museumCardEventIds: [orderId],
    language: 'FI',
    personAccountId: who.accountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'renewal',
    paymentBillingType: billing,
  });
  return made.body as string;
}

/** The calls of the page: order, payment, card, charge. */
async function renewWithToken(who: Holder) {
  const { body } = await renew(who);
  const paymentId = await record(who, body.renewalMuseumCardEventId);
  const { assetId } = who;
  const assigned = await who.call(
    'assignActivePaytrailTokenToPayment',
    { assetId, paymentId },
    user,
  );
  const charged = await who.call('chargeToken', { paymentId }, user);
  return { scenario: body.renewalPaymentScenario, paymentId, assigned, charged };
}

async function endOf({ assetId }: Holder): Promise<LocalDate> {
  const { rows } = await portal.pool.query(
    'select valid_until::text from card_validity where card_id = $1',
    [assetId],
  );
  return rows[0]?.valid_until;
}

async function instalmentsOf({ assetId }: Holder) {
  const { rows } = await portal.pool.query(
    `select number, paid_by is not null as paid, token_id is not null as has_token
       from monthly_contract join instalment on contract_id = id
      where card_id = $1 order by number`,
    [assetId],
  );
  return rows;
}

async function charges(): Promise<{ token: string | null; reference: string }[]> {
  return (await fetch(`${portal.settings.sandboxUrl}/sandbox/ledger.json`)).json();
}

async function fault(body: object) {
  await fetch(`${portal.settings.sandboxUrl}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('right to renew', () => {
  const calls: [string, object][] = [
    [
      'renewMuseumCard',
      { userDetails: { museumCard: { Id: randomUUID() } }, paymentBillingType: 'annually' },
    ],
    ['assignActivePaytrailTokenToPayment', { assetId: randomUUID(), paymentId: randomUUID() }],
    ['chargeToken', { paymentId: randomUUID() }],
    ['updateMuseumCardValidity', { assetId: randomUUID(), paymentId: randomUUID() }],
    ['getCardTokenizationParametersForRenewal', { language: 'FI', assetId: randomUUID() }],
  ];
  test.each(calls)(
    '%s requires a sign-in and does not find a missing card',
    async (method, params) => {
      expect(await anonymousBuyer(portal).call(method, params, user)).toMatchObject({
        status: 401,
        body: [{ errorCode: 'INVALID_SESSION_ID' }],
      });
      const stranger = await signedInBuyer(portal);
      expect((await stranger.call(method, params, user)).status).toBe(404);
    },
  );

  test('another holder’s card is not found', async () => {
    const owner = await holder({ token: TOKENS.good });
    const thief = await holder({ token: TOKENS.good });
    const { body } = await renew(owner);
    const paymentId = await record(owner, body.renewalMuseumCardEventId);
    const { assetId } = owner;
    for (const [method, params] of [
      [
        'renewMuseumCard',
        { userDetails: { museumCard: { Id: assetId } }, paymentBillingType: 'monthly' },
      ],
      ['assignActivePaytrailTokenToPayment', { assetId: thief.assetId, paymentId }],
      ['chargeToken', { paymentId }],
      ['updateMuseumCardValidity', { assetId, paymentId }],
      ['getCardTokenizationParametersForRenewal', { language: 'FI', assetId }],
    ] as const) {
      expect((await thief.call(method, params, user)).status, method).toBe(404);
    }
  });
});

describe('renewal price', () => {
  test('is lower before the end date, full after it, and reduced by a code', async () => {
    const inTime = await holder();
    const late = await holder({ endsIn: -3 });
    await portal.pool.query(
      `insert into campaign_code (code, kind, value, purchase_kinds, billing_types, valid_from, valid_until)
       values ('JATKO10', 'amountOff', 1000, '{renewal}', '{annually}', '2020-01-01', '2099-12-31')`,
    );
    expect((await renew(inTime, { billing: 'annually', price: 74 })).body).toMatchObject({
      purchasePrice: 74,
      validationError: null,
      renewalPaymentScenario: null,
    });
    expect((await renew(late, { billing: 'annually', price: 79 })).body.purchasePrice).toBe(79);
    expect((await renew(late, { billing: 'monthly', price: 6.9 })).body.purchasePrice).toBe(6.9);
    const coded = await renew(inTime, { billing: 'annually', price: 74, campaignCode: 'jatko10' });
    expect(coded.body.purchasePrice).toBe(64);
    expect((await renew(inTime, { campaignCode: 'jatko10' })).body).toMatchObject({
      validationError: expect.stringContaining('koodi'),
    });
  });

  test('is reported, not charged, when the page showed another one', async () => {
    const { body } = await renew(await holder(), { billing: 'annually', price: 1 });
    expect(body).toMatchObject({
      validationError: expect.stringContaining('74,00'),
      renewalMuseumCardEventId: null,
    });
  });
});

describe('annual renewal', () => {
  test('paid at a bank adds one year and returns to the card’s page', async () => {
    const who = await holder({ endsIn: 40 });
    const before = await endOf(who);
    const { body } = await renew(who, { billing: 'annually' });
    const paymentId = await record(who, body.renewalMuseumCardEventId, 'annually');
    const { assetId } = who;
    const early = await who.call('updateMuseumCardValidity', { assetId, paymentId }, user);
    expect(early).toMatchObject({ status: 409, body: [{ errorCode: 'NOT_PAID' }] });

    const started = await who.call('createPaytrailPayment', { paymentRecordId: paymentId });
    const back = await payAtPaytrail({ paymentId, body: started.body });
    const response = await fetch(back ?? '', { redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(/^\/oma\?maksu=/);
    for (let times = 0; times < 3; times += 1) {
      const again = await who.call('updateMuseumCardValidity', { assetId, paymentId }, user);
      expect(again.body).toEqual({ success: true, validUntil: addMonths(before, 12) });
    }
    expect(await endOf(who)).toBe(addMonths(before, 12));
    const { rows } = await portal.pool.query(
      `select data from mail_outbox where address = $1 and letter = 'renewal-confirmation'`,
      [who.emailAddress],
    );
    expect(rows).toMatchObject([
      {
        data: { validUntil: addMonths(before, 12), monthlyPlan: null, startWording: 'renewal2.fi' },
      },
    ]);
  });
});

describe('monthly renewal with a saved payment card', () => {
  test('charges once and extends a valid card by a year, however often it is called', async () => {
    const who = await holder({ token: TOKENS.good });
    const before = await endOf(who);
    const { scenario, paymentId, assigned, charged } = await renewWithToken(who);
    expect(scenario).toBe('validCardAndToken');
    expect(assigned.body).toEqual({ success: true });
    expect(charged.body).toEqual({ success: true, redirectUrl: null, isPending: false });
    const again = await Promise.all(
      Array.from({ length: 4 }, () => who.call('chargeToken', { paymentId }, user)),
    );
    for (const { body } of again) expect(body.success).toBe(true);

    expect(await endOf(who)).toBe(addMonths(before, 12));
    const plan = await instalmentsOf(who);
    expect(plan).toHaveLength(12);
    expect(plan.filter(({ paid }) => paid)).toEqual([{ number: 1, paid: true, has_token: true }]);
    const { rows } = await portal.pool.query('select reference from payment where id = $1', [
      paymentId,
    ]);
    const taken = (await charges()).filter(({ reference }) => reference === rows[0].reference);
    expect(taken).toHaveLength(1);
  });

  test('of an expired card runs a year from today', async () => {
    const who = await holder({ endsIn: -10, token: TOKENS.good });
    const { scenario } = await renewWithToken(who);
    expect(scenario).toBe('expiredCardValidToken');
    expect(await endOf(who)).toBe(addMonths(today(), 12));
  });

  test('redirects to the bank for confirmation and settles on return', async () => {
    const who = await holder({ token: TOKENS.stepUp });
    const before = await endOf(who);
    const { charged, paymentId } = await renewWithToken(who);
    expect(charged.body).toMatchObject({ success: false, isPending: false });
    expect(charged.body.redirectUrl).toContain('/3ds');
    expect(await endOf(who)).toBe(before);
    const confirmed = await fetch(charged.body.redirectUrl, { redirect: 'manual' });
    const back = await fetch(confirmed.headers.get('location') ?? '', { redirect: 'manual' });
    expect(back.headers.get('location')).toMatch(/^\/oma\?/);
    expect(await endOf(who)).toBe(addMonths(before, 12));
    expect((await who.call('chargeToken', { paymentId }, user)).body.success).toBe(true);
  });

  test('changes nothing when declined; a revoked card is not offered again', async () => {
    const poor = await holder({ token: TOKENS.noFunds });
    const before = await endOf(poor);
    const declined = await renewWithToken(poor);
    expect(declined.charged.body).toEqual({ success: false, redirectUrl: null, isPending: false });
    expect(await endOf(poor)).toBe(before);
    expect((await renew(poor)).body.renewalPaymentScenario).toBe('validCardAndToken');

    const lost = await holder({ token: TOKENS.lost });
    await renewWithToken(lost);
    expect((await renew(lost)).body.renewalPaymentScenario).toBe('validCardTokenizationRequired');
  });

  test('is not charged again when the answer is lost, and settles by the provider’s report', async () => {
    const who = await holder({ token: TOKENS.good });
    const before = await endOf(who);
    await fault({ match: { call: 'chargeCit' }, times: 1, answer: 'resetAfter' });
    const { charged, paymentId } = await renewWithToken(who);
    expect(charged.body.success || charged.body.isPending).toBe(true);
    await vi.waitFor(async () => expect(await endOf(who)).toBe(addMonths(before, 12)), {
      timeout: 15_000,
    });
    expect((await who.call('chargeToken', { paymentId }, user)).body.success).toBe(true);
  });
});

/** Fills in the provider's card form; the response redirects the browser. */
async function savedAtProvider({ call, assetId }: Holder): Promise<Response> {
  const asked = { language: 'FI', assetId };
  const form = await call('getCardTokenizationParametersForRenewal', asked, user);
  const fields = form.body.parameters.map((each: { name: string; value: string }) => [
    each.name,
    each.value,
  ]);
  const opened = await post(form.body.url, fields);
  return post(opened.headers.get('location') ?? '', [
    ['outcome', 'ok'],
    ['card', '0024'],
  ]);
}

describe('monthly renewal without a usable payment card', () => {
  test('saves a card with the provider first and then charges it', async () => {
    const who = await holder({ endsIn: -1 });
    const { body: order } = await renew(who);
    expect(order.renewalPaymentScenario).toBe('expiredCardTokenizationRequired');
    const saved = await savedAtProvider(who);
    const returned = await fetch(saved.headers.get('location') ?? '', { redirect: 'manual' });
    expect(returned.headers.get('location')).toBe('/oma/voimassaolo?kortti=ok');
    const forged = (saved.headers.get('location') ?? '').replace(
      /tokenization-id=[^&]+/,
      'tokenization-id=x',
    );
    expect(
      (
        await fetch(
          forged
            .replace('card-return', 'card-callback')
            .replace(/callback\/[^?]+/, 'callback/none'),
        )
      ).status,
    ).toBe(400);

    const { scenario, charged } = await renewWithToken(who);
    expect(scenario).toBe('expiredCardValidToken');
    expect(charged.body.success).toBe(true);
    expect(await endOf(who)).toBe(addMonths(today(), 12));
  });

  test('asks the provider to retry when the new card’s details are missing, and then has them', async () => {
    const who = await holder();
    await fault({ match: { call: 'getToken' }, answer: 'unavailable' });
    const back = (await savedAtProvider(who)).headers.get('location') ?? '';
    const callback = back.replace('card-return', 'card-callback');
    const savedCards = () =>
      portal.pool.query('select 1 from payment_token where account_id = $1', [who.accountId]);

    const returned = await fetch(back, { redirect: 'manual' });
    expect(returned.headers.get('location')).toBe('/oma/voimassaolo?kortti=ei');
    expect((await savedCards()).rowCount).toBe(0);
    expect((await fetch(callback)).status).toBe(503);

    await fetch(`${portal.settings.sandboxUrl}/sandbox/faults`, { method: 'DELETE' });
    expect((await fetch(callback)).status).toBe(200);
    expect((await savedCards()).rowCount).toBe(1);
  });
});

describe('remaining instalments of a monthly contract', () => {
  test('can be paid at once, once, by the holder only', async () => {
    const who = await holder({ token: TOKENS.good });
    await renewWithToken(who);
    const { rows } = await portal.pool.query('select id from monthly_contract where card_id = $1', [
      who.assetId,
    ]);
    const contractId = rows[0].id;
    const stranger = await signedInBuyer(portal);
    expect((await stranger.call('payRestOfContract', { contractId }, user)).status).toBe(404);

    const both = await Promise.all([
      who.call('payRestOfContract', { contractId }, user),
      who.call('payRestOfContract', { contractId }, user),
    ]);
    expect(both.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await instalmentsOf(who)).every(({ paid }) => paid)).toBe(true);
    expect((await who.call('payRestOfContract', { contractId }, user)).status).toBe(409);
    const sums = (await charges()) as unknown as { amount: number }[];
    expect(sums.filter(({ amount }) => amount === 690 * 11)).toHaveLength(1);
  });
});

test('a renewal ordered again with a code is the one whose payment is at the bank', async () => {
  const owner = await holder();
  const code = `K${randomUUID().slice(0, 8).toUpperCase()}`;
  await portal.pool.query(
    `insert into campaign_code (code, kind, value, valid_from, valid_until, use_limit)
     values ($1, 'extraMonths', 6, '2020-01-01', '2100-01-01', 1)`,
    [code],
  );
  const start = async (more: Record<string, unknown>) => {
    const { body } = await renew(owner, { billing: 'annually', ...more });
    const { body: paymentRecordId } = await owner.call('createPaymentRecord', {
      museumCardEventIds: [body.renewalMuseumCardEventId],
      language: 'FI',
      personAccountId: owner.accountId,
      paymentProviderType: 'paytrail',
      paymentProcessType: 'renewal',
      paymentBillingType: 'annually',
    });
    return (await owner.call('createPaytrailPayment', { paymentRecordId })).body;
  };
  const withCode = await start({ campaignCode: code });
  await start({});
  await fetch((await payAtPaytrail({ paymentId: '', body: withCode })) ?? '', {
    redirect: 'manual',
  });

  const { rows } = await portal.pool.query(
    'select valid_until::text from card_validity where card_id = $1',
    [owner.assetId],
  );
  expect(rows).toEqual([{ valid_until: addMonths(addDays(today(), 40), 18) }]);
});
