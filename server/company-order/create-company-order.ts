import { randomBytes } from 'node:crypto';
import { cleanCompanyOrder } from '../../domain/company-order/company-order-form.ts';
import { ownDomainOf } from '../../domain/company-order/mail-domain.ts';
import { hashOf, newToken } from '../account/secret-token.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { sealText } from '../platform/seal-text.ts';
import { updateOrderedDraft } from '../purchase/order-draft-queries.ts';
import { type Owner, ownerToBe } from '../purchase/order-owner.ts';
import { reservePrice, servesAll } from '../purchase/price-purchase.ts';
import { purchaseTexts } from '../purchase/purchase-texts.ts';
import type { CompanyCheck } from './check-company-order.ts';
import { type CompanyInput, companyFormOf } from './company-input.ts';
import {
  findOpenCompanyOrder,
  insertCompanyOrder,
  insertSeatEvents,
} from './company-order-queries.ts';

type Accepted = Extract<CompanyCheck, { accepted: true }>;
export type CompanyOrderMade =
  | { made: true; eventIds: string[] }
  | { made: false; message: string };

/** The order with an event for each card. Nothing of it works before it is paid. */
export async function createCompanyOrder(
  input: CompanyInput,
  { scheme }: Accepted,
  context: GuestContext,
): Promise<CompanyOrderMade> {
  const owner = ownerToBe(context);
  return inTransaction(context.pool, async (tx) => {
    const made = await makeOrder(tx, { input, scheme, owner }, context);
    const eventId = made.made ? made.eventIds[0] : undefined;
    const { browserHash } = owner;
    if (eventId) await updateOrderedDraft(tx, { browserHash, kind: 'companyOrder', eventId });
    return made;
  });
}

async function makeOrder(
  tx: Transaction,
  { input, scheme, owner }: { input: CompanyInput; owner: Owner } & Pick<Accepted, 'scheme'>,
  { clock, settings, language }: GuestContext,
): Promise<CompanyOrderMade> {
  const now = clock.now();
  const texts = purchaseTexts(scheme, language);
  const form = cleanCompanyOrder(companyFormOf(input));
  const { delivery, campaignCode } = form;
  if (!delivery) throw new Error('a checked order has a way of delivery');
  const units = input.numberOfUnits;
  const asked = { kind: 'companyOrder', billing: 'annually', campaignCode, now } as const;
  const details = detailsOf(form);
  const open = await findOpenCompanyOrder(tx, { owner, details, units });
  if (open?.isBeingConfirmed) {
    return { made: false, message: texts.ofRefusal('paymentBeingConfirmed') };
  }
  const priced = await reservePrice(tx, asked, open?.eventIds ?? []);
  if (!priced || !servesAll(priced, units)) {
    const unknown = { field: 'campaignCode', code: 'campaignUnknown' as const, args: [] };
    return { made: false, message: texts.ofError(unknown) };
  }

  const reused = open?.price === priced.price ? open.eventIds : null;
  if (reused) return { made: true, eventIds: reused };

  const siteLanguage = input.buyer.language;
  const deskKey = newToken();
  const orderId = await insertCompanyOrder(tx, {
    form: { ...form, delivery },
    units,
    unitPrice: priced.price,
    language: siteLanguage,
    deskKeyHash: hashOf(deskKey),
    sealedDeskKey: sealText(deskKey, { kind: 'desk-key', secretKey: settings.secretKey }),
    claimKey: randomBytes(16).toString('base64url'),
    claimDomain: ownDomainOf(form.emailAddress),
    now,
  });
  const eventIds = await insertSeatEvents(tx, {
    orderId,
    units,
    owner,
    language: siteLanguage,
    listPrice: priced.listPrice,
    price: priced.price,
    campaignId: priced.campaign?.id ?? null,
    details: { ...details, companyOrderId: orderId },
    conditionsVersion: scheme.conditionsVersion,
    now,
  });
  return { made: true, eventIds };
}

function detailsOf(form: ReturnType<typeof cleanCompanyOrder>) {
  const { firstName, lastName, emailAddress, phone, streetAddress, zipCode, city } = form;
  const isPosted = form.delivery === 'envelope';
  return {
    buyer: {
      firstName,
      lastName,
      emailAddress,
      phone,
      ...(isPosted && { streetAddress, zipCode, city }),
    },
    companyName: form.companyName,
    businessId: form.businessId,
    billingReference: form.billingReference,
    delivery: form.delivery,
  };
}
