import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallbackListener, startCallbackListener } from '../../../test/callback-listener.ts';
import { press, queryOf, someOrder, startPaymentSandbox } from '../../../test/payment-sandbox.ts';
import {
  verifyCardSavingNotification,
  verifyPaymentNotification,
} from './paytrail-notification.ts';
import { payAndAddCard } from './paytrail-payment.ts';
import { addCardForm, cardExpiry, chargeToken, getToken } from './paytrail-token.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let shop: CallbackListener;
beforeAll(async () => {
  [sandbox, shop] = await Promise.all([startPaymentSandbox(), startCallbackListener()]);
});
afterAll(() => Promise.all([sandbox.stop(), shop.stop()]));

const paytrail = () => sandbox.settings.paytrail;
const order = () => someOrder(shop.url);
const TOKENS = {
  good: '798b445a-2216-46b7-ad1a-000f40ced6e8',
  noFunds: 'f4650972-c0cd-4dab-8f16-3ecf26439755',
  stepUp: 'e3c4b2ea-7e84-47d7-a78b-5ac7e1012199',
  stepUpAutomatic: '28007bdb-5865-4fdd-8c66-c7fe342a17e1',
  lost: '5a4d0b01-0000-4000-8000-000000002208',
};
const charges = (stamp: string) =>
  sandbox.payments.ledger.entries.filter((entry) => entry.stamp === stamp);

describe('charging a saved card', () => {
  test.each(['cit', 'mit'] as const)('as %s charges once', async (initiative) => {
    const charge = order();

    const result = await chargeToken(paytrail(), initiative, charge, TOKENS.good);

    expect(result).toMatchObject({ outcome: 'charged' });
    expect(charges(charge.stamp)).toMatchObject([{ amount: 7900, token: TOKENS.good }]);
  });

  test('with the same stamp is rejected, so that a retry cannot charge twice', async () => {
    const charge = order();
    await chargeToken(paytrail(), 'mit', charge, TOKENS.good);

    expect(await chargeToken(paytrail(), 'mit', charge, TOKENS.good)).toMatchObject({
      outcome: 'refused',
      details: ['stamp: already used'],
    });
    expect(charges(charge.stamp)).toHaveLength(1);
  });

  test.each([
    [TOKENS.noFunds, '116', 'Insufficient funds'],
    [TOKENS.lost, '208', 'Lost card'],
    ['00000000-0000-4000-8000-000000000000', null, ''],
  ])('%s is declined with code %j', async (token, acquirerCode, description) => {
    const charge = order();

    expect(await chargeToken(paytrail(), 'mit', charge, token)).toMatchObject({
      outcome: 'declined',
      acquirerCode,
      description,
    });
    expect(charges(charge.stamp)).toEqual([]);
  });

  test('may require confirmation by the holder, and is paid only after it', async () => {
    const charge = order();

    const result = await chargeToken(paytrail(), 'cit', charge, TOKENS.stepUp);

    if (result.outcome !== 'stepUp') throw new Error(result.outcome);
    expect(charges(charge.stamp)).toEqual([]);
    expect(await press(result.confirmUrl, { answer: 'confirm', password: 'guess' })).toBe('');
    const back = await press(result.confirmUrl, { answer: 'confirm', password: 'secret' });
    expect(verifyPaymentNotification(paytrail(), queryOf(back))).toMatchObject({
      genuine: true,
      notification: { status: 'ok', stamp: charge.stamp },
    });
    expect(charges(charge.stamp)).toHaveLength(1);
  });

  test('that the holder does not confirm is cancelled', async () => {
    const charge = order();
    const result = await chargeToken(paytrail(), 'cit', charge, TOKENS.stepUp);
    if (result.outcome !== 'stepUp') throw new Error(result.outcome);

    const back = await press(result.confirmUrl, { answer: 'cancel' });

    expect(new URL(back).pathname).toBe('/return-cancel');
    expect(charges(charge.stamp)).toEqual([]);
  });

  test('with automatic confirmation redirects the browser straight back', async () => {
    const result = await chargeToken(paytrail(), 'cit', order(), TOKENS.stepUpAutomatic);
    if (result.outcome !== 'stepUp') throw new Error(result.outcome);

    const page = await fetch(result.confirmUrl, { redirect: 'manual' });

    expect(new URL(page.headers.get('location') ?? '').pathname).toBe('/return');
  });

  test('by the merchant never requires confirmation', async () => {
    const result = await chargeToken(paytrail(), 'mit', order(), TOKENS.stepUp);

    expect(result).toMatchObject({ outcome: 'charged' });
  });

  test('is declined with the code that a test chooses', async () => {
    const charge = order();
    sandbox.payments.faults.add({ match: { stamp: charge.stamp }, decline: '909', times: 1 });

    expect(await chargeToken(paytrail(), 'mit', charge, TOKENS.good)).toMatchObject({
      outcome: 'declined',
      acquirerCode: '909',
    });
  });
});

test("a token is found by its tokenization id, with the card's brand and digits", async () => {
  expect(await getToken(paytrail(), 'b34e5821-2a85-4840-8b27-21ef81168bec')).toMatchObject({
    outcome: 'found',
    token: TOKENS.good,
    card: { brand: 'Visa', lastFour: '0024', expiresOn: '2030-11', bin: '415301' },
  });
});

describe('paying and saving the card', () => {
  async function paid(card: string) {
    const asked = order();
    const result = await payAndAddCard(paytrail(), asked);
    if (result.outcome !== 'created') throw new Error(result.outcome);
    const already = shop.heard.length;
    const back = await press(result.redirectUrl, { outcome: 'ok', card });
    const heard = await shop.waitFor(already + 1);
    return { asked, back, callback: heard.at(-1) };
  }

  test('sends the token to the server and never to the browser', async () => {
    const { asked, back, callback } = await paid('0024');

    const told = verifyPaymentNotification(paytrail(), callback?.query ?? '');
    expect(told).toMatchObject({
      genuine: true,
      notification: {
        status: 'ok',
        stamp: asked.stamp,
        unsignedCard: { brand: 'Visa', lastFour: '0024', expiresOn: '2030-11' },
      },
    });
    const token = told.genuine ? told.notification.cardToken : null;
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    expect(back).not.toContain(token);
    expect(await chargeToken(paytrail(), 'mit', order(), token ?? '')).toMatchObject({
      outcome: 'charged',
    });
  });

  test('with a declined card gives the server the reason', async () => {
    const { back, callback } = await paid('0354');

    expect(callback?.path).toBe('/callback-cancel');
    expect(verifyPaymentNotification(paytrail(), callback?.query ?? '')).toMatchObject({
      notification: { status: 'fail', acquirerCode: '116', cardToken: null },
    });
    expect(verifyPaymentNotification(paytrail(), queryOf(back))).toMatchObject({
      notification: { status: 'cancel', acquirerCode: null },
    });
  });
});

describe('saving a card without a payment', () => {
  const post = async (fields: { name: string; value: string }[], action: string) =>
    press(action, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const form = () =>
    addCardForm(paytrail(), {
      language: 'sv',
      redirect: { success: `${shop.url}/card?owner=1`, cancel: `${shop.url}/card-cancel` },
      callback: { success: `${shop.url}/card-told`, cancel: `${shop.url}/card-told-cancel` },
    });

  test('ends in a token that can be charged', async () => {
    const { action, fields } = form();

    const page = await post(fields, action);
    const back = await press(page, { outcome: 'ok', card: '5100' });

    const told = verifyCardSavingNotification(paytrail(), queryOf(back));
    expect(told).toMatchObject({ genuine: true, notification: { status: 'ok' } });
    expect(new URL(back).searchParams.get('owner')).toBe('1');
    const found = await getToken(
      paytrail(),
      (told.genuine && told.notification.tokenizationId) || '',
    );
    expect(found).toMatchObject({
      outcome: 'found',
      card: { brand: 'Mastercard', lastFour: '5100' },
    });
    const token = found.outcome === 'found' ? found.token : '';
    expect(await chargeToken(paytrail(), 'cit', order(), token)).toMatchObject({
      outcome: 'charged',
    });
  });

  test('when cancelled returns no token', async () => {
    const { action, fields } = form();

    const back = await press(await post(fields, action), { outcome: 'cancel' });

    expect(verifyCardSavingNotification(paytrail(), queryOf(back))).toEqual({
      genuine: true,
      notification: { status: 'fail', tokenizationId: null },
    });
  });

  test('with a modified form is rejected', async () => {
    const { action, fields } = form();
    const changed = fields.map(({ name, value }) => ({
      name,
      value: name === 'checkout-redirect-success-url' ? 'https://evil.example/' : value,
    }));

    expect(await post(changed, action)).toBe('');
  });
});

test.each([
  ['2030', '11', '2030-11'],
  ['30', '1', '2030-01'],
])('a card that ends %s/%s expires after the month %s', (year, month, expiresOn) => {
  expect(cardExpiry(year, month)).toBe(expiresOn);
});
