import type { texts as fi } from '../fi/my-new-email.ts';

export const texts: typeof fi = {
  title: 'Confirm the new address',
  description: 'Confirming a new e-mail address.',
  lead: 'Once you confirm, you sign in with your new address.',
  confirm: 'Confirm the address',
  done: 'Your address is now {0}.',
  failed: 'It could not be confirmed. Try again.',
  on: 'To my details',
};
