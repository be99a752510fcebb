import { DELETION_UNDO_DAYS } from '../../../domain/account/deletion-undo.ts';
import type { texts as fi } from '../fi/my-deletion.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'Delete my account',
  description: 'Deleting the account.',
  common,
  signInAgain,
  lead: `The account is deleted ${DELETION_UNDO_DAYS} days after you ask. Until then you can change your mind, and your card still works.`,
  goes: {
    title: 'What is deleted',
    account: 'Your account, contact details, password and saved payment cards.',
    card: 'The card: it no longer lets you into museums, even if it has time left.',
    visits: 'Visit history: your details are removed from the visits.',
  },
  stays: {
    title: 'What is kept',
    receipts: 'Receipts required by accounting law are kept for as long as the law requires.',
    statistics: 'The museums’ visitor numbers, which do not show who came.',
  },
  contract: 'Your monthly payments run until {0}. You can delete the account after that.',
  sooner:
    'If you pay the remaining instalments at once, the contract ends right away and you can delete your account.',
  payRest: 'Pay the rest on the page of your monthly payment',
  sure: 'Are you sure?',
  type: 'Type your own e-mail address {0} below.',
  ownAddress: 'Your own e-mail address',
  otherAddress: 'This is not the address you are signed in with.',
  ask: 'Delete my account…',
  question: {
    title: 'Delete the account?',
    body: 'The account, the card and the visits are deleted on {0}. You can cancel until then.',
    keep: 'Keep the account',
    act: 'Delete the account',
  },
  keep: 'Keep my account',
  failed: 'The request did not go through. Try again.',
  done: 'Your account will be deleted on {0}. We sent a confirmation to your e-mail, and you can cancel until then.',
  back: 'Back',
};
