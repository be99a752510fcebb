import type { myDetailsCalls } from '../../contract/own-details-calls.ts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { updatePassword } from './account-queries.ts';
import { requireRecentSignIn, requireValidField, tooBusy } from './account-refusals.ts';
import { QueueFull } from './bounded-queue.ts';
import { requestEmailChange } from './change-email.ts';
import { findOwnDetails } from './own-details-queries.ts';
import { hashPassword } from './password-hash.ts';
import { fieldContextOf, updateOwnDetails } from './update-details.ts';

export const ownDetailsAnswers: Answers<typeof myDetailsCalls, UserContext> = {
  async getMyDetails(_, { pool, clock, user }) {
    const details = await findOwnDetails(pool, user.accountId, clock.now());
    if (!details) throw new Error('a session without an account');
    return { personId: user.accountId, ...details };
  },

  async updateMyDetails(details, context) {
    await updateOwnDetails(details, context);
    return { isSaved: true };
  },

  async changePassword({ password }, context) {
    const { pool, clock, user, session, language, log } = context;
    requireRecentSignIn(context);
    requireValidField('password', password, fieldContextOf(context));
    const passwordHash = await hashPassword(password).catch((error: unknown) => {
      throw error instanceof QueueFull ? tooBusy(language) : error;
    });
    const { accountId } = user;
    const keptSessionId = session.found?.sessionId ?? null;
    await inTransaction(pool, (tx) =>
      updatePassword(tx, { accountId, passwordHash, keptSessionId, now: clock.now() }),
    );
    log.info({ event: 'password-changed', accountId }, 'password changed');
    return { isChanged: true };
  },

  async requestEmailChange({ emailAddress }, context) {
    requireRecentSignIn(context);
    requireValidField('emailAddress', emailAddress, fieldContextOf(context));
    await requestEmailChange(emailAddress, context);
    return { isAccepted: true };
  },
};
