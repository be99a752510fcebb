import type { texts as fi } from '../fi/refusal.ts';

export const texts: typeof fi = {
  unexpected: 'Unexpected error. Contact customer service.',
  busy: 'The service is very busy right now. Try again in a moment.',
  invalidInput: 'The request could not be read. Reload the page and try once more.',
  tooLarge: 'The request is too large.',
  notFound: 'What you asked for was not found.',
  foreignOrigin: 'The request did not come from this site. Reload the page and try once more.',
  noSession: 'Sign in and try again.',
  notAllowed: 'You are not allowed to do this.',
  tooManyTries: 'Too many attempts. Wait a moment and try again.',
  signInAgain: 'First confirm that it is you: sign in again, then continue.',
  cardNotFound: 'The card was not found.',
  cardAlreadyHeld: 'You already have a {product}. Extend it in My {product}.',
  priceChanged: 'The price has changed. The new price is {0}. Check the order and continue.',
  museumNotFound: 'The museum was not found.',
  visitNotAllowed: 'The visit cannot be recorded because the card is not valid.',
  visitInFuture: 'The day of a visit cannot be in the future.',
};
