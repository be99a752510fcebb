import type { myDetailsCalls } from '../../contract/account/own-details-calls.ts';
import { LETTER_TOPICS } from '../../domain/account/letter-topic.ts';
import { inTransaction } from '../db/database.ts';
import {
  deleteLetterStop,
  findLetterTopics,
  insertLetterStop,
} from '../letter/stop/letter-stop-queries.ts';
import type { UserContext } from '../platform/context.ts';
import { QueueFull } from '../platform/limits/bounded-queue.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { requireRecentSignIn, requireValidField, tooBusy } from './account-refusals.ts';
import { requestEmailChange } from './email/change-email.ts';
import { findOwnDetails } from './own-details-queries.ts';
import { notifyPasswordChanged } from './sign-in/notify-password.ts';
import { hashPassword } from './sign-in/password-hash.ts';
import { fieldContextOf, updateOwnDetails } from './update-details.ts';
import { updatePassword } from './write/access-queries.ts';

export const ownDetailsAnswers: Answers<typeof myDetailsCalls, UserContext> = {
  async getMyDetails(_, { pool, clock, user }) {
    const details = await findOwnDetails(pool, user.accountId, clock.now());
    if (!details) throw new Error('a session without an account');
    const topics = await findLetterTopics(pool, details.emailAddress);
    return { personId: user.accountId, ...details, ...topics };
  },

  async updateMyDetails(details, context) {
    await updateOwnDetails(details, context);
    return { isSaved: true };
  },

  /** Omitted topics are unchanged, so that two tabs do not undo each other. */
  async updateLetterTopics(topics, { pool, clock, user }) {
    const { emailAddress } = user;
    for (const topic of LETTER_TOPICS) {
      if (topics[topic] === true) await deleteLetterStop(pool, { emailAddress, topic });
      if (topics[topic] === false)
        await insertLetterStop(pool, { emailAddress, topic, now: clock.now() });
    }
    return findLetterTopics(pool, emailAddress);
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
    await inTransaction(pool, async (tx) => {
      await updatePassword(tx, { accountId, passwordHash, keptSessionId, now: clock.now() });
      await notifyPasswordChanged(tx, accountId, context);
    });
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
