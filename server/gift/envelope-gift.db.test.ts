import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { anonymousBuyer } from '../../test/buyer.ts';
import { envelopeInput, paidGift } from '../../test/gift-buyer.ts';
import { givenAccount, givenMuseum } from '../../test/given.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { newToken } from '../account/secret-token.ts';
import { insertSession } from '../account/session/session-queries.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { sendDueGifts } from './send/send-gift.ts';

const BUY = 'processEnvelopeGiftPurchase';
const HOUR_MS = 3_600_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

const guest = () => anonymousBuyer(portal);

/** A signed-in worker of the portal. */
async function worker(role: 'staff' | 'desk' | 'customer') {
  const museumId = role === 'desk' ? await givenMuseum(portal.pool) : null;
  const accountId = await givenAccount(portal.pool, { role, museumId });
  const token = newToken();
  const now = portal.clock.now();
  await insertSession(portal.pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  const headers = { cookie: `session=${token}`, 'content-type': 'application/json' };
  const at = (method: string) => `${portal.url}${LWR_PATH}/BackOfficeController/${method}`;
  return {
    list: async () => (await fetch(at('getEnvelopes'), { headers })).json(),
    listStatus: async () => (await fetch(at('getEnvelopes'), { headers })).status,
    press: async (method: string, params: object = {}) => {
      const body = JSON.stringify(params);
      return (await fetch(at(method), { method: 'POST', headers, body })).json();
    },
    file: (url: string) => fetch(portal.url + url, { headers }),
  };
}

test.each([
  ['nobody chose where to', envelopeInput([{}], { deliverTo: undefined }), 'sinulle vai suoraan'],
  ['no street', envelopeInput([{ streetAddress: '' }]), 'Katuosoite on pakollinen'],
  ['a wrong zip code', envelopeInput([{ zipCode: '1' }]), 'Postinumero ei kelpaa'],
])('an envelope is refused when %s', async (_name, inputData, message) => {
  const { body } = await guest().call(BUY, { inputData, validateOnly: true });

  expect(body).toMatchObject({ isDigitalGift: false, purchasePrice: null });
  expect(body.validationError).toContain(message);
});

test('an envelope to the giver needs one address and is sent there', async () => {
  const nowhere = { streetAddress: undefined, zipCode: undefined, city: undefined };
  const inputData = envelopeInput([{ recipientName: 'Mummi', ...nowhere }], { deliverTo: 'buyer' });
  const giver = guest();
  const { giftKey, landedOn } = await paidGift(portal, giver, BUY, inputData);

  expect(landedOn).toMatch(/^\/kiitos\/lahjakuori\?/);
  const { body } = await giver.call('getGiftOrder', { giftKey });
  expect(body.gifts[0]).toMatchObject({
    addressee: 'Aino Lahtinen',
    city: 'Turku',
    state: 'toBePrinted',
  });
});

test('envelopes are collected in one batch, printed and posted', async () => {
  const giver = guest();
  const nasty = '=cmd|calc';
  const { giftKey, orderIds } = await paidGift(
    portal,
    giver,
    BUY,
    envelopeInput([{ greeting: 'Onea!' }, { recipientName: 'Sofia Berg' }]),
  );
  const address = { streetAddress: 'Uusikatu 1', zipCode: '00100', city: 'Helsinki' };
  const moved = { ...address, greeting: nasty };
  await giver.call('updateGift', { giftKey, giftId: orderIds[0], ...moved });
  const staff = await worker('staff');

  const presses = await Promise.all([1, 2, 3].map(() => staff.press('makeEnvelopeBatch')));

  expect(presses[0]).not.toHaveProperty('errorCode');
  const { waiting, batches } = await staff.list();
  expect(waiting).toEqual([]);
  const batch = batches.find(({ count }: { count: number }) => count >= 2);
  const table = await (await staff.file(batch.csvUrl)).text();
  expect(table).toContain('Uusikatu 1;00100;Helsinki');
  expect(table).toContain(`"'${nasty}"`);
  expect(table).toMatch(/[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/);
  const pages = Buffer.from(await (await staff.file(batch.pdfUrl)).arrayBuffer());
  expect(pages.toString('latin1')).toContain('/TrimBox');
  const state = async () => (await giver.call('getGiftOrder', { giftKey })).body.gifts[0].state;
  expect(await state()).toBe('printed');
  for (const change of [{ city: 'Oulu' }, { greeting: 'Myöhässä' }]) {
    const late = await giver.call('updateGift', { giftKey, giftId: orderIds[0], ...change });
    expect(late.body.validationError).toContain('jo matkalla');
  }

  await staff.press('markEnvelopesPosted', { batchId: batch.batchId });
  expect(await state()).toBe('posted');
});

test('a late envelope can become a digital gift, and its print is left out', async () => {
  const giver = guest();
  const { giftKey, orderIds } = await paidGift(portal, giver, BUY, envelopeInput([{}]));
  const [giftId] = orderIds;
  const staff = await worker('staff');
  await staff.press('makeEnvelopeBatch');

  const wrong = await giver.call('turnGiftDigital', { giftKey, giftId, recipientEmail: 'x' });
  expect(wrong.body.validationError).toContain('Saajan sähköpostiosoite');
  const turned = await giver.call('turnGiftDigital', {
    giftKey,
    giftId,
    recipientEmail: 'elias@example.fi',
  });

  expect(turned.body.order.gifts[0]).toMatchObject({ isDigital: true, state: 'sent' });
  const { batches } = await staff.list();
  expect(batches[0].leftOut).toEqual(['Elias Lahtinen']);
  const again = await giver.call('turnGiftDigital', {
    giftKey,
    giftId,
    recipientEmail: 'toinen@example.fi',
  });
  expect(again.body.validationError).toContain('ei voi enää');
});

test('a printed envelope turned into a scheduled mail is sent at its hour', async () => {
  const giver = guest();
  const { giftKey, orderIds } = await paidGift(portal, giver, BUY, envelopeInput([{}]));
  const [giftId] = orderIds;
  await (await worker('staff')).press('makeEnvelopeBatch');
  const later = new Date(portal.clock.now() + 48 * HOUR_MS).toISOString().slice(0, 10);
  await giver.call('turnGiftDigital', {
    ...{ giftKey, giftId, recipientEmail: 'elias@example.fi' },
    ...{ deliveryDate: later, deliveryHour: 9 },
  });
  const state = async () => (await giver.call('getGiftOrder', { giftKey })).body.gifts[0].state;
  expect(await state()).toBe('scheduled');

  portal.clock.advance(72 * HOUR_MS);
  const { pool, clock, settings } = portal;
  expect(await sendDueGifts({ pool, clock, settings })).toBe(1);
  expect(await state()).toBe('sent');
});

test.each(['customer', 'desk'] as const)('a %s sees nobody’s envelopes', async (role) => {
  const stranger = await worker(role);
  const [batch] = (await (await worker('staff')).list()).batches;

  expect(await stranger.listStatus()).toBe(403);
  expect((await stranger.file(batch.csvUrl)).status).toBe(403);
  expect((await fetch(portal.url + batch.pdfUrl)).status).toBe(401);
});
