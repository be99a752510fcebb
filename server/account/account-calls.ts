import type { accountCalls } from '../../contract/account/account-calls.ts';
import type { emailCalls } from '../../contract/account/own-details-calls.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import { isRecentSignIn } from '../../domain/account/session-clock.ts';
import { readStopToken } from '../letter/stop/letter-stop.ts';
import { insertLetterStop } from '../letter/stop/letter-stop-queries.ts';
import { requireUser } from '../platform/access.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { requireValidField } from './account-refusals.ts';
import { stopEmailChange } from './email/stop-email.ts';
import { loginMark } from './session/known-device.ts';
import {
  fieldContextOf,
  rememberLoginMethod,
  sessionState,
  startSession,
} from './session/session-state.ts';
import { checkPassword } from './sign-in/check-password.ts';
import { findCodeSent, sendLoginCode } from './sign-in/login-code.ts';
import { requestPasswordReset } from './sign-in/reset-password.ts';

export const accountAnswers: Omit<
  Answers<typeof accountCalls, GuestContext>,
  'loginWithCode' | 'resetPassword' | 'reauthenticate'
> = {
  async requestLoginCode({ emailAddress }, context) {
    requireValidField('emailAddress', emailAddress, fieldContextOf(context));
    return { resendInSeconds: await sendLoginCode(emailAddress, context) };
  },

  async loginWithPassword({ emailAddress: typed, password }, context) {
    const { session, log } = context;
    const emailAddress = accountAddress(typed);
    const accountId = await checkPassword({ emailAddress, password }, context);
    await startSession(accountId, context);
    rememberLoginMethod('password', session);
    const subject = loginMark(emailAddress, context);
    log.info({ event: 'login', method: 'password', accountId, subject }, 'signed in');
    return sessionState(session);
  },

  async requestPasswordReset({ emailAddress, retUrl }, context) {
    requireValidField('emailAddress', emailAddress, fieldContextOf(context));
    await requestPasswordReset({ emailAddress, retUrl: retUrl ?? null }, context);
    return { isAccepted: true };
  },

  async logout({ keepsVisits }, { session, log }) {
    const accountId = session.found?.accountId;
    await session.end();
    if (!keepsVisits) session.cookies.clearStorage();
    if (accountId) log.info({ event: 'logout', accountId }, 'signed out');
    return sessionState(session);
  },

  async getLoginStart(_, context) {
    const isPassword = context.session.cookies.read('login-method') === 'password';
    return {
      lastMethod: isPassword ? 'password' : 'code',
      codeSent: await findCodeSent(context),
    };
  },

  async getSession(_, { session }) {
    return sessionState(session);
  },

  async extendSession(_, context) {
    const { session } = requireUser(context);
    await session.extend();
    return sessionState(session);
  },

  async getRecentSignIn(_, context) {
    const { session, clock } = requireUser(context);
    const signedInAt = session.found?.reauthenticatedAt ?? 0;
    return { isRecent: isRecentSignIn(signedInAt, clock.now()) };
  },
};

export const emailAnswers: Omit<Answers<typeof emailCalls, GuestContext>, 'confirmEmailChange'> = {
  stopEmailChange: ({ token }, context) => stopEmailChange(token, context),

  async stopLetters({ token }, { pool, clock, settings, language }) {
    const stop = readStopToken(token, settings.secretKey);
    if (!stop) throw new Refusal('LINK_SPENT', refusalText('resetLinkSpent', language));
    const { emailAddress, topic } = stop;
    await insertLetterStop(pool, { emailAddress, topic, now: clock.now() });
    return { isStopped: true };
  },
};
