import { RECENT_SIGN_IN_MINUTES } from '../../../domain/account/session-clock.ts';
import type { texts as fi } from '../fi/office-sign-in.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  frame,
  title: 'Signing in',
  description: 'Staff passkeys and other ways to sign in.',
  entry: {
    heading: 'Staff sign-in',
    lead: 'Your passkey is in your phone, your computer or a separate security key. No password is needed.',
    button: 'Sign in with a passkey',
    other: 'Sign in with e-mail or a password',
  },
  prove: {
    heading: 'Confirm your sign-in',
    lead: 'A password or an e-mailed code alone does not open the office.',
    lost: 'If you have lost all your ways to sign in, ask an administrator for help.',
  },
  setUp: {
    heading: 'Protect your sign-in',
    lead: 'Customers’ details and money are handled here, so a password alone is not enough. Add a passkey or an authenticator app. It takes a couple of minutes.',
    codes: 'Your recovery codes have run out. Make new ones to continue.',
  },
  manage: {
    heading: 'Signing in',
    lead: 'These are your ways into the office. Always keep two: two passkeys, or one way to sign in and recovery codes.',
  },
  skipped: {
    title: 'The second step is switched off in development',
    body: 'The setting STAFF_SECOND_FACTOR is skip, so a password is enough. In production the server does not start with it, and everyone confirms their sign-in. You can still try the ways to sign in here.',
  },
  passkeys: {
    heading: 'Passkeys',
    about:
      'You unlock a passkey with your fingerprint, your face or the PIN of the device. It works on this site only, so a fake page cannot use it.',
    none: 'No passkeys yet.',
    name: 'Name of the key',
    nameHint: 'For example Work phone or Security key on my key ring.',
    nameMissing: 'Give the key a name.',
    add: 'Add a passkey',
    added: 'Passkey added',
    addedOn: 'Added {0}',
    usedOn: 'last used {0}',
    unused: 'not used yet',
    rename: 'Rename',
    save: 'Save',
    cancel: 'Cancel',
    renamed: 'Name changed',
    remove: 'Remove',
    removeTitle: 'Remove the passkey {0}?',
    removeBody:
      'It will no longer let anybody in, and your other devices will be signed out. Remove it from the settings of the device as well.',
    keep: 'Do not remove',
    removed: 'Passkey removed',
  },
  totp: {
    heading: 'Authenticator app',
    about: 'An app on your phone shows a six-digit code that changes every half minute.',
    isOn: 'In use.',
    start: 'Set up an authenticator app',
    replace: 'Change the app',
    scan: 'Scan the QR code with the authenticator app, then type the code that it shows.',
    picture: 'QR code for the authenticator app',
    typed: 'If you cannot scan the QR code, type this key into the app:',
    code: 'Code from the app',
    codeMissing: 'Type the six digits of the code.',
    add: 'Confirm the app',
    cancel: 'Cancel',
    added: 'Authenticator app set up',
    remove: 'Remove the app',
    removeTitle: 'Remove the authenticator app?',
    removeBody:
      'Its codes will no longer let anybody in, and your other devices will be signed out.',
    keep: 'Do not remove',
    removed: 'Authenticator app removed',
  },
  codes: {
    heading: 'Recovery codes',
    about:
      'A recovery code lets you in when you do not have your passkey or phone with you. Each works once.',
    left: '{0}/10 unused.',
    make: 'Make new recovery codes',
    makeTitle: 'Make new recovery codes?',
    makeBody: 'The old codes stop working at once.',
    keep: 'Keep the old ones',
    shownTitle: 'Save the recovery codes now',
    shownBody:
      'We show them only once. Print them or save them in your password manager, not on the phone that has the passkey.',
    label: 'Recovery codes',
    download: 'Download as a file',
    file: 'recovery-codes.txt',
    saved: 'I have saved the codes',
  },
  again: {
    ...signInAgain,
    body: `You signed in more than ${RECENT_SIGN_IN_MINUTES} minutes ago. We have sent a one-time code to {0}.`,
  },
  go: 'Continue to the office',
};
