import { z } from 'zod';
import { change, quiet, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

// Long enough for anything a person types; the rules of the fields decide the rest.
const emailAddress = text(200);
const password = text(1000);
const code = text(50);

const session = z
  .object({
    isLoggedIn: z.boolean(),
    /** Until a session that is left alone ends; 0 when nobody is signed in. */
    secondsLeft: z.number().int().min(0),
    /** Of people at work: the page where their day begins. */
    startPage: z.enum(['Office_Home', 'Desk']).optional(),
  })
  .meta({ id: 'Session' });

/** Signing in and out, and the session. */
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
      /** Where the person was going: the link leads on to it, if it is a page of ours. */
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
      /** A ticket desk has worked on the device: its page empties it, all but the visits that wait to be sent. */
      keepsVisits: z.boolean().default(false),
    }),
    session,
  ),

  /** Where the login page of this browser begins: a code may be on its way already. */
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

  /** Changing a password wants a sign-in no older than 15 minutes; a new code makes it so. */
  getRecentSignIn: quiet(
    read(
      'Whether the sign-in is recent enough to change a password',
      z.object({}),
      z.object({ isRecent: z.boolean() }),
    ),
  ),
  reauthenticate: change('Confirm the sign-in with a new code', z.object({ code }), session),
};
