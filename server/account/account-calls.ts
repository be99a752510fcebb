import type { accountCalls } from '../../contract/account-calls.ts';
import type { emailCalls } from '../../contract/own-details-calls.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import { isRecentSignIn } from '../../domain/account/session-clock.ts';
import { helsinkiDay, yearOf } from '../../domain/base/local-date.ts';
import type { GuestContext } from '../context.ts';
import { readStopToken } from '../letter/letter-stop.ts';
import { insertLetterStop } from '../letter/letter-stop-queries.ts';
import { requireUser } from '../platform/access.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { upsertConfirmedAccount } from './account-queries.ts';
import { requireValidField, signInWaits } from './account-refusals.ts';
import { confirmEmailChange } from './change-email.ts';
import { checkPassword } from './check-password.ts';
import { findSignInFrom } from './give-new-email-queries.ts';
import { consumeLoginCode, findCodeSent, sendLoginCode } from './login-code.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import type { SessionManager } from './session-manager.ts';
import { stopEmailChange } from './stop-email.ts';

export const accountAnswers: Answers<typeof accountCalls, GuestContext> = {
  async requestLoginCode({ emailAddress }, context) {
    requireValidField('emailAddress', emailAddress, fieldContextOf(context));
    return { resendInSeconds: await sendLoginCode(emailAddress, context) };
  },

  async loginWithCode({ emailAddress: typed, code }, context) {
    const { clock, language, session, log } = context;
    const emailAddress = accountAddress(typed);
    const accountId = await consumeLoginCode({ emailAddress, code }, context, (tx) =>
      upsertConfirmedAccount(tx, { emailAddress, language, now: clock.now() }),
    );
    await startSession(accountId, context);
    rememberLoginMethod('code', session);
    log.info({ event: 'login', method: 'code', accountId }, 'signed in');
    return sessionState(session);
  },

  async loginWithPassword({ emailAddress: typed, password }, context) {
    const { session, log } = context;
    const emailAddress = accountAddress(typed);
    const accountId = await checkPassword({ emailAddress, password }, context);
    await startSession(accountId, context);
    rememberLoginMethod('password', session);
    log.info({ event: 'login', method: 'password', accountId }, 'signed in');
    return sessionState(session);
  },

  async requestPasswordReset({ emailAddress }, context) {
    requireValidField('emailAddress', emailAddress, fieldContextOf(context));
    await requestPasswordReset(emailAddress, context);
    return { isAccepted: true };
  },

  async resetPassword({ token, password }, context) {
    requireValidField('password', password, fieldContextOf(context));
    const accountId = await resetPassword({ token, password }, context);
    await startSession(accountId, context);
    rememberLoginMethod('password', context.session);
    context.log.info({ event: 'password-reset', accountId }, 'password reset');
    return sessionState(context.session);
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

  async reauthenticate({ code }, context) {
    const { user, session, log } = requireUser(context);
    const emailAddress = accountAddress(user.emailAddress);
    await consumeLoginCode({ emailAddress, code }, context, async () => {});
    await session.confirm();
    log.info({ event: 'reauthentication', accountId: user.accountId }, 'signed in again');
    return sessionState(session);
  },
};

/** Only somebody who has just proved that it is theirs learns from when it can be signed in to. */
async function startSession(accountId: string, context: GuestContext): Promise<void> {
  const { pool, clock, language, session } = context;
  const from = await findSignInFrom(pool, accountId, clock.now());
  if (from !== null) throw signInWaits(language, from);
  await session.start(accountId);
}

const START_PAGES = { customer: null, desk: 'Desk', staff: 'Office_Home' } as const;

function sessionState(session: SessionManager) {
  const { found } = session;
  const startPage = START_PAGES[found?.role ?? 'customer'];
  return {
    isLoggedIn: found !== null,
    secondsLeft: session.secondsLeft(),
    ...(startPage && { startPage }),
  };
}

function fieldContextOf({ clock, language }: GuestContext) {
  return { language, currentYear: yearOf(helsinkiDay(clock.now())) };
}

/** Per device: the login page opens with the way that worked last. */
function rememberLoginMethod(method: 'code' | 'password', session: SessionManager): void {
  session.cookies.write('login-method', method);
}

export const emailAnswers: Answers<typeof emailCalls, GuestContext> = {
  confirmEmailChange: ({ token }, context) => confirmEmailChange(token, context),

  stopEmailChange: ({ token }, context) => stopEmailChange(token, context),

  async stopLetters({ token }, { pool, clock, settings, language }) {
    const asked = readStopToken(token, settings.secretKey);
    if (!asked) throw new Refusal('LINK_SPENT', refusalText('resetLinkSpent', language));
    const { emailAddress, topic } = asked;
    await insertLetterStop(pool, { emailAddress, topic, now: clock.now() });
    return { isStopped: true };
  },
};
