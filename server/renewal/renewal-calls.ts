import type { renewalCalls } from '../../contract/renewal-calls.ts';
import { findKeptEnd } from '../card/card-queries.ts';
import { paymentStatus } from '../checkout/payment-status.ts';
import type { UserContext } from '../context.ts';
import { payRest } from '../monthly-contract/pay-rest.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { assignToken } from './assign-token.ts';
import { chargeSavedCard } from './charge-saved-card.ts';
import { confirmValidity } from './confirm-validity.ts';
import { offerRenewal } from './offer-renewal.ts';
import { renewCard } from './renew-card.ts';
import { findOwnRenewal } from './renewal-queries.ts';
import { startSavingCard } from './save-card.ts';

export const renewalAnswers: Answers<typeof renewalCalls, UserContext> = {
  renewMuseumCard: renewCard,
  assignActivePaytrailTokenToPayment: assignToken,
  chargeToken: ({ paymentId }, context) => chargeSavedCard(paymentId, context),
  updateMuseumCardValidity: confirmValidity,
  getCardTokenizationParametersForRenewal: startSavingCard,
  getRenewalOffer: ({ campaignCode }, context) =>
    offerRenewal(campaignCode?.trim() || null, context),

  payRestOfContract: ({ contractId }, context) => payRest(contractId, context),

  async getRenewalResult({ paymentKey }, context) {
    const { pool, user } = context;
    const renewal = await findOwnRenewal(pool, {
      returnKey: paymentKey,
      accountId: user.accountId,
    });
    if (!renewal) return null;
    const { view } = await paymentStatus(paymentKey, context);
    return { view, validUntil: await findKeptEnd(pool, renewal.cardId) };
  },
};
