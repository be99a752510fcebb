import { z } from 'zod';
import { change, quiet, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

// Generous limits: the field rules report what is too long.
const emailAddress = text(200);
const password = text(1000);
const code = text(50);

const session = z
  .object({
    isLoggedIn: z.boolean(),
    /** Seconds until an idle session expires; 0 when nobody is signed in. */
    secondsLeft: z.number().int().min(0),
    /** Staff only: their start page. */
    startPage: z.enum(['Office_Home', 'Desk']).optional(),
  })
  .meta({ id: 'Session' });

/** Sign-in, sign-out and the session. */
export const accountCalls = {
  requestLoginCode: change(
    'Send a sign-in code by mail',
    z.object({ emailAddress }),
    z.object({ resendInSeconds: z.number().int().min(0) }),
  ),
  loginWithCode: change(
    'Sign in with the code from the mail',
    z.object({ emailAddress, code }),
    session,
  ),
  loginWithPassword: change(
    'Sign in with a password',
    z.object({ emailAddress, password }),
    session,
  ),
  requestPasswordReset: change(
    'Send a link for choosing a new password',
    z.object({
      emailAddress,
      /** Path to return to after the sign-in; used only if it is one of our pages. */
      retUrl: text(600).nullish(),
    }),
    z.object({ isAccepted: z.literal(true) }),
  ),
  resetPassword: change(
    'Set a new password and sign in',
    z.object({ token: text(200), password }),
    session,
  ),
  logout: change(
    'Sign out',
    z.object({
      /** This device was used as a ticket desk: the page clears its stored data, except visits not yet sent. */
      keepsVisits: z.boolean().default(false),
    }),
    session,
  ),

  /** First step of the login page in this browser: a code may have been sent already. */
  getLoginStart: read(
    'How the sign-in page of this browser begins',
    z.object({}),
    z.object({
      lastMethod: z.enum(['code', 'password']),
      codeSent: z.object({ emailAddress, resendInSeconds: z.number().int().min(0) }).nullable(),
    }),
  ),
  getSession: quiet(read('Whether somebody is signed in, and for how long', z.object({}), session)),
  extendSession: change('Keep the session alive', z.object({}), session),

  /** Changing a password requires a sign-in within the last 15 minutes; a new code renews it. */
  getRecentSignIn: quiet(
    read(
      'Whether the sign-in is recent enough to change a password',
      z.object({}),
      z.object({ isRecent: z.boolean() }),
    ),
  ),
  reauthenticate: change('Confirm the sign-in with a new code', z.object({ code }), session),
};
