import type { staffSignInCalls } from '../../../contract/office/staff-sign-in-calls.ts';
import { isSetUp } from '../../../domain/office/second-factor.ts';
import { inTransaction } from '../../db/database.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import {
  browserBinding,
  consumeChallenge,
  issueChallenge,
  newBrowserBinding,
  sessionBinding,
} from './challenge.ts';
import { isMemberToday } from './factor-queries.ts';
import {
  confirmSession,
  countAttempt,
  isMember,
  refused,
  requireMember,
} from './member-session.ts';
import { notifyFactorChanged } from './notify-factor.ts';
import { signatureOptions, verifySignature } from './passkey.ts';
import { findPasskeys } from './passkey-queries.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { spendTotpCode } from './totp.ts';

export const staffSignInAnswers: Answers<typeof staffSignInCalls, GuestContext> = {
  async getStaffSignIn(_, { pool, user, session, settings }) {
    const isSkipped = settings.staffSecondFactor === 'skip';
    if (!user || !isMember(user)) return { isSkipped, member: null };
    const { secondFactor, accountId, emailAddress } = user;
    const isVerified = secondFactor.verifiedAt !== null;
    const keys = isVerified || isSkipped ? await findPasskeys(pool, accountId) : [];
    return {
      isSkipped,
      member: {
        accountId,
        name: session.found?.firstName || emailAddress,
        emailAddress,
        isVerified,
        isSetUp: isSetUp(secondFactor),
        hasPasskey: secondFactor.passkeys > 0,
        hasTotp: secondFactor.hasTotp,
        codesLeft: secondFactor.codesLeft,
        passkeys: keys.map(({ id, name, addedAt, lastUsedAt }) => ({
          id,
          name,
          addedAt: addedAt.getTime(),
          lastUsedAt: lastUsedAt?.getTime() ?? null,
        })),
      },
    };
  },

  async startPasskeyLogin(_, context) {
    const options = await signatureOptions(context);
    const boundTo = newBrowserBinding(context);
    await issueChallenge(options.challenge, { purpose: 'login', boundTo }, context);
    return { options };
  },

  async loginWithPasskey({ signature }, context) {
    const { session, pool, log } = context;
    const attempt = await countAttempt(context);
    const boundTo = browserBinding(context);
    const { clientDataJSON } = signature.response;
    const challenge =
      boundTo && (await consumeChallenge(clientDataJSON, { purpose: 'login', boundTo }, context));
    const key = challenge && (await verifySignature(signature, challenge, context));
    // A discoverable key must name its owner, who must still work here.
    const isRight =
      key && signature.response.userHandle && (await isMemberToday(pool, key.accountId));
    if (!isRight) throw refused('passkeyRefused', context);
    await attempt.release();
    session.cookies.clear('passkey');
    await session.start(key.accountId, 'passkey');
    log.info({ event: 'login', method: 'passkey', accountId: key.accountId }, 'signed in');
    return { isVerified: true };
  },

  async startPasskeyCheck(_, asked) {
    const context = requireMember(asked);
    const keys = await findPasskeys(context.pool, context.user.accountId);
    const options = await signatureOptions(context, keys);
    const bound = { purpose: 'verify', boundTo: sessionBinding(context) } as const;
    await issueChallenge(options.challenge, bound, context);
    return { options };
  },

  async checkPasskey({ signature }, asked) {
    const context = requireMember(asked);
    const attempt = await countAttempt(context);
    const bound = { purpose: 'verify', boundTo: sessionBinding(context) } as const;
    const challenge = await consumeChallenge(signature.response.clientDataJSON, bound, context);
    const key = challenge && (await verifySignature(signature, challenge, context));
    if (!key || key.accountId !== context.user.accountId) throw refused('passkeyRefused', context);
    await attempt.release();
    return confirmSession('passkey', context);
  },

  async checkTotp({ code }, asked) {
    const context = requireMember(asked);
    const attempt = await countAttempt(context, context.user.accountId);
    if (!(await spendTotpCode(code, context))) throw refused('totpWrong', context);
    await attempt.release();
    return confirmSession('totp', context);
  },

  async checkRecoveryCode({ code }, asked) {
    const context = requireMember(asked);
    const attempt = await countAttempt(context, context.user.accountId);
    await inTransaction(context.pool, async (tx) => {
      if (!(await spendRecoveryCode(tx, code, context))) {
        throw refused('recoveryCodeWrong', context);
      }
      await notifyFactorChanged(tx, { change: 'recoveryCodeUsed', name: '' }, context);
    });
    await attempt.release();
    return confirmSession('recoveryCode', context);
  },
};
