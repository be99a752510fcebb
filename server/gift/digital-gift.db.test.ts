import { once } from 'node:events';
import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { giftMark } from '../../domain/gift/gift-mark.ts';
import { anonymousBuyer, type Buyer, payAtPaytrail, purchaseInput } from '../../test/buyer.ts';
import { digitalInput, paidGift, startGift } from '../../test/gift-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { unsealCode } from '../activation/activation-secret.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { makeLogger } from '../platform/logger.ts';
import { openingMarker } from './gift-secrets.ts';
import { sendDueGifts } from './send/send-gift.ts';

const HOUR_MS = 60 * 60 * 1000;
const BUY = 'processDigitalGiftPurchase';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

const guest = () => anonymousBuyer(portal);
const deps = () => ({
  pool: portal.pool,
  clock: portal.clock,
  settings: portal.settings,
  log: makeLogger('silent'),
});

async function one(sql: string, ...values: unknown[]) {
  const { rows } = await portal.pool.query(sql, values);
  return rows[0];
}

const sendingsOf = async (orderId: string | undefined) =>
  (await one('select count(*)::int as n from gift_sending where card_order_id = $1', orderId)).n;

/** `fetch` overwrites the sec-fetch headers, so the request is made without it. */
async function openInBrowser(url: string): Promise<string | undefined> {
  const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const [answer] = await once(get(url, { headers }), 'response');
  answer.resume();
  return answer.headers.location;
}

describe('check of a digital gift', () => {
  test('returns the price of one and of all, and stores nothing', async () => {
    const inputData = digitalInput([{}, { recipientEmail: 'toinen@example.fi' }]);

    const { status, body } = await guest().call(BUY, { inputData, validateOnly: true });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      isDigitalGift: true,
      numberOfUnits: 2,
      unitPrice: 79,
      price: 158,
      purchasePrice: 158,
      validationError: null,
      purchaseMuseumCardEventIds: [],
    });
    expect((await one('select count(*)::int as n from gift_order')).n).toBe(0);
  });

  test('applies a campaign code for gifts to each of them', async () => {
    await portal.pool.query(
      `insert into campaign_code (code, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit)
       values ('LAHJAT', 'percentOff', 10, '{gift}', '{annually}', '2020-01-01', '2099-01-01', 2)`,
    );
    const priced = (units: number, purchasePrice?: number) =>
      guest().call(BUY, {
        inputData: digitalInput(Array(units).fill({}), { campaignCode: 'lahjat', purchasePrice }),
        validateOnly: true,
      });

    expect((await priced(2)).body).toMatchObject({
      unitPrice: 71.1,
      price: 158,
      purchasePrice: 142.2,
    });
    expect((await priced(3)).body.validationError).toContain('Kampanjakoodi');
    expect((await priced(2, 158)).body.validationError).toContain('142,20');
  });

  test.each([
    ['nobody', digitalInput([]), 'Korttien määrä'],
    ['more than twenty', digitalInput(Array(21).fill({})), 'Korttien määrä'],
    ['no name', digitalInput([{ recipientName: ' ' }]), 'Saajan nimi on pakollinen'],
    ['a wrong address', digitalInput([{ recipientEmail: 'elias@' }]), 'Sähköpostiosoite ei kelpaa'],
    ['a long greeting', digitalInput([{ greeting: 'x'.repeat(201) }]), 'liian pitkä'],
    [
      'a day that was',
      digitalInput([{ deliveryDate: '2020-01-01', deliveryHour: 9 }]),
      'jo mennyt',
    ],
    ['no such day', digitalInput([{ deliveryDate: '2099-02-30', deliveryHour: 9 }]), 'ei kelpaa'],
    [
      'a far day',
      digitalInput([{ deliveryDate: '2099-01-01', deliveryHour: 9 }]),
      'enintään vuoden',
    ],
    ['no terms', digitalInput([{}], { museumCardConditionsAccepted: false }), 'käyttöehdot'],
  ])('refuses %s', async (_name, inputData, message) => {
    const { body } = await guest().call(BUY, { inputData, validateOnly: true });

    expect(body.validationError).toContain(message);
    expect(body.purchasePrice).toBeNull();
  });
});

describe('digital gift', () => {
  test('bought by a guest is mailed at once with a code, and the giver has a page', async () => {
    const giver = guest();
    const { orderIds, giftKey, landedOn, paymentId } = await paidGift(
      portal,
      giver,
      BUY,
      digitalInput([{}, { recipientName: 'Sofia', recipientEmail: 'sofia@example.fi' }]),
    );

    expect(landedOn).toMatch(/^\/kiitos\/digilahja\?maksu=/);
    expect(orderIds).toHaveLength(2);
    const { body } = await giver.call('getGiftOrder', { giftKey });
    expect(body.gifts).toMatchObject([
      { recipientName: 'Elias', state: 'sent', openedAt: null, activatedAt: null },
      { recipientName: 'Sofia', state: 'sent', recipientEmail: 'sofia@example.fi' },
    ]);
    const { receipt } = await one(
      `select payment.amount_cents as receipt from payment where id = $1`,
      paymentId,
    );
    expect(receipt).toBe(15_800);
    const file = (path: string, asked: object) =>
      fetch(`${portal.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      });
    const { giftId } = body.gifts[0];
    const pdf = await file('/gifts/pdf', { giftKey, giftId });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await file('/gifts/pdf', { giftKey: 'x'.repeat(43), giftId })).status).toBe(404);
    const paper = await file('/gifts/receipt', { giftKey });
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect((await file('/gifts/receipt', { giftKey: 'x'.repeat(43) })).status).toBe(404);
  });

  test('is created and mailed once for repeated payment notifications', async () => {
    const started = await startGift(guest(), BUY, digitalInput([{}]));
    const back = (await payAtPaytrail(started)) ?? '';

    await Promise.all(
      Array.from({ length: 5 }, () => [
        fetch(back.replace('/return/', '/callback/')),
        fetch(back, { redirect: 'manual' }),
      ]).flat(),
    );

    expect(await sendingsOf(started.orderIds[0])).toBe(1);
    const { n } = await one(
      `select count(*)::int as n from card_ledger_entry where cause = $1`,
      `payment:${started.paymentId}`,
    );
    expect(n).toBe(1);
  });

  test('waits for its hour, can be changed until then, and is sent once by concurrent processes', async () => {
    const giver = guest();
    const tomorrow = new Date(portal.clock.now() + 48 * HOUR_MS).toISOString().slice(0, 10);
    const { orderIds, giftKey } = await paidGift(
      portal,
      giver,
      BUY,
      digitalInput([{ deliveryDate: tomorrow, deliveryHour: 9 }]),
    );
    const [giftId] = orderIds;
    expect(await sendDueGifts(deps())).toBe(0);
    expect((await giver.call('getGiftOrder', { giftKey })).body.gifts[0].state).toBe('scheduled');

    const bad = await giver.call('updateGift', { giftKey, giftId, recipientEmail: 'ei osoite' });
    expect(bad.body.validationError).toContain('Sähköpostiosoite');
    const yesterday = new Date(portal.clock.now() - 24 * HOUR_MS).toISOString().slice(0, 10);
    const past = { deliveryDate: yesterday, deliveryHour: 9 };
    const tooEarly = await giver.call('updateGift', { giftKey, giftId, ...past });
    expect(tooEarly.body.validationError).toContain('mennyt');
    const changed = await giver.call('updateGift', {
      giftKey,
      giftId,
      recipientEmail: 'uusi@example.fi',
    });
    expect(changed.body.order.gifts[0]).toMatchObject({ recipientEmail: 'uusi@example.fi' });

    portal.clock.advance(72 * HOUR_MS);
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendDueGifts(deps())));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
    expect(await sendingsOf(giftId)).toBe(1);
    const { address } = await one(
      'select address from mail_outbox where idempotency_key = $1',
      `gift:${giftId}:1`,
    );
    expect(address).toBe('uusi@example.fi');

    // Sent to a wrong address with a typo in the greeting: corrected and resent until it is opened.
    const asked = { giftKey, giftId, recipientEmail: 'x@example.fi', greeting: 'Onnea Eeva!' };
    const halfRight = { ...asked, recipientEmail: 'ei osoite' };
    expect((await giver.call('updateGift', halfRight)).body.order.gifts[0].greeting).not.toBe(
      asked.greeting,
    );
    const corrected = await giver.call('updateGift', asked);
    expect(corrected.body.validationError).toBeNull();
    expect(corrected.body.order.gifts[0]).toMatchObject({
      recipientEmail: 'x@example.fi',
      greeting: 'Onnea Eeva!',
    });
    expect(await sendingsOf(giftId)).toBe(2);
    const marker = openingMarker(giftId ?? '', portal.settings.secretKey, 1);
    await giver.call('openGift', { marker });
    const late = await giver.call('updateGift', { ...asked, greeting: 'Myöhässä' });
    expect(late.body.validationError).toContain('jo avannut lahjan');
  });

  test('edited in two windows: the second sees the first change and saves only its own fields', async () => {
    const giver = guest();
    const day = new Date(portal.clock.now() + 48 * HOUR_MS).toISOString().slice(0, 10);
    const later = digitalInput([{ deliveryDate: day, deliveryHour: 9 }]);
    const { orderIds, giftKey } = await paidGift(portal, giver, BUY, later);
    const [giftId] = orderIds;
    const shown = async () => (await giver.call('getGiftOrder', { giftKey })).body.gifts[0];
    const seen = giftMark(await shown());
    const save = (change: object) => giver.call('updateGift', { giftKey, giftId, ...change });

    expect((await save({ greeting: 'Ensin', seen })).body.validationError).toBeNull();
    const second = await save({ recipientName: 'Elsa', seen });

    expect(second.body.validationError).toContain('toisessa ikkunassa');
    expect(await shown()).toMatchObject({ greeting: 'Ensin' });
    expect((await shown()).recipientName).not.toBe('Elsa');
    const again = await save({ recipientName: 'Elsa', seen: giftMark(await shown()) });
    expect(again.body.order.gifts[0]).toMatchObject({ greeting: 'Ensin', recipientName: 'Elsa' });
    // Moved, so that later tests that send due gifts do not send it.
    await save({ deliveryDate: null, deliveryHour: null });
  });

  test('is sent with all due ones, and the rest of an interrupted batch in the next', async () => {
    const day = new Date(portal.clock.now() + 48 * HOUR_MS).toISOString().slice(0, 10);
    const due = { deliveryDate: day, deliveryHour: 9 };
    const { orderIds } = await paidGift(portal, guest(), BUY, digitalInput([due, due, due]));
    // A clock for this run only: the portal's own worker finds none due.
    const later = { ...deps(), clock: { now: () => portal.clock.now() + 96 * HOUR_MS } };
    let steps = 0;

    expect(await sendDueGifts(later, () => ++steps <= 2)).toBe(2);
    expect(await sendDueGifts(later)).toBe(1);
    expect(await sendDueGifts(later)).toBe(0);
    expect(await Promise.all(orderIds.map(sendingsOf))).toEqual([1, 1, 1]);
  });

  test('sent to a wrong address grants nothing there once the address is corrected', async () => {
    const giver = guest();
    const { orderIds, giftKey } = await paidGift(portal, giver, BUY, digitalInput([{}]));
    const giftId = orderIds[0] ?? '';
    const { secretKey } = portal.settings;
    const codeNow = async () => {
      const { sealed } = await one(
        `select sealed_code as sealed from claimable_card
           join order_fulfilment using (card_id) where card_order_id = $1`,
        giftId,
      );
      return unsealCode(sealed, secretKey);
    };
    const correct = (changes: object) => giver.call('updateGift', { giftKey, giftId, ...changes });
    const first = await codeNow();
    // A stranger has entered the code without opening the link.
    const stranger = guest();
    const check = (who: Buyer, code: string) =>
      who.call('checkActivation', { code }, 'CardActivationController');
    const brought = await check(stranger, first);
    expect(brought.body.activationState).toBe('ready');

    await correct({ greeting: 'Onnea!', recipientEmail: 'Elias.Saaja@example.fi' });
    expect(await codeNow()).toBe(first);
    expect((await correct({ recipientEmail: 'oikea@example.fi' })).body.validationError).toBeNull();

    const second = await codeNow();
    expect(second).not.toBe(first);
    expect(await sendingsOf(giftId)).toBe(3);
    expect((await check(guest(), first)).body).toMatchObject({
      activationState: 'takenBack',
      message: 'Kortin ostaja on perunut tämän koodin. Pyydä häneltä uusi koodi.',
    });
    const opened = (replacements: number) =>
      guest().call('openGift', { marker: openingMarker(giftId, secretKey, replacements) });
    const old = await opened(0);
    expect(old.status).toBe(400);
    expect(JSON.stringify(old.body)).toContain('ei ole enää käytössä');
    expect((await giver.call('getGiftOrder', { giftKey })).body.gifts[0].openedAt).toBeNull();
    const { cardAssetId } = brought.body;
    const inputData = { ...purchaseInput('vieras@example.fi'), cardAssetId };
    const registered = await stranger.call('processMuseumCard', { inputData, validateOnly: false });
    expect(registered.body.validationError).toContain('perunut tämän koodin');
    expect((await opened(1)).body.code).toBe(second);
    expect((await check(guest(), second)).body.activationState).toBe('ready');
  });

  test('can be resent three times a day', async () => {
    const giver = guest();
    const { orderIds, giftKey } = await paidGift(portal, giver, BUY, digitalInput([{}]));
    const again = () => giver.call('resendGift', { giftKey, giftId: orderIds[0] });

    for (const _ of [1, 2, 3]) expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);

    expect(await sendingsOf(orderIds[0])).toBe(4);
  });

  test('counts as opened by a browser, not by a mail filter, and leads to its code', async () => {
    const giver = guest();
    const { orderIds, giftKey } = await paidGift(portal, giver, BUY, digitalInput([{}]));
    const marker = openingMarker(orderIds[0] ?? '', portal.settings.secretKey);
    // Letters of earlier releases have it in the query.
    const link = `${portal.url}/gifts/open?lahja=${marker}`;
    const state = async () => (await giver.call('getGiftOrder', { giftKey })).body.gifts[0].state;

    await fetch(link, { redirect: 'manual' });
    expect(await state()).toBe('sent');
    const location = await openInBrowser(link);

    expect(location).toMatch(/\/aktivoi#koodi=[A-Z0-9]{16}$/);
    expect(await state()).toBe('opened');
  });
});

describe('gift of somebody else', () => {
  test('can be neither paid, read nor changed', async () => {
    const giver = guest();
    const made = await giver.call(BUY, { inputData: digitalInput([{}]), validateOnly: false });
    const record = (buyer: Buyer, provider = 'paytrail') =>
      buyer.call('createPaymentRecord', {
        museumCardEventIds: made.body.purchaseMuseumCardEventIds,
        language: 'FI',
        personAccountId: null,
        paymentProviderType: provider,
        paymentProcessType: 'gift',
        paymentBillingType: 'annually',
      });
    const stranger = guest();
    expect((await record(stranger)).status).toBe(401);
    await stranger.call(BUY, { inputData: digitalInput([{}]), validateOnly: false });

    expect((await record(stranger)).status).toBe(404);
    expect((await stranger.call('getGiftOrder', { giftKey: 'x'.repeat(43) })).status).toBe(404);
    for (const voucher of ['epassi', 'smartum', 'edenred', 'zevoy']) {
      expect((await record(giver, voucher)).status, voucher).toBe(400);
    }
    const paid = await record(giver);
    expect((await giver.call('createEpassiPayment', { paymentRecordId: paid.body })).status).toBe(
      400,
    );
    expect((await giver.call('createSmartumPayment', { paymentRecordId: paid.body })).status).toBe(
      400,
    );
  });

  test('keeps one order when the payment is cancelled', async () => {
    const giver = guest();
    const first = await startGift(giver, BUY, digitalInput([{}, { recipientName: 'Sofia' }]));
    const second = await startGift(giver, BUY, digitalInput([{ recipientName: 'Sofia' }]));

    expect(second.orderIds).toEqual([first.orderIds[0]]);
  });
});
