import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(() => portal.stop());

/** Ids the caller has received so far; missing ones are made up. */
type KnownIds = { orderIds: string[]; accountId: string; paymentId: string };
type Answer = Awaited<ReturnType<Buyer['call']>>;

function madeUp(): KnownIds {
  return { orderIds: [randomUUID()], accountId: randomUUID(), paymentId: randomUUID() };
}

const process = (validateOnly: boolean) => async (buyer: Buyer, known: KnownIds) => {
  const inputData = purchaseInput(buyer.emailAddress);
  const answer = await buyer.call('processMuseumCard', { inputData, validateOnly });
  known.orderIds = answer.body.purchaseMuseumCardEventIds?.[0]
    ? answer.body.purchaseMuseumCardEventIds
    : known.orderIds;
  known.accountId = answer.body.buyerPersonAccountId ?? known.accountId;
  return answer;
};

const start = (method: string) => (buyer: Buyer, known: KnownIds) =>
  buyer.call(method, { paymentRecordId: known.paymentId });

const STEPS: Record<string, (buyer: Buyer, known: KnownIds) => Promise<Answer>> = {
  check: process(true),
  order: process(false),
  async record(buyer, known) {
    const answer = await buyer.call('createPaymentRecord', {
      museumCardEventIds: known.orderIds,
      language: 'FI',
      personAccountId: known.accountId,
      paymentProviderType: 'paytrail',
      paymentProcessType: 'standard',
      paymentBillingType: 'annually',
    });
    if (answer.status === 200) known.paymentId = answer.body;
    return answer;
  },
  paytrail: start('createPaytrailPayment'),
  tokenize: start('createPaytrailPaymentAndTokenize'),
  epassi: start('createEpassiPayment'),
  smartum: start('createSmartumPayment'),
};
const NAMES = Object.keys(STEPS);
const PAIRS = NAMES.flatMap((first) => NAMES.map((second) => [first, second] as const));

/** Only these pairs of calls may succeed. */
const inOrder = (first: string, second: string) =>
  ['check', 'order'].includes(second) || (first === 'order' && second === 'record');

async function stored({ emailAddress }: Buyer) {
  const { rows } = await portal.pool.query(
    `select count(distinct card_order.id)::int as orders, count(payment.id)::int as payments,
            count(payment.id) filter (where state <> 'created')::int as begun
       from account
       left join card_order on card_order.owner_account_id = account.id
       left join payment_order link on link.card_order_id = card_order.id
       left join payment on payment.id = link.payment_id
      where email_address = $1`,
    [emailAddress],
  );
  return rows[0];
}

const isRefused = ({ status, body }: Answer) =>
  (status >= 400 && status < 500 && Array.isArray(body)) || Boolean(body?.validationError);

describe('two calls of a purchase', () => {
  test.each(PAIRS)('%s, then %s: accepted only in order', async (first, second) => {
    const buyer = await signedInBuyer(portal);
    const known = madeUp();
    const answers = [
      await STEPS[first]!(buyer, known),
      await STEPS[second]!(buyer, known),
    ] as const;

    expect(isRefused(answers[0])).toBe(!['check', 'order'].includes(first));
    expect(isRefused(answers[1])).toBe(!inOrder(first, second));
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(await stored(buyer)).toEqual({
      orders: Number(first === 'order' || second === 'order'),
      payments: Number(first === 'order' && second === 'record'),
      begun: 0,
    });
  });
});

describe('payment record', () => {
  test.each(['tokenize', 'epassi', 'smartum'])(
    'is not handed over by %s of another method',
    async (name) => {
      const buyer = await signedInBuyer(portal);
      const known = madeUp();
      await STEPS.order!(buyer, known);
      await STEPS.record!(buyer, known);

      expect(isRefused(await STEPS[name]!(buyer, known))).toBe(true);

      expect(await stored(buyer)).toEqual({ orders: 1, payments: 1, begun: 0 });
      expect((await STEPS.paytrail!(buyer, known)).status).toBe(200);
    },
  );
});

describe('completed purchase', () => {
  test('refuses every further call and adds nothing', async () => {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);
    await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
    const { rows } = await portal.pool.query(
      `select card_order_id, owner_account_id from payment_order
         join card_order on card_order.id = card_order_id where payment_id = $1`,
      [started.paymentId],
    );
    const known = {
      orderIds: [rows[0].card_order_id],
      accountId: rows[0].owner_account_id,
      paymentId: started.paymentId,
    };

    for (const name of NAMES) {
      const answer = await STEPS[name]!(buyer, { ...known });
      expect([name, isRefused(answer)]).toEqual([name, true]);
    }

    expect(await stored(buyer)).toEqual({ orders: 1, payments: 1, begun: 1 });
    expect(await checkInvariants(portal.pool)).toEqual([]);
  });
});

describe('without signing in', () => {
  test('still answers the check', async () => {
    const { rows } = await portal.pool.query('select count(*)::int as count from card_order');
    for (const name of NAMES.filter((each) => each !== 'check')) {
      const { status } = await STEPS[name]!(anonymousBuyer(portal), madeUp());
      expect([name, status]).toEqual([name, 401]);
    }
    const after = await portal.pool.query('select count(*)::int as count from card_order');
    expect(after.rows).toEqual(rows);
  });
});
