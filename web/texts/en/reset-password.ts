import { texts as validation } from '../../../contract/texts/en/validation.ts';
import { RESET_LINK_MINUTES } from '../../../domain/account/login-code.ts';
import type { texts as fi } from '../fi/reset-password.ts';

export const texts: typeof fi = {
  title: 'New password',
  description: 'Ask for a link to choose a new password for My {product}.',
  ask: {
    heading: 'Forgot your password?',
    lead: 'We will send you an e-mail with a link for choosing a new password. You can also sign in with a one-time code, without a password.',
    submit: 'Send the link',
    useCode: 'Sign in with a one-time code',
  },
  sent: {
    heading: 'Check your e-mail',
    lead: `If {0} has an account, the link arrives within a minute. It works for ${RESET_LINK_MINUTES} minutes. Check your spam folder too.`,
    again: 'Use another address',
    login: 'Back to signing in',
  },
  choose: {
    heading: 'Choose a new password',
    lead: 'Once the password has been changed, we will sign you out on your other devices.',
    submit: 'Change the password',
    rules: {
      longEnough: 'At least 8 characters',
      hasLetter: 'At least one letter',
      hasDigit: 'At least one digit',
    },
    met: 'met',
  },
  done: {
    heading: 'Your password has been changed',
    lead: 'You are now signed in on this device. We signed you out on the others.',
    open: 'Open My {product}',
    goOn: 'Continue where you left off',
  },
  spent: {
    heading: 'The link no longer works',
    lead: 'The link has expired or has already been used. Ask for a new one.',
    again: 'Ask for a new link',
  },
  offline: 'The server could not be reached. Check your connection and try again.',
  problem: 'The password could not be changed',
  slow: 'This is taking longer than usual.',
  newcomer: {
    title: 'No card yet?',
    account: 'The one-time code also creates your account.',
    gift: 'You can buy a gift without signing in.',
  },
  noScript: {
    title: 'Changing the password needs JavaScript',
    body: 'Your browser does not run JavaScript, so the password cannot be changed on this page. Turn JavaScript on, or call customer service: {0}.',
  },
  field: validation.field,
  hint: validation.hint,
  error: validation.error,
};
