import type { activationCalls } from '../../contract/activation-calls.ts';
import { activationState } from '../../domain/activation/activation-state.ts';
import type { GuestContext } from '../context.ts';
import { requireUser } from '../platform/access.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { broughtBy, mayShowCard, readGrant } from './activation-grant.ts';
import { findBroughtClaim } from './activation-queries.ts';
import { checkActivation, heldCardOf } from './check-activation.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { findRegisteredCard } from './confirmation-queries.ts';
import { mergeCard } from './merge-card.ts';
import { resendConfirmation } from './resend-confirmation.ts';

export const activationAnswers: Answers<typeof activationCalls, GuestContext> = {
  async checkActivation({ code }, context) {
    const { state, message, cardId } = await checkActivation(code, context);
    const heldCard = cardId ? await heldCardOf(context) : null;
    return { activationState: state, message, cardAssetId: cardId, heldCard };
  },

  async getActivation(_, context) {
    const grant = await readGrant(context);
    if (!grant) return null;
    const brought = broughtBy(grant, context.settings.secretKey);
    const state = activationState(await findBroughtClaim(context.pool, brought));
    if (state !== 'ready') return null;
    return { code: grant.code, cardAssetId: grant.cardId, heldCard: await heldCardOf(context) };
  },

  addToOwnCard: ({ cardAssetId }, context) => mergeCard(cardAssetId, requireUser(context)),

  async getRegistration(_, context) {
    const grant = await readGrant(context);
    const isShown = grant !== null && mayShowCard(grant, context.clock.now());
    return isShown ? findRegisteredCard(context.pool, grant.cardId) : null;
  },

  resendConfirmation: (_, context) => resendConfirmation(context),

  confirmRegistration: ({ token }, context) => confirmRegistration(token, context),
};
