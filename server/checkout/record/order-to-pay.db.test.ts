import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  signedInBuyer,
  startPurchase,
} from '../../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(() => portal?.stop());

async function keyOf(paymentId: string): Promise<string> {
  const { rows } = await portal.pool.query('select return_key from payment where id = $1', [
    paymentId,
  ]);
  return rows[0].return_key;
}

async function comeBack(address: string | null) {
  await fetch(address ?? '', { redirect: 'manual' });
}

async function cancelled(changes = {}) {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer, changes);
  await comeBack(await payAtPaytrail(started, { outcome: 'cancel' }));
  return { buyer, started, paymentKey: await keyOf(started.paymentId) };
}

/** The call of the page, then those after choosing a payment method. */
async function payAgain(buyer: Buyer, paymentKey: string) {
  const { body: order } = await buyer.read('getOrderToPay', { paymentKey });
  const { museumCardEventIds, personAccountId, paymentProcessType, paymentBillingType } = order;
  const record = await buyer.call('createPaymentRecord', {
    ...{ museumCardEventIds, personAccountId, paymentProcessType, paymentBillingType },
    language: 'FI',
    paymentProviderType: 'paytrail',
  });
  const started = await buyer.call('createPaytrailPayment', { paymentRecordId: record.body });
  return { paymentId: record.body as string, body: started.body };
}

describe('order of an unpaid payment', () => {
  test('shows its owner what to pay, and is paid without the form', async () => {
    const { buyer, paymentKey } = await cancelled();

    const { body } = await buyer.read('getOrderToPay', { paymentKey });
    expect(body).toMatchObject({
      state: 'open',
      paymentProcessType: 'standard',
      paymentBillingType: 'annually',
      amount: 79,
      buyer: { name: 'Aino Lahtinen', emailAddress: buyer.emailAddress },
      lines: [{ text: 'Museokortti, 12 kuukautta', amount: 79 }],
    });
    await comeBack(await payAtPaytrail(await payAgain(buyer, paymentKey)));

    const { rows } = await portal.pool.query(
      `select (select count(*)::int from card_order where owner_account_id = account.id) as orders,
              (select count(*)::int from museum_card where holder_account_id = account.id) as cards
         from account where email_address = $1`,
      [buyer.emailAddress],
    );
    expect(rows).toEqual([{ orders: 1, cards: 1 }]);
    expect((await buyer.read('getOrderToPay', { paymentKey })).body.state).toBe('paid');
  });

  test('is not found by anybody else', async () => {
    const { paymentKey } = await cancelled();
    const other = await signedInBuyer(portal);

    const asked = [
      await other.read('getOrderToPay', { paymentKey }),
      await anonymousBuyer(portal).read('getOrderToPay', { paymentKey }),
      await other.read('getOrderToPay', { paymentKey: 'keksitty' }),
    ];

    expect(asked.map(({ status }) => status)).toEqual([404, 401, 404]);
    expect(JSON.stringify(asked)).not.toContain('Aino');
  });

  test('cannot be paid again while its money may be on the way', async () => {
    const { buyer, paymentKey } = await cancelled();
    const again = await payAgain(buyer, paymentKey);
    await comeBack(await payAtPaytrail(again, { outcome: 'pending' }));

    const { body } = await buyer.read('getOrderToPay', { paymentKey });

    expect(body.state).toBe('beingConfirmed');
  });

  test('returns to the form when the price list has changed', async () => {
    const { buyer, paymentKey } = await cancelled();
    await portal.pool.query(
      `insert into price (kind, valid_from, amount_cents)
       select kind, current_date - 1, amount_cents + 100 from price where kind = 'annual'
        order by valid_from desc limit 1
       on conflict (kind, valid_from) do update set amount_cents = excluded.amount_cents`,
    );

    const { body } = await buyer.read('getOrderToPay', { paymentKey });

    expect(body.state).toBe('priceChanged');
  });
});
