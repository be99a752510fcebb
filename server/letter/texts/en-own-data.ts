import type { ownDataTexts as fi } from './fi-own-data.ts';

export const ownDataTexts: typeof fi = {
  emailChange: {
    subject: 'Confirm your new e-mail address – {product}',
    preview: 'The link works for {0|# hour|# hours}.',
    title: 'New address',
    body: 'You asked us to change the e-mail address of your account to this one. Confirm the change with the link. It works for {0|# hour|# hours}.',
    button: 'Confirm the address',
    notYou: 'If you did not ask for this, you do not need to do anything. Nothing changes.',
  },
  emailChangeAsked: {
    subject: 'Someone asked to change your e-mail address – {product}',
    preview: 'If this was not you, stop the change.',
    title: 'A change of address was requested',
    body: 'A new e-mail address was requested for your account. It changes once the new address is confirmed. If you asked for it yourself, you do not need to do anything.',
    notYou:
      'If you did not ask for this, stop the change. Your account will also be signed out on all devices. The link works for {0|# day|# days}, even after the address has already changed.',
    button: 'Stop the change',
  },
  emailChanged: {
    subject: 'Your e-mail address has been changed – {product}',
    preview: 'From now on you sign in with the new address.',
    title: 'Your address has been changed',
    body: 'The e-mail address of your account has been changed to a new, confirmed address.',
    notYou:
      'If this was not you, restore your old address within {0|# day|# days}. Your account will also be signed out on all devices.',
    button: 'Restore the old address',
  },
  dataExport: {
    subject: 'Your data is ready – {product}',
    preview: 'You can download it for {0|# day|# days}.',
    title: 'Your data is ready',
    body: 'We have put together everything that we hold about you. You can download it for {0|# day|# days}. Sign in first.',
    button: 'Download the data',
  },
  deletionRequested: {
    subject: 'Your account will be deleted – {product}',
    preview: 'We will delete the account on {0}. Until then you can change your mind.',
    title: 'Your account will be deleted on {0}',
    body: 'You asked us to delete your account. We will do so on {0}. Until then your card works, and you can cancel the deletion by signing in.',
    button: 'Cancel the deletion',
    kept: 'Receipts required by accounting law are kept for as long as the law requires.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted – {product}',
    preview: 'Thank you for being with us.',
    title: 'Your account has been deleted',
    body: 'We have deleted your account and removed your details from your visits. Receipts required by accounting law are kept for as long as the law requires. Thank you for being with us.',
  },
};
