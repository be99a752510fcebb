import type { ownFactorCalls } from '../../../contract/office/staff-sign-in-calls.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { consumeChallenge, issueChallenge, sessionBinding } from './challenge.ts';
import { addFactor, removeFactor, replaceCodes } from './change-factors.ts';
import { confirmSession, countAttempt, refused, requireMember } from './member-session.ts';
import { notifyFactorChanged } from './notify-factor.ts';
import { newKeyOptions, verifyNewKey } from './passkey.ts';
import { deletePasskey, insertPasskey, updatePasskeyName } from './passkey-queries.ts';
import { findPendingStep, startTotp } from './totp.ts';
import { deleteTotp, updateTotpConfirmed } from './totp-queries.ts';

const MOST_PASSKEYS = 10;

/** The caller's passkeys, authenticator app and recovery codes. */
export const ownFactorAnswers: Answers<typeof ownFactorCalls, GuestContext> = {
  async startPasskey(_, guest) {
    const context = requireMember(guest);
    const options = await newKeyOptions(context);
    const bound = { purpose: 'add', boundTo: sessionBinding(context) } as const;
    await issueChallenge(options.challenge, bound, context);
    return { options };
  },

  async addPasskey({ name: typed, key: given }, guest) {
    const context = requireMember(guest);
    const { user, clock, language } = context;
    const { accountId } = user;
    const name = requireName(typed, context);
    const bound = { purpose: 'add', boundTo: sessionBinding(context) } as const;
    const challenge = await consumeChallenge(given.response.clientDataJSON, bound, context);
    const key = challenge && (await verifyNewKey(given, challenge, context));
    if (!key) throw refused('passkeyRefused', context);
    const recoveryCodes = await addFactor(context, async (tx, { passkeys }) => {
      if (passkeys >= MOST_PASSKEYS) {
        const text = refusalText('factorsFull', language, String(MOST_PASSKEYS));
        throw new Refusal('TOO_MANY_PASSKEYS', text);
      }
      const isNew = await insertPasskey(tx, { ...key, accountId, name, now: clock.now() });
      if (!isNew) throw refused('passkeyKnown', context);
      await notifyFactorChanged(tx, { change: 'passkeyAdded', name }, context);
    });
    await confirmSession('passkey', context);
    return { recoveryCodes };
  },

  async renamePasskey({ id, name: typed }, guest) {
    const context = requireMember(guest);
    const name = requireName(typed, context);
    const { accountId } = context.user;
    if (!(await updatePasskeyName(context.pool, { id, accountId, name }))) throw gone(context);
    return { isDone: true };
  },

  async removePasskey({ id }, guest) {
    const context = requireMember(guest);
    await removeFactor(context, async (tx) => {
      const name = await deletePasskey(tx, { id, accountId: context.user.accountId });
      if (name === null) throw gone(context);
      await notifyFactorChanged(tx, { change: 'passkeyRemoved', name }, context);
    });
    return { isDone: true };
  },

  async startTotp(_, guest) {
    return startTotp(requireMember(guest));
  },

  async addTotp({ code }, guest) {
    const context = requireMember(guest);
    const { accountId } = context.user;
    const attempt = await countAttempt(context, accountId);
    const pending = await findPendingStep(code, context);
    if (!pending) throw refused('totpExpired', context);
    const { step, sealed } = pending;
    if (step === null) throw refused('totpWrong', context);
    await attempt.release();
    const recoveryCodes = await addFactor(context, async (tx) => {
      const now = context.clock.now();
      const isIt = await updateTotpConfirmed(tx, { accountId, step, sealed, now });
      if (!isIt) throw refused('totpExpired', context);
      await notifyFactorChanged(tx, { change: 'totpAdded', name: '' }, context);
    });
    await confirmSession('totp', context);
    return { recoveryCodes };
  },

  async removeTotp(_, guest) {
    const context = requireMember(guest);
    await removeFactor(context, async (tx) => {
      if (!(await deleteTotp(tx, context.user.accountId))) throw gone(context);
      await notifyFactorChanged(tx, { change: 'totpRemoved', name: '' }, context);
    });
    return { isDone: true };
  },

  async makeRecoveryCodes(_, guest) {
    const context = requireMember(guest);
    return { recoveryCodes: await replaceCodes(context) };
  },
};

function gone({ language }: GuestContext): Refusal {
  return new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
}

function requireName(typed: string, { language }: GuestContext): string {
  const name = typed.trim();
  if (name !== '') return name;
  throw new Refusal('INVALID_INPUT', refusalText('invalidValue', language, 'name'));
}
