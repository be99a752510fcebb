import type { activationCalls } from '../../contract/activation/activation-calls.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import { shownActivationState } from '../../domain/activation/activation-state.ts';
import { requireValidField } from '../account/account-refusals.ts';
import { fieldContextOf } from '../account/session/session-state.ts';
import { requireUser } from '../platform/access.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { presentedCodeOf, readGrant } from './activation-grant.ts';
import { findPresentedClaim } from './activation-queries.ts';
import { checkActivation, heldCardOf } from './check-activation.ts';
import { mergeCard } from './claim/merge-card.ts';
import { confirmRegistration } from './registration/confirm-registration.ts';
import { findRegisteredCard, type RegisteredCard } from './registration/confirmation-queries.ts';
import { resendConfirmation } from './registration/resend-confirmation.ts';

export const activationAnswers: Answers<typeof activationCalls, GuestContext> = {
  async checkActivation({ code }, context) {
    const { state, message, cardId } = await checkActivation(code, context);
    const heldCard = cardId ? await heldCardOf(context) : null;
    return { activationState: state, message, cardAssetId: cardId, heldCard };
  },

  async getActivation(_, context) {
    const grant = await readGrant(context);
    if (!grant) return null;
    const brought = presentedCodeOf(grant, context.settings.secretKey);
    const state = shownActivationState(await findPresentedClaim(context.pool, brought), {
      accountId: context.user?.accountId ?? null,
      hasRegistered: grant.mark !== null,
    });
    if (state !== 'ready') return null;
    return { code: grant.code, cardAssetId: grant.cardId, heldCard: await heldCardOf(context) };
  },

  addToOwnCard: ({ cardAssetId }, context) => mergeCard(cardAssetId, requireUser(context)),

  async getRegistration(_, context) {
    const grant = await readGrant(context);
    if (!grant?.mark) return null;
    const now = context.clock.now();
    const found = await findRegisteredCard(context.pool, { cardId: grant.cardId, now });
    return found && mayShowCard(found, now) ? found : null;
  },

  resendConfirmation: (_, context) => resendConfirmation(context),

  async changeRegistrationAddress({ emailAddress }, context) {
    requireValidField('emailAddress', emailAddress, fieldContextOf(context));
    return resendConfirmation(context, accountAddress(emailAddress));
  },

  confirmRegistration: ({ token }, context) => confirmRegistration(token, context),
};

const HOUR_MS = 60 * 60 * 1000;

/**
 * Name and number, for the browser that registered: for an hour, and for as long as nothing else opens the card. After
 * the proof they are in the account, so the next user of the browser must not see them here.
 */
function mayShowCard({ waitsFor, registeredAt }: RegisteredCard, now: number): boolean {
  return waitsFor !== null || now < registeredAt + HOUR_MS;
}
