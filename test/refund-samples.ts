import fc from 'fast-check';
import type { Sample } from './action-sample.ts';
import { givenPurchase } from './given-purchase.ts';
import { givenRefundByHand } from './given-refund.ts';

/** Samples of refunds, and of recorded manual transfers. */
export const REFUND_SAMPLES = {
  refund: {
    async given({ pool }) {
      const { paymentId, personId } = await givenPurchase(pool);
      return { paymentId, personId };
    },
    inputs: ({ paymentId }) =>
      fc.record({
        paymentId: fc.constant(paymentId),
        part: fc.constantFrom(null, 1, 1250, 7899, 7900, 9000),
      }),
  },
  payRefund: {
    async given({ pool }) {
      const now = Date.UTC(2027, 1, 1, 10);
      const providerType = Math.random() < 0.5 ? 'paytrail' : 'smartum';
      const { personId, refundId } = await givenRefundByHand(pool, { now, providerType });
      return { personId, refundId };
    },
    inputs: ({ refundId }) =>
      fc.record({
        refundId: fc.constant(refundId),
        reference: fc.constantFrom('2027 0201 utmb', `ref ${refundId}`, 'ab'),
        paidOn: fc.constantFrom('2027-02-02', '2027-01-31', '2099-01-01'),
      }),
  },
} satisfies Record<string, Sample>;
