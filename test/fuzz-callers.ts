import { randomUUID } from 'node:crypto';
import { LWR_PATH } from '../contract/call/call.ts';
import { RIGHTS_OF_ROLE } from '../domain/office/rights.ts';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import type { Needs } from '../server/platform/access.ts';
import { unsealText } from '../server/platform/seal-text.ts';
import { purchaseInput } from './buyer.ts';
import { companyInput } from './company-buyer.ts';
import { givenAccount, givenCard, givenMuseum } from './given.ts';
import type { TestApp } from './test-app.ts';

/** `given`: ids and keys of the caller, by their names in calls. */
export type Caller = { cookie: string; given: Record<string, unknown> };

const A_MONTH_MS = 31 * 86_400_000;

/** A permitted caller. Guests' calls are made by a buyer with an order, a payment and a company's order. */
export async function callerFor(running: TestApp, needs: Needs): Promise<Caller> {
  const { pool, clock } = running;
  const right = typeof needs === 'object' ? needs.right : null;
  const isOfDesk = right !== null && RIGHTS_OF_ROLE.clerk.includes(right);
  const museumId = isOfDesk ? await givenMuseum(pool) : null;
  const role = isOfDesk ? 'desk' : right ? 'staff' : 'customer';
  const emailAddress = `${randomUUID()}@example.fi`;
  const accountId = await givenAccount(pool, { emailAddress, role, museumId });
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + A_MONTH_MS });
  const cookie = `session=${token}`;
  if (needs === 'guest') return { cookie, given: await givenOrders(running, cookie, emailAddress) };

  const holding = { accountId, validUntil: '2027-05-01' };
  const { cardId, customerNumber } = await givenCard(pool, holding);
  return { cookie, given: { emailAddress, Id: cardId, assetId: cardId, customerNumber } };
}

async function givenOrders({ app, pool, settings }: TestApp, cookie: string, email: string) {
  async function call(method: string, payload: object) {
    const url = `${LWR_PATH}/MuseumCardGuestController/${method}`;
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    return answer.json();
  }
  const made = await call('processMuseumCard', {
    inputData: purchaseInput(email),
    validateOnly: false,
  });
  const order = {
    museumCardEventIds: made.purchaseMuseumCardEventIds[0],
    personAccountId: made.buyerPersonAccountId,
    paymentProviderType: 'paytrail',
  };
  const paymentRecordId = await call('createPaymentRecord', {
    ...order,
    museumCardEventIds: made.purchaseMuseumCardEventIds,
    language: 'FI',
    paymentProcessType: 'standard',
    paymentBillingType: 'annually',
  });
  await call('processMuseumCardCompanyOrder', { inputData: companyInput(), validateOnly: false });
  const { rows } = await pool.query(
    'select claim_key, sealed_desk_key from company_order order by created_at desc limit 1',
  );
  const own = { ...order, emailAddress: email, paymentRecordId };
  // A company gets its keys after payment.
  if (!rows[0]) return own;
  const { secretKey } = settings;
  const deskKey = unsealText(rows[0].sealed_desk_key, { kind: 'desk-key', secretKey });
  return { ...own, deskKey, claimKey: rows[0].claim_key };
}
