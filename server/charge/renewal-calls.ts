import type { renewalCalls } from '../../contract/renewal/renewal-calls.ts';
import { findValidUntil } from '../card/card-queries.ts';
import { paymentStatus } from '../checkout/payment-status.ts';
import type { UserContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { offerRenewal } from '../renewal/offer-renewal.ts';
import { renewCard } from '../renewal/renew-card.ts';
import { findOwnRenewal } from '../renewal/renewal-queries.ts';
import { countFunnelStep } from '../tracking/count-funnel.ts';
import { assignToken } from './assign-token.ts';
import { chargeSavedCard } from './charge-saved-card.ts';
import { confirmValidity } from './confirm-validity.ts';
import { payDue } from './pay-due.ts';
import { payRest } from './pay-rest.ts';
import { startSavingCard } from './save-card.ts';

export const renewalAnswers: Answers<typeof renewalCalls, UserContext> = {
  async renewMuseumCard(input, context) {
    const made = await renewCard(input, context);
    const billing = input.paymentBillingType;
    if (!made.validationError) {
      countFunnelStep(context, { step: 'checkAccepted', kind: 'renewal', billing });
    }
    return made;
  },
  assignActivePaytrailTokenToPayment: assignToken,
  chargeToken: ({ paymentId }, context) => chargeSavedCard(paymentId, context),
  updateMuseumCardValidity: confirmValidity,
  getCardTokenizationParametersForRenewal: startSavingCard,

  async getRenewalOffer({ campaignCode }, context) {
    const answer = await offerRenewal(campaignCode?.trim() || null, context);
    // A call with a code comes from a page that was counted when it opened.
    if (answer.offer && campaignCode === undefined) {
      countFunnelStep(context, { step: 'formOpened', kind: 'renewal', billing: 'undecided' });
    }
    return answer;
  },

  payDueInstalments: payDue,

  payRestOfContract: payRest,

  async getRenewalResult({ paymentKey }, context) {
    const { pool, user } = context;
    const renewal = await findOwnRenewal(pool, {
      returnKey: paymentKey,
      accountId: user.accountId,
    });
    if (!renewal) return null;
    const { view } = await paymentStatus(paymentKey, context);
    return { view, validUntil: await findValidUntil(pool, renewal.cardId) };
  },
};
