import { cents } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { hashOf } from '../../server/account/secret-token.ts';
import { insertRedemption } from '../../server/activation/activation-queries.ts';
import { activationCodeHash, sealCode } from '../../server/activation/activation-secret.ts';
import { payClaimableCards } from '../../server/activation/claim/make-claimable-cards.ts';
import { updateCardHolder } from '../../server/card/card-queries.ts';
import { insertClaimableCards } from '../../server/card/claimable-card-queries.ts';
import { drawCardNumber } from '../../server/card/make-card.ts';
import { addLedgerEntry } from '../../server/card/write-ledger.ts';
import { fulfilCompanyOrder } from '../../server/checkout/fulfil/fulfil-company-order.ts';
import { recordPaymentFor } from '../../server/checkout/record/record-payment.ts';
import { lockOrdersOfPayment } from '../../server/checkout/record/snapshot-queries.ts';
import { insertCompanyOrder } from '../../server/company/company-order-queries.ts';
import { findCompanyOrderOf } from '../../server/company/company-portal-queries.ts';
import { findCardIds, handOutCodes } from '../../server/company/seat-queries.ts';
import type { Transaction } from '../../server/db/database.ts';
import { saveOrder } from '../../server/order/purchase-queries.ts';
import { findPayment } from '../../server/payment/payment-queries.ts';
import { updateState } from '../../server/payment/payment-state-queries.ts';
import { sealText } from '../../server/platform/seal-text.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { DEMO_COMPANY, DEMO_DESK_KEY, DEMO_GIFT_CODE } from './demo-cards.ts';

export type SeedSite = Pick<Settings, 'secretKey' | 'publicUrl'> &
  Partial<Pick<Settings, 'demoScheme'>>;
type Tools = { now: number; site: SeedSite };

const PRICE = cents(7900);

/** A card that waits for its activation code. */
export async function seedGift(tx: Transaction, { now, site: { secretKey } }: Tools) {
  const card = {
    ...drawCardNumber(secretKey),
    codeHash: activationCodeHash(DEMO_GIFT_CODE, secretKey),
    sealedCode: sealCode(DEMO_GIFT_CODE, secretKey),
  };
  const made = await insertClaimableCards(tx, [card], now);
  const cardIds = made.map(({ cardId }) => cardId);
  await payClaimableCards(tx, cardIds, { cause: 'gift:demo', months: 12, today: helsinkiDay(now) });
}

/** A paid company order with some claimed cards. Its letter is in the mailbox. */
export async function seedCompany(tx: Transaction, { now, site }: Tools) {
  const { claimedBy, domain, units, ...contact } = DEMO_COMPANY;
  const { firstName, lastName, emailAddress, companyName, businessId } = contact;
  const language = 'fi';
  const details = {
    buyer: { firstName, lastName, emailAddress, phone: '' },
    companyName,
    businessId,
    billingReference: 'KP 4711',
    delivery: 'digital',
  } as const;
  const orderId = await saveOrder(tx, null, {
    kind: 'companyOrder',
    billing: 'annually',
    accountId: null,
    language,
    units,
    listPrice: PRICE,
    price: PRICE,
    campaignId: null,
    details,
    conditionsVersion: 'demo',
    monthlyConsentVersion: null,
    now,
  });
  await insertCompanyOrder(tx, {
    orderId,
    details,
    units,
    unitPrice: PRICE,
    language,
    portalKeyHash: hashOf(DEMO_DESK_KEY),
    sealedPortalKey: sealText(DEMO_DESK_KEY, { kind: 'desk-key', secretKey: site.secretKey }),
    claimKey: 'demo-company-link',
    claimDomain: domain,
    now,
  });
  await pay(tx, orderId, { now, site });
  const order = await findCompanyOrderOf(tx, orderId);
  if (!order) throw new Error('a paid company order without its order');
  const { companyOrderId } = order;
  await handOutCodes(tx, { companyOrderId, count: claimedBy.length + 1, now });
  const cardIds = await findCardIds(tx, companyOrderId);
  for (const [place, holder] of claimedBy.entries()) {
    const cardId = cardIds[place];
    if (cardId) await claim(tx, cardId, holder, now);
  }
}

async function pay(tx: Transaction, orderId: string, { now, site }: Tools) {
  const paymentId = await recordPaymentFor(tx, {
    orderIds: [orderId],
    providerType: 'paytrail',
    processType: 'companyOrder',
    billing: 'annually',
    language: 'fi',
    now,
  });
  await updateState(tx, { id: paymentId, to: 'paid', now, checkAt: null, providerId: 'walleyb2b' });
  const paid = {
    payment: await findPayment(tx, paymentId),
    orders: await lockOrdersOfPayment(tx, paymentId),
  };
  await fulfilCompanyOrder(tx, paid, { clock: { now: () => now }, settings: site });
}

async function claim(
  tx: Transaction,
  cardId: string,
  holder: (typeof DEMO_COMPANY)['claimedBy'][number],
  now: number,
) {
  const cause = `registration:${cardId}`;
  await updateCardHolder(tx, { cardId, accountId: null, holder, registeredAt: now });
  await insertRedemption(tx, { cardId, accountId: null, mergedIntoCardId: null, now });
  await addLedgerEntry(tx, cardId, { kind: 'registered', cause, occurredOn: helsinkiDay(now) });
}
