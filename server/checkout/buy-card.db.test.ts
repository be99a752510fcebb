import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type Buyer,
  payAtPaytrail,
  post,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { givenMuseum } from '../../test/given.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { findTerms } from '../letter/terms/terms-versions.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { checkCard } from '../ticket-desk/record-visit.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

/** Follows the provider's redirect to the landing page. */
async function comeBack(address: string | null): Promise<string> {
  const response = await fetch(address ?? '', { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', portal.url).pathname;
}

async function stateOf(paymentId: string): Promise<string> {
  const { rows } = await portal.pool.query('select state from payment where id = $1', [paymentId]);
  return rows[0]?.state;
}

async function cardsOf({ emailAddress }: Buyer) {
  const { rows } = await portal.pool.query(
    `select card.id, customer_number, holder_first_name, starts_on::text, waits_for_first_visit,
            (select count(*)::int from card_ledger_entry where card_id = card.id) as entries,
            (select count(*)::int from plastic_card_order where card_id = card.id) as plastic
       from account
       join museum_card card on card.holder_account_id = account.id
       join card_validity on card_id = card.id
      where email_address = $1`,
    [emailAddress],
  );
  return rows;
}

async function mailsTo({ emailAddress }: Buyer, letter: string) {
  const { rows } = await portal.pool.query(
    'select data from mail_outbox where address = $1 and letter = $2',
    [emailAddress, letter],
  );
  return rows.map(({ data }) => data);
}

/** A late callback of the bank, without a browser. */
async function confirmAtBank(
  { body }: { body: { redirectUrl: string } },
  answer: 'confirm' | 'reject' = 'confirm',
) {
  const transactionId = new URL(body.redirectUrl).pathname.split('/').at(-1);
  const url = `${portal.settings.sandboxUrl}/sandbox/payments/${transactionId}/${answer}`;
  await fetch(url, { method: 'POST' });
}

const settled = (paymentId: string) =>
  vi.waitFor(async () => expect(await stateOf(paymentId)).toBe('paid'), { timeout: 15_000 });

describe('card paid by bank', () => {
  test('is valid at the desk at once, with one ledger entry, plastic card and mail', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);

    expect(await comeBack(await payAtPaytrail(started))).toBe('/kiitos/osto');

    expect(await stateOf(started.paymentId)).toBe('paid');
    const [card, ...others] = await cardsOf(buyer);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ waits_for_first_visit: true, entries: 1, plastic: 1 });
    const museumId = await givenMuseum(portal.pool);
    const { verdict } = await checkCard(portal.pool, {
      customerNumber: card.customer_number,
      museumId,
      now: portal.clock.now(),
    });
    expect(verdict).toMatchObject({ verdict: 'valid' });
    const [mail] = await mailsTo(buyer, 'purchase-confirmation');
    expect(mail).toMatchObject({
      customerNumber: card.customer_number,
      monthlyPlan: null,
      startWording: 'card2.fi',
      receipt: {
        method: 'bank',
        lines: [{ unitPrice: 7900, description: 'Museokortti, 12 kuukautta' }],
      },
    });
  });

  test('is confirmed with the terms that the buyer accepted, though they changed before the payment', async () => {
    const setVersion = (version: string) =>
      portal.pool.query('update scheme set conditions_version = $1', [version]);
    const { conditionsVersion } = await findScheme(portal.pool);
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);

    await setVersion('2030-01');
    await comeBack(await payAtPaytrail(started));
    await setVersion(conditionsVersion);

    expect(findTerms(conditionsVersion)).not.toBeNull();
    expect(await mailsTo(buyer, 'purchase-confirmation')).toMatchObject([
      { termsVersion: conditionsVersion },
    ]);
  });

  test('has no plastic card when declined, and a newsletter consent when given', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer, {
      plasticCardOptOut: true,
      subscribedNewsletter: true,
    });
    await comeBack(await payAtPaytrail(started));

    expect(await cardsOf(buyer)).toMatchObject([{ plastic: 0 }]);
    const { rows } = await portal.pool.query(
      `select given_at from newsletter_consent
         join account on account.id = account_id where email_address = $1`,
      [buyer.emailAddress],
    );
    expect(rows).toHaveLength(1);
  });

  test('is created once for repeated and concurrent notifications', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);
    const back = await payAtPaytrail(started);
    const callback = back?.replace('/return/', '/callback/') ?? '';

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => [
        fetch(callback),
        fetch(back ?? '', { redirect: 'manual' }),
      ]).flat(),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(5).fill(303),
    ]);
    expect(await cardsOf(buyer)).toMatchObject([{ entries: 1, plastic: 1 }]);
    expect(await mailsTo(buyer, 'purchase-confirmation')).toHaveLength(1);
  });

  test('is created by the callback when the browser was closed', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);
    await payAtPaytrail(started, { outcome: 'closeBrowser' });

    await settled(started.paymentId);
    expect(await cardsOf(buyer)).toHaveLength(1);
  });

  test('is created when a cancelled payment turns out to be paid', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);
    expect(await comeBack(await payAtPaytrail(started, { outcome: 'cancel' }))).toBe(
      '/maksu/keskeytyi',
    );
    await confirmAtBank(started);

    await settled(started.paymentId);
    expect(await cardsOf(buyer)).toHaveLength(1);
  });
});

describe('payment that stays pending', () => {
  test('sends a mail while pending and then becomes a card', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);

    expect(await comeBack(await payAtPaytrail(started, { outcome: 'pending' }))).toBe(
      '/maksu/odottaa',
    );
    expect(await cardsOf(buyer)).toEqual([]);
    expect(await mailsTo(buyer, 'payment-pending')).toHaveLength(1);
    const again = await buyer.call('processMuseumCard', {
      inputData: purchaseInput(buyer.emailAddress),
      validateOnly: false,
    });
    expect(again.body.validationError).toContain('vahvistettavana');

    await confirmAtBank(started);
    await settled(started.paymentId);
    expect(await cardsOf(buyer)).toHaveLength(1);
  });

  test('notifies once when finally declined, and a late confirmation still creates the card', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);
    const back = await payAtPaytrail(started, { outcome: 'pending' });
    await comeBack(back);
    expect(await mailsTo(buyer, 'payment-failed')).toEqual([]);

    await confirmAtBank(started, 'reject');
    const isTold = async () => expect(await mailsTo(buyer, 'payment-failed')).toHaveLength(1);
    await vi.waitFor(isTold, { timeout: 15_000 });
    await comeBack(back);

    expect(await mailsTo(buyer, 'payment-failed')).toHaveLength(1);
    await confirmAtBank(started);
    await settled(started.paymentId);
    expect(await mailsTo(buyer, 'payment-failed')).toHaveLength(1);
    expect(await mailsTo(buyer, 'purchase-confirmation')).toHaveLength(1);
  });

  test.each([
    ['cancel', '/maksu/keskeytyi', 'cancelled'],
    ['fail', '/maksu/hylatty', 'failed'],
  ])('%s returns the buyer to %s without a card', async (outcome, page, state) => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);

    const back = await payAtPaytrail(started, { method: 'creditcard', outcome });
    // Only the callback tells a decline from a cancellation, and the browser may be faster.
    await vi.waitFor(async () => expect(await stateOf(started.paymentId)).toBe(state), {
      timeout: 15_000,
    });

    expect(await comeBack(back)).toBe(page);
    expect(await stateOf(started.paymentId)).toBe(state);
    expect(await cardsOf(buyer)).toEqual([]);
  });
});

describe('double payment', () => {
  test('creates one card and flags the second payment for refund, with a mail', async () => {
    const buyer = await signedInBuyer(portal);
    const first = await startPurchase(buyer);
    const second = await startPurchase(buyer);
    expect(second.paymentId).not.toBe(first.paymentId);
    const backs = [await payAtPaytrail(first), await payAtPaytrail(second)];
    await Promise.all(backs.map(comeBack));

    expect([await stateOf(first.paymentId), await stateOf(second.paymentId)].sort()).toEqual([
      'paid',
      'refundNeeded',
    ]);
    expect(await cardsOf(buyer)).toHaveLength(1);
    const { rows } = await portal.pool.query(
      `select reason, amount_cents from refund_need where payment_id = any ($1)`,
      [[first.paymentId, second.paymentId]],
    );
    expect(rows).toEqual([{ reason: 'paidTwice', amount_cents: 7900 }]);
    expect(await mailsTo(buyer, 'payment-returned')).toHaveLength(1);
  });

  test('is prevented when ordering again, which continues the unpaid order', async () => {
    const buyer = await signedInBuyer(portal);
    await startPurchase(buyer);
    await startPurchase(buyer, { buyer: { city: 'Inari' } });

    const { rows } = await portal.pool.query(
      `select details #>> '{buyer,city}' as city from card_order
         join account on account.id = owner_account_id where email_address = $1`,
      [buyer.emailAddress],
    );
    expect(rows).toEqual([{ city: 'Inari' }]);
  });
});

describe('monthly card', () => {
  test('has twelve dated instalments, the first paid, and an encrypted token for the rest', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer, {
      paymentBillingType: 'monthly',
      call: 'createPaytrailPaymentAndTokenize',
    });
    await comeBack(await payAtPaytrail(started, { method: 'creditcard', card: '0024' }));
    await settled(started.paymentId);

    expect(await cardsOf(buyer)).toMatchObject([{ waits_for_first_visit: false }]);
    const contract = () =>
      portal.pool.query(
        `select last_four, sealed_token, number, amount_cents, paid_by
           from monthly_contract contract
           join instalment on contract_id = contract.id
           join account on account.id = contract.account_id
           left join payment_token token on token.id = token_id
          where email_address = $1
          order by number`,
        [buyer.emailAddress],
      );
    await vi.waitFor(async () => expect((await contract()).rows[0]?.last_four).toBe('0024'), {
      timeout: 10_000,
    });
    const { rows } = await contract();
    expect(rows.map(({ amount_cents }) => amount_cents)).toEqual(Array(12).fill(690));
    expect(rows.filter(({ paid_by }) => paid_by).map(({ number }) => number)).toEqual([1]);
    const [mail] = await mailsTo(buyer, 'purchase-confirmation');
    expect(mail.monthlyPlan).toMatchObject({ instalment: 690, total: 8280 });
  });
});

describe('culture vouchers', () => {
  test('ePassi: creates the card on the signed return', async () => {
    const buyer = await signedInBuyer(portal);
    const { paymentId, body } = await startPurchase(buyer, {
      provider: 'epassi',
      call: 'createEpassiPayment',
    });
    expect(body.amount).toBe('79.00');
    const page = await post(body.action, [
      ['STAMP', body.stamp],
      ['SITE', body.site],
      ['AMOUNT', body.amount],
      ['REJECT', body.rejectURL],
      ['CANCEL', body.cancelURL],
      ['RETURN', body.returnURL],
      ['NOTIFY_URL', body.notifyURL],
      ['MAC', body.mac],
    ]);
    await post(new URL(page.headers.get('location') ?? '', body.action).href, [['outcome', 'ok']]);

    await settled(paymentId);
    const [mail] = await mailsTo(buyer, 'purchase-confirmation');
    expect(mail.receipt.method).toBe('culture');
  });

  test('Smartum: creates the card from the receipt in the redirect', async () => {
    const buyer = await signedInBuyer(portal);
    const { paymentId, body } = await startPurchase(buyer, {
      provider: 'smartum',
      call: 'createSmartumPayment',
    });
    const paid = await post(body.redirectUrl, [['outcome', 'ok']]);

    expect(await comeBack(paid.headers.get('location'))).toBe('/kiitos/osto');
    expect(await stateOf(paymentId)).toBe('paid');
  });

  test('Edenred: is a card payment under its own name', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer, { provider: 'edenred' });
    await comeBack(await payAtPaytrail(started, { method: 'creditcard' }));

    expect(await stateOf(started.paymentId)).toBe('paid');
    const [mail] = await mailsTo(buyer, 'purchase-confirmation');
    expect(mail.receipt.method).toBe('culture');
  });
});
