import type { purchaseCalls } from '../../contract/checkout/purchase-calls.ts';
import { answerRegistration } from '../activation/registration/register-card.ts';
import { checkPurchase } from '../order/check-purchase.ts';
import { createPurchase, requireRecentSignIn } from '../order/create-purchase.ts';
import { orderPrice } from '../order/order-price.ts';
import { requireUser } from '../platform/access.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { countFunnelStep } from '../tracking/count-funnel.ts';

export const purchaseAnswers: Answers<typeof purchaseCalls, GuestContext> = {
  /** `validateOnly` returns the price; otherwise the order is created. */
  async processMuseumCard({ inputData, validateOnly }, context) {
    if (inputData.cardAssetId) return answerRegistration(inputData, validateOnly, context);
    const check = await checkPurchase(inputData, context);
    if (!check.accepted) {
      const { messages, pendingPaymentUrl } = check;
      return { ...refused(messages.join('\n')), pendingPaymentUrl };
    }
    if (context.user) await requireRecentSignIn(requireUser(context));

    const { purchasePrice, validityMonths } = orderPrice(check.priced, 1);
    if (validateOnly) {
      const billing = inputData.paymentBillingType;
      countFunnelStep(context, { step: 'checkAccepted', kind: 'standard', billing });
      const { priorPriceNote } = check;
      return { purchasePrice, validityMonths, priorPriceNote, validationError: null };
    }
    const made = await createPurchase(inputData, check.scheme, requireUser(context));
    if (!made.made) return refused(made.message);
    return {
      purchasePrice,
      validityMonths,
      validationError: null,
      purchaseMuseumCardEventIds: [made.orderId],
      buyerPersonAccountId: made.accountId,
      buyerContactId: made.accountId,
    };
  },
};

function refused(validationError: string) {
  return { purchasePrice: null, validationError };
}
