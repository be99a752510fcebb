import type { accountCalls } from '../../contract/account/account-calls.ts';
import type { emailCalls } from '../../contract/account/own-details-calls.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import { requireUser } from '../platform/access.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { requireValidField } from './account-refusals.ts';
import type { AddressProven } from './address-proof.ts';
import { confirmEmailChange } from './email/change-email.ts';
import { loginMark } from './session/known-device.ts';
import {
  fieldContextOf,
  rememberLoginMethod,
  sessionState,
  startSession,
} from './session/session-state.ts';
import { consumeLoginCode } from './sign-in/login-code.ts';
import { resetPassword } from './sign-in/reset-password.ts';
import { upsertConfirmedAccount } from './write/open-account-queries.ts';

/** Calls that prove an address by a mailed code or link; `prove` then completes what waited for the proof. */
export const proofAnswers = (
  prove: AddressProven,
): Pick<
  Answers<typeof accountCalls & typeof emailCalls, GuestContext>,
  'loginWithCode' | 'resetPassword' | 'reauthenticate' | 'confirmEmailChange'
> => ({
  async loginWithCode({ emailAddress: typed, code }, context) {
    const { clock, language, session, log } = context;
    const emailAddress = accountAddress(typed);
    const accountId = await consumeLoginCode({ emailAddress, code }, context, async (tx) => {
      const owner = await upsertConfirmedAccount(tx, { emailAddress, language, now: clock.now() });
      await prove(tx, { accountId: owner, emailAddress }, context);
      return owner;
    });
    await startSession(accountId, context);
    rememberLoginMethod('code', session);
    const subject = loginMark(emailAddress, context);
    log.info({ event: 'login', method: 'code', accountId, subject }, 'signed in');
    return sessionState(session);
  },

  async resetPassword({ token, password }, context) {
    requireValidField('password', password, fieldContextOf(context));
    const accountId = await resetPassword({ token, password }, context, prove);
    await startSession(accountId, context);
    rememberLoginMethod('password', context.session);
    context.log.info({ event: 'password-reset', accountId }, 'password reset');
    return sessionState(context.session);
  },

  async reauthenticate({ code }, context) {
    const { user, session, log } = requireUser(context);
    const emailAddress = accountAddress(user.emailAddress);
    const { accountId } = user;
    await consumeLoginCode({ emailAddress, code }, context, (tx) =>
      prove(tx, { accountId, emailAddress }, context),
    );
    await session.confirm();
    log.info({ event: 'reauthentication', accountId }, 'signed in again');
    return sessionState(session);
  },

  confirmEmailChange: ({ token }, context) => confirmEmailChange(token, context, prove),
});
