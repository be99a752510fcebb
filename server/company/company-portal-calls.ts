import type { companyPortalCalls } from '../../contract/company/company-calls.ts';
import { isCompanyDomain } from '../../domain/company/mail-domain.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { codesFile, companyPortalView, requirePortalOrder } from './company-portal.ts';
import { countSeats, updateClaimDomain } from './company-portal-queries.ts';
import { askForCard, requireClaimOrder, savePeople, sendInvitations } from './hand-out.ts';
import { sendReminders } from './send-reminders.ts';
import { takeBackCards } from './take-back.ts';

export const companyPortalAnswers: Answers<typeof companyPortalCalls, GuestContext> = {
  async getCompanyOrder({ deskKey }, context) {
    const { order, state, counts, claimLink } = await companyPortalView(deskKey, context);
    return {
      companyName: order.companyName,
      contactEmail: order.emailAddress,
      deliveryType: order.delivery,
      paymentState: state,
      numberOfUnits: order.units,
      ...counts,
      claimDomain: order.claimDomain,
      claimLink,
    };
  },

  getCodesFile: (input, context) => codesFile(input, context),

  savePeople: (input, context) => savePeople(input, context),

  async sendInvitations({ deskKey }, context) {
    return { sent: await sendInvitations(deskKey, context) };
  },

  async sendReminders({ deskKey }, context) {
    await sendReminders(deskKey, context);
    return { isSent: true };
  },

  async takeBackCards({ deskKey }, context) {
    return { takenBack: await takeBackCards(deskKey, context) };
  },

  async setClaimDomain({ deskKey, domain }, context) {
    const { companyOrderId } = await requirePortalOrder(deskKey, context);
    const claimDomain = domain.trim().toLowerCase().replace(/^@/, '') || null;
    if (claimDomain && !isCompanyDomain(claimDomain)) {
      throw new Refusal('INVALID_FIELD', refusalText('companyDomainInvalid', context.language));
    }
    await updateClaimDomain(context.pool, companyOrderId, claimDomain);
    return { claimDomain };
  },

  async getCompanyClaim({ claimKey }, context) {
    const { companyOrderId, companyName, claimDomain } = await requireClaimOrder(claimKey, context);
    const claimedBefore = context.clock.now();
    const { isPaid } = await countSeats(context.pool, { companyOrderId, claimedBefore });
    return { companyName, claimDomain: claimDomain ?? '', isPaid };
  },

  async askForCard(input, context) {
    await askForCard(input, context);
    return { isSent: true };
  },
};
