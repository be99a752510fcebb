import { randomUUID } from 'node:crypto';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import { inTransaction, type Pool, type Transaction } from '../server/db/database.ts';
import { saveOrder } from '../server/order/purchase-queries.ts';

/** A signed-in buyer with a completed form, ready to pay. */
export type PreparedOrder = {
  accountId: string;
  emailAddress: string;
  cookie: string;
  orderId: string;
  billing: 'annually' | 'monthly';
};

const PRICES = { annually: 7900, monthly: 690 };
const DAY_MS = 86_400_000;

/** Orders without the cost of password hashing, for tests of later steps. */
export function prepareOrders(
  pool: Pool,
  count: number,
  billing: PreparedOrder['billing'] = 'annually',
  now = Date.now(),
): Promise<PreparedOrder[]> {
  return inTransaction(pool, async (tx) => {
    const orders: PreparedOrder[] = [];
    for (let made = 0; made < count; made += 1) orders.push(await prepareOrder(tx, billing, now));
    return orders;
  });
}

export type PreparedBuyer = Pick<PreparedOrder, 'accountId' | 'emailAddress' | 'cookie'>;

/** A signed-in buyer. */
export async function prepareBuyer(tx: Transaction, now = Date.now()): Promise<PreparedBuyer> {
  const emailAddress = `${randomUUID()}@example.fi`;
  const { rows } = await tx.query<{ id: string }>(
    `insert into account (email_address, first_name, last_name, confirmed_at)
     values ($1, 'Aino', 'Lahtinen', now())
     returning id`,
    [emailAddress],
  );
  const accountId = rows[0]?.id ?? '';
  const token = newToken();
  await insertSession(tx, { token, accountId, now, expiresAt: now + DAY_MS });
  return { accountId, emailAddress, cookie: `session=${token}` };
}

async function prepareOrder(
  tx: Transaction,
  billing: PreparedOrder['billing'],
  now: number,
): Promise<PreparedOrder> {
  const prepared = await prepareBuyer(tx, now);
  const { accountId, emailAddress } = prepared;
  const buyer = {
    firstName: 'Aino',
    lastName: 'Lahtinen',
    yearOfBirth: '1987',
    streetAddress: 'Puutarhakatu 12 B 7',
    zipCode: '20100',
    city: 'Turku',
    emailAddress,
    phone: '',
    language: 'fi',
  };
  const orderId = await saveOrder(tx, null, {
    kind: 'standard',
    billing,
    accountId,
    language: 'fi',
    listPrice: PRICES[billing],
    price: PRICES[billing],
    campaignId: null,
    details: { buyer, subscribedNewsletter: true, plasticCardOptOut: false },
    conditionsVersion: '2026-11',
    monthlyConsentVersion: billing === 'monthly' ? '2026-11' : null,
    now,
  });
  return { ...prepared, orderId, billing };
}

export function paymentRecordInput({ orderId, accountId, billing }: PreparedOrder) {
  return {
    museumCardEventIds: [orderId],
    language: 'FI',
    personAccountId: accountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'standard',
    paymentBillingType: billing,
  };
}
