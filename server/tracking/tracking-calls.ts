import type { trackingCalls } from '../../contract/tracking-calls.ts';
import type { GuestContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { claimTrackedPurchase } from './tracking-queries.ts';

export const trackingAnswers: Answers<typeof trackingCalls, GuestContext> = {
  async claimPurchaseTracking({ paymentKey }, { pool, user, clock }) {
    if (!user) return { isFirst: false };
    const claim = { returnKey: paymentKey, accountId: user.accountId, now: clock.now() };
    return { isFirst: await claimTrackedPurchase(pool, claim) };
  },
};
