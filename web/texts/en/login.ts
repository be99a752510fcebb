import { texts as validation } from '../../../contract/texts/en/validation.ts';
import { CODE_MINUTES } from '../../../domain/account/login-code.ts';
import type { texts as fi } from '../fi/login.ts';

export const texts: typeof fi = {
  title: 'Sign in',
  description:
    'Sign in to My {product} with a one-time code sent to your e-mail, or with your password.',
  heading: 'Sign in',
  headingBuy: 'Let’s start with your e-mail',
  lead: 'We will send a one-time code to your e-mail. You do not need a password.',
  leadPassword: 'Sign in with your e-mail address and your password.',
  leadBuy:
    'You are buying a card for yourself. We will send a one-time code to your e-mail; you choose a password in the next step.',
  sendCode: 'Send a one-time code',
  codeSent:
    'If the address is right, the code arrives within a minute. Check your spam folder too.',
  codeHint: `The code is valid for ${CODE_MINUTES} minutes. You can paste it from the clipboard.`,
  resend: 'Send a new code',
  resendWait: 'You can ask for a new code in {0}.',
  resent: 'We sent a new code',
  enter: 'Sign in',
  enterBuy: 'Continue to the purchase page',
  usePassword: 'Sign in with a password',
  useCode: 'Sign in with a one-time code',
  staffPasskey: 'Staff: sign in with a passkey',
  forgot: 'I forgot my password',
  slow: 'This is taking longer than usual.',
  offline: 'The server could not be reached. Check your connection and try again.',
  problem: 'Signing in did not work',
  newcomer: {
    title: 'No card yet?',
    account: 'The one-time code also creates your account.',
    gift: 'You can buy a gift without signing in.',
  },
  already: {
    heading: 'You are already signed in',
    lead: 'You are signed in as {0}.',
    continue: 'Continue',
    signOut: 'Sign out',
  },
  blocked: {
    heading: 'Signing in does not work in this browser',
    lead: 'Your browser blocks signing in. Allow cookies or try another browser.',
    service: 'You can also call customer service: {0}.',
    retry: 'Try again',
  },
  noScript: {
    title: 'Signing in needs JavaScript',
    body: 'Your browser does not run JavaScript, so the code cannot be sent from this page. Turn JavaScript on, or call customer service: {0}.',
  },
  field: validation.field,
  hint: validation.hint,
  error: validation.error,
};
