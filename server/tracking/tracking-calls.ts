import type { trackingCalls } from '../../contract/tracking/tracking-calls.ts';
import { cents, toEuros } from '../../domain/base/cents.ts';
import { trackingToday } from '../../domain/scheme/site-facts.ts';
import { type SoldAs, shopItem, totalValue } from '../../domain/tracking/shop-item.ts';
import { ownerOf } from '../account/owner.ts';
import type { Database } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { schemeToday } from '../platform/scheme-today.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { claimTrackedPurchase, findPaidLines, type PaidLine } from './tracking-queries.ts';

export const trackingAnswers: Answers<typeof trackingCalls, GuestContext> = {
  async claimPurchaseTracking({ paymentKey = null, paymentId = null }, context) {
    const { pool, clock } = context;
    const owner = await ownerOf(context);
    const claim = { returnKey: paymentKey, paymentId, owner, now: clock.now() };
    const claimed = await claimTrackedPurchase(pool, claim);
    if (!claimed) return { isFirst: false };
    return { isFirst: true, purchase: await trackedPurchase(pool, claimed) };
  },

  async getTrackingService(_, { settings }) {
    return trackingToday(schemeToday().tracking, settings);
  },
};

/** From the payment's snapshot, so that it is the same in every tab. */
export async function trackedPurchase(db: Database, paymentId: string) {
  const lines = await findPaidLines(db, paymentId);
  const [first] = lines;
  if (!first) throw new Error('a payment for nothing');
  const { productForms } = await findScheme(db);
  const items = lines.map((line) =>
    shopItem({
      id: soldAs(line),
      productName: productForms[line.language].nominative,
      price: toEuros(cents(line.priceCents)),
      quantity: line.units,
      campaignCode: line.campaignCode,
    }),
  );
  return { transaction_id: first.reference, value: totalValue(items), items };
}

function soldAs({ kind, billing, isPosted }: PaidLine): SoldAs {
  const way = isPosted ? 'envelope' : 'digital';
  if (kind === 'gift') return `gift-${way}`;
  if (kind === 'companyOrder') return `company-${way}`;
  return kind === 'renewal' ? `renewal-${billing}` : billing;
}
