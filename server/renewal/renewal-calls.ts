import type { renewalCalls } from '../../contract/renewal-calls.ts';
import { findValidUntil } from '../card/card-queries.ts';
import type { UserContext } from '../context.ts';
import { assignToken } from '../instalment/assign-token.ts';
import { chargeSavedCard } from '../instalment/charge-saved-card.ts';
import { payDue } from '../instalment/pay-due.ts';
import { payRest } from '../instalment/pay-rest.ts';
import { startSavingCard } from '../instalment/save-card.ts';
import { paymentStatus } from '../payment/payment-status.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { countFunnelStep } from '../tracking/count-funnel.ts';
import { confirmValidity } from './confirm-validity.ts';
import { offerRenewal } from './offer-renewal.ts';
import { renewCard } from './renew-card.ts';
import { findOwnRenewal } from './renewal-queries.ts';

export const renewalAnswers: Answers<typeof renewalCalls, UserContext> = {
  async renewMuseumCard(asked, context) {
    const made = await renewCard(asked, context);
    const billing = asked.paymentBillingType;
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
    // A code is asked about on the page that was opened before.
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
