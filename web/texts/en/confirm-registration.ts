import type { texts as fi } from '../fi/confirm-registration.ts';

export const texts: typeof fi = {
  title: 'Confirm your e-mail address',
  description: 'Confirm that the address is yours.',
  heading: 'Confirm your e-mail address',
  lead: 'Confirm that you activated the card yourself and that the address is yours. After that you can see the card in My {product}.',
  confirm: 'Confirm',
  home: 'I did not activate a card',
  open: 'Open My {product}',
  signInWithCode:
    'Sign in with a one-time code that we send to your e-mail. You can choose a password later.',
  bound: {
    heading: 'Your e-mail address is confirmed',
    lead: 'Your card is now in My {product}.',
  },
  merged: {
    heading: 'The year has been added to your card',
    lead: 'You already had a card, so we added a year to it. Your number stays the same.',
  },
  kept: {
    heading: 'Your e-mail address is confirmed',
    lead: 'You have two cards in use. Both work; customer service will merge them for you.',
  },
  unpaid: {
    heading: 'Pay the monthly instalment first',
    lead: 'You already have a card, and one of its monthly instalments is unpaid. That is why we have not added the year yet: the added time would open no doors. Pay the instalment in My {product} and then open this link again, and the year is added. The code stays valid.',
  },
  spent: {
    heading: 'The link no longer works, the card does',
    lead: 'The link has expired or has already been used. Sign in with a one-time code using the address our e-mail came to, and the card is in My {product} at once.',
    enter: 'Sign in with a code',
    otherAddress: 'I no longer use that address',
  },
  offline: 'The server could not be reached. Check your connection and try again.',
  noScript: {
    title: 'Confirming needs JavaScript',
    body: 'Your browser does not run JavaScript, so the address cannot be confirmed on this page. Turn JavaScript on or call customer service: {0}.',
  },
};
