import { cleanCompanyOrder } from '../../domain/company/company-order-form.ts';
import { ORDERS_OF_ADDRESS, UNPAID_OF_BUYER } from '../../domain/company/unpaid-orders.ts';
import { isStillPayable } from '../../domain/order/payable-days.ts';
import { ensureOwner } from '../account/owner.ts';
import { lockBrowser } from '../account/session/browser-key-queries.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { updateOrderedDraft } from '../order/order-draft-queries.ts';
import { codeError, isForAll, reservePrice } from '../order/price-purchase.ts';
import { saveOrder } from '../order/purchase-queries.ts';
import { purchaseTexts } from '../order/purchase-texts.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeRateLimit, releaseRateLimit } from '../platform/limits/rate-limit.ts';
import { spokenLanguage } from '../platform/scheme-today.ts';
import type { Owner } from '../platform/session.ts';
import type { CompanyCheck } from './check-company-order.ts';
import { type CompanyInput, companyFormOf } from './company-input.ts';
import {
  type CompanyDetails,
  countUnpaidOrders,
  deleteUnusedOrders,
  findOpenCompanyOrder,
} from './company-order-queries.ts';

type Accepted = Extract<CompanyCheck, { accepted: true }>;
type Ordering = { input: CompanyInput; owner: Owner & { browserHash: Buffer } } & Pick<
  Accepted,
  'scheme'
>;
export type CompanyOrderMade =
  | { made: true; orderId: string; isOneMore: boolean }
  | { made: false; message: string };

/** One row with quantity and price. Seats and cards follow when it is paid or invoiced. */
export async function createCompanyOrder(
  input: CompanyInput,
  { scheme }: Accepted,
  context: GuestContext,
): Promise<CompanyOrderMade> {
  const { pool, clock, address, language } = context;
  const owner = await ensureOwner(context);
  const ofAddress = { ...ORDERS_OF_ADDRESS, scope: 'company-orders', key: address };
  const { allowed } = await consumeRateLimit(pool, { ...ofAddress, now: clock.now() });
  if (!allowed) {
    const { ofRefusal } = purchaseTexts(scheme, language);
    return { made: false, message: ofRefusal('companyOrdersOfAddress') };
  }
  const made = await inTransaction(pool, (tx) => makeOrder(tx, { input, scheme, owner }, context));
  if (!made.made || !made.isOneMore) await releaseRateLimit(pool, ofAddress);
  return made;
}

async function makeOrder(
  tx: Transaction,
  { input, scheme, owner }: Ordering,
  { clock, language }: GuestContext,
): Promise<CompanyOrderMade> {
  const now = clock.now();
  const texts = purchaseTexts(scheme, language);
  const units = input.numberOfUnits;
  const details = detailsOf(input);
  await lockBrowser(tx, owner.browserHash);
  const open = await findOpenCompanyOrder(tx, { owner, details, units });
  if (open?.isBeingConfirmed) {
    return { made: false, message: texts.ofRefusal('paymentBeingConfirmed') };
  }
  const campaignCode = input.campaignCode ?? null;
  const request = { kind: 'companyOrder', billing: 'annually', campaignCode, now } as const;
  const priced = await reservePrice(tx, request, {
    exceptOrderIds: open ? [open.orderId] : [],
    buyer: { ...owner, emailAddress: details.buyer.emailAddress },
  });
  if (!isForAll(priced, units)) {
    return { made: false, message: texts.ofError(codeError(priced)) };
  }
  // A code may give months instead of a discount, so the price alone does not show it.
  const isSame = open?.price === priced.price && open.campaignId === (priced.campaign?.id ?? null);
  if (open && isSame && isStillPayable(open, now))
    return { made: true, orderId: open.orderId, isOneMore: false };

  const replaced = await deleteUnusedOrders(tx, owner);
  const { limit, windowSeconds } = UNPAID_OF_BUYER;
  const since = now - windowSeconds * 1000;
  if ((await countUnpaidOrders(tx, { owner, since })) >= limit) {
    return { made: false, message: texts.ofRefusal('companyOrdersUnpaid', String(limit)) };
  }
  const orderId = await saveOrder(tx, null, {
    kind: 'companyOrder',
    billing: 'annually',
    ...owner,
    language: spokenLanguage(input.buyer.language),
    units,
    listPrice: priced.listPrice,
    price: priced.price,
    campaignId: priced.campaign?.id ?? null,
    details,
    conditionsVersion: scheme.conditionsVersion,
    monthlyConsentVersion: null,
    now,
  });
  const { browserHash } = owner;
  await updateOrderedDraft(tx, { browserHash, kind: 'companyOrder', orderId });
  return { made: true, orderId, isOneMore: replaced === 0 };
}

function detailsOf(input: CompanyInput): CompanyDetails {
  const form = cleanCompanyOrder(companyFormOf(input));
  const { firstName, lastName, emailAddress, phone } = form;
  const { streetAddress, zipCode, city, country } = form;
  if (!form.delivery) throw new Error('a checked order has a way of delivery');
  return {
    buyer: {
      firstName,
      lastName,
      emailAddress,
      phone,
      // A digital order may also have an address, for its receipt.
      ...(streetAddress && zipCode && city && { streetAddress, zipCode, city, country }),
    },
    companyName: form.companyName,
    businessId: form.businessId,
    billingReference: form.billingReference,
    delivery: form.delivery,
  };
}
