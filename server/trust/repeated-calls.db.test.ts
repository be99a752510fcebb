import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, purchaseInput, signedInBuyer } from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

const ORDERS = Number(process.env.REPEATED_ORDERS ?? 30);
const AT_ONCE = 10;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(() => portal.stop());

// biome-ignore lint/suspicious/noExplicitAny: every call answers something else
type Answer = { status: number; body: any };

/** The same call many times at once, as after multiple clicks or network retries. */
function repeated(buyer: Buyer, method: string, params: object): Promise<Answer[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, () => buyer.call(method, params)));
}

/** The one response that all got. */
function onlyOne(answers: Answer[]): Answer {
  const [first] = answers;
  if (!first) throw new Error('nobody answered');
  for (const answer of answers) expect(answer).toEqual(first);
  expect(first.status).toBe(200);
  return first;
}

/** While the first calls the provider, the others must wait; afterwards all get the same. */
async function handedOver(buyer: Buyer, paymentRecordId: string): Promise<void> {
  const answers = await repeated(buyer, 'createPaytrailPayment', { paymentRecordId });
  const waiting = answers.filter(({ status }) => status === 409);
  for (const { body } of waiting) {
    expect(body).toMatchObject([{ errorCode: 'PAYMENT_BEING_STARTED' }]);
  }
  const good = onlyOne(answers.filter(({ status }) => status !== 409));
  const later = await repeated(buyer, 'createPaytrailPayment', { paymentRecordId });
  expect(onlyOne(later)).toEqual(good);
}

async function rowsOf({ emailAddress }: Buyer) {
  const { rows } = await portal.pool.query(
    `select card_order.id as card_order_id, payment.id as payment_id, stamp
       from account
       join card_order on card_order.owner_account_id = account.id
       left join payment_order link on link.card_order_id = card_order.id
       left join payment on payment.id = link.payment_id
      where email_address = $1`,
    [emailAddress],
  );
  return rows;
}

async function providerPayments(): Promise<string[]> {
  const answer = await fetch(`${portal.settings.sandboxUrl}/sandbox/payments.json`);
  const payments = (await answer.json()) as { body: { stamp: string } }[];
  return payments.map(({ body }) => body.stamp);
}

test('ten identical concurrent calls make one order, one payment and one payment at the provider', {
  timeout: 60_000 + 4_000 * ORDERS,
}, async () => {
  const stamps: string[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const buyer = await signedInBuyer(portal);
    const inputData = purchaseInput(buyer.emailAddress);
    const made = onlyOne(
      await repeated(buyer, 'processMuseumCard', { inputData, validateOnly: false }),
    );
    const record = onlyOne(
      await repeated(buyer, 'createPaymentRecord', {
        museumCardEventIds: made.body.purchaseMuseumCardEventIds,
        language: 'FI',
        personAccountId: made.body.buyerPersonAccountId,
        paymentProviderType: 'paytrail',
        paymentProcessType: 'standard',
        paymentBillingType: 'annually',
      }),
    );
    await handedOver(buyer, record.body);

    const rows = await rowsOf(buyer);
    expect(rows).toEqual([
      {
        card_order_id: made.body.purchaseMuseumCardEventIds[0],
        payment_id: record.body,
        stamp: expect.any(String),
      },
    ]);
    stamps.push(rows[0].stamp);
  }

  expect((await providerPayments()).sort()).toEqual(stamps.sort());
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
