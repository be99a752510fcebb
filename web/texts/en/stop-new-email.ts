import type { texts as fi } from '../fi/stop-new-email.ts';

export const texts: typeof fi = {
  kind: 'New e-mail address',
  title: 'Stop the change of address',
  description: 'Stopping a change of e-mail address.',
  lead: 'If you did not ask for a new e-mail address, stop the change. Your old address stays in use or is restored, your account is signed out on all devices and its password is removed.',
  keep: 'I asked for the change myself',
  stop: 'Stop the change',
  done: 'The change has been stopped, and your address is {0}. Sign in with a one-time code and choose a new password.',
  taken:
    'Your account has been signed out on all devices, but another account already has the address {0}. Contact customer service and we will restore your address.',
  failed: 'The change could not be stopped. Try again.',
  signIn: 'Sign in',
  help: 'Contact customer service',
};
