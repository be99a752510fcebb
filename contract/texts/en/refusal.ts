import type { texts as fi } from '../fi/refusal.ts';

export const texts: typeof fi = {
  unexpected: 'Unexpected error. Contact customer service.',
  busy: 'The service is very busy right now. Try again in a moment.',
  invalidInput: 'The request could not be read. Reload the page and try once more.',
  noSuchCall: 'There is no such service.',
  wrongVerb: 'This service cannot be called like this.',
  wrongMediaType: 'The request has the wrong format.',
  invalidValue: 'The value {0} in the request is missing or invalid.',
  repeatedValue: 'The value {0} is in the request more than once.',
  tooLarge: 'The request is too large.',
  notFound: 'What you asked for was not found.',
  foreignOrigin: 'The request did not come from this site. Reload the page and try once more.',
  noSession: 'Sign in and try again.',
  notAllowed: 'You are not allowed to do this.',
  tooManyTries: 'Too many attempts. Wait a moment and try again.',
  cookiesBlocked: 'Your browser blocks signing in. Allow cookies or try another browser.',
  resetLinkSpent: 'The link has expired or has already been used. Ask for a new one.',
  signInAgain: 'First confirm that it is you: sign in again, then continue.',
  cardNotFound: 'The card was not found.',
  cardAlreadyHeld: 'You already have a {product}. Extend it in My {product}.',
  priceUnknown: 'The prices have not been set yet.',
  priceChanged: 'The price has changed. The new price is {0}. Check the order and continue.',
  noMuseum: 'Visits can only be recorded with the desk account of a museum.',
  cardHeldUntil: 'You already have a {product}, valid until {0}. Extend it in My {product}.',
  otherEmailAddress:
    'The card is bought with the address you are signed in with. To change it, sign in again.',
  paymentBeingConfirmed:
    'Your previous payment is still being confirmed. Please do not pay again; you will get an e-mail soon.',
  paymentNotFound: 'The payment was not found.',
  paymentDone: 'The order has already been paid for.',
  paymentMethodNotAllowed:
    'This order cannot be paid for in the chosen way. Choose another paying method.',
  paymentBeingStarted: 'The payment is already being started. Wait a moment.',
  paymentNotStarted:
    'The payment service cannot be reached right now. Nothing has been charged. Try again in a moment.',
  paymentNotPaid: 'The payment has not been confirmed yet, so the validity did not change.',
  noSavedCard: 'You have no saved payment card that can be charged. Save a card first.',
  forgedSignal: 'The signature of the message is not valid.',
};
