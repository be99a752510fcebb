import { RECENT_SIGN_IN_MINUTES } from '../../../../domain/account/session-clock.ts';
import type { texts as fi } from '../../fi/parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'Confirm that it is you',
  body: `Your account already has a password, and you signed in over ${RECENT_SIGN_IN_MINUTES} minutes ago. We sent a one-time code to {0}.`,
  code: 'One-time code from your e-mail',
  codeMissing: 'Enter the six digits of the code.',
  confirm: 'Confirm and continue',
  cancel: 'Back to the form',
  resend: 'Send a new code',
  resent: 'We sent a new code',
  offline: 'The server could not be reached. Try again.',
};
