import type { trackingCalls } from '../../contract/tracking-calls.ts';
import { trackingService } from '../../domain/tracking/tracking-service.ts';
import type { GuestContext } from '../context.ts';
import { ownerOf } from '../order/order-owner.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { trackedPurchase } from './tracked-purchase.ts';
import { claimTrackedPurchase } from './tracking-queries.ts';

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
    return trackingService(settings);
  },
};
