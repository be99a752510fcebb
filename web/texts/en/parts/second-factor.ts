import { CONFIRMED_MINUTES } from '../../../../domain/office/second-factor.ts';
import type { texts as fi } from '../../fi/parts/second-factor.ts';

export const texts: typeof fi = {
  title: 'Confirm that it is you',
  body: `It is more than ${CONFIRMED_MINUTES} minutes since you last confirmed it. Nothing you have typed is lost.`,
  totp: 'Code from the authenticator app',
  recoveryCode: 'Recovery code',
  usePasskey: 'Use a passkey',
  useTotp: 'Use a code from the authenticator app',
  useRecoveryCode: 'Use a recovery code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  codeMissing: 'Type the code.',
  dismissed: 'No passkey was used. Try again or choose another way.',
  known: 'This device or key already has your passkey.',
  unsupported: 'This browser does not support passkeys. Choose another way or try another browser.',
  failed: 'The server could not be reached. Try again.',
  problem: 'Your identity could not be confirmed',
};
