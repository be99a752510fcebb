import type { texts as fi } from '../fi/my-new-email.ts';

export const texts: typeof fi = {
  kind: 'New e-mail address',
  title: 'Confirm the new address',
  description: 'Confirming a new e-mail address.',
  lead: 'Once you confirm, you sign in with your new address.',
  confirm: 'Confirm the address',
  done: 'Your address is now {0}.',
  doneElsewhere:
    'Your address is now {0}. You confirmed it in a different browser from the one where the change was requested, so we signed the account out everywhere and removed the password. Sign in with your new address and a one-time code.',
  signIn: 'Sign in',
  failed: 'The address could not be confirmed. Try again.',
  on: 'Go to my details',
};
