import type { texts as fi } from '../../fi/parts/session-over.ts';
import { texts as login } from '../login.ts';

export const texts: typeof fi = {
  titles: {
    signIn: 'Your session has ended',
    factor: 'Confirm your sign-in',
    other: 'The session now belongs to {0}',
  },
  leads: {
    signIn: 'Sign in again to go on where you left off. Nothing you have typed is lost.',
    factor: 'Confirm once more that it is you. Nothing you have typed is lost.',
    other:
      'This page was opened by {0}. Nothing has been sent. Check what has been typed here before you send it in your own name.',
  },
  goOn: 'Stay on this page',
  afresh: 'Open the page afresh',
  usePasskey: 'Sign in with a passkey',
  leave: 'Leave without signing in',
  leaveHint: 'If you leave, anything unsaved is lost.',
  signIn: {
    sendCode: login.sendCode,
    codeSent: login.codeSent,
    codeHint: login.codeHint,
    resend: login.resend,
    resendWait: login.resendWait,
    forgot: login.forgot,
    enter: login.enter,
    usePassword: login.usePassword,
    useCode: login.useCode,
    offline: login.offline,
    problem: login.problem,
    field: {
      emailAddress: login.field.emailAddress,
      oneTimeCode: login.field.oneTimeCode,
      password: login.field.password,
    },
    hint: {
      showPassword: login.hint.showPassword,
      hidePassword: login.hint.hidePassword,
    },
    error: login.error,
  },
};
