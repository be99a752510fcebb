import type { texts as fi } from '../fi/register-card.ts';
import { texts as buyCard } from './buy-card.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'Register as a {product.low} user',
  description: 'Fill in your details and make the card yours.',
  heading: 'Register as a {product.low} user',
  intro:
    'The card is personal, so enter your name as it appears on your photo ID. You cannot change the name and year of birth yourself after registration, because the card is made with them at once.',
  signIn:
    'Do you already have a card? [Sign in to My {product}](My_Museum_Card) and then come back to activation: you can add the year to your card.',
  passwordHelp: 'The password takes effect when you confirm your e-mail in this browser.',
  submit: 'Register',
  free: 'The card has already been paid for. You pay nothing.',
  noCode: {
    heading: 'Start with the activation code',
    lead: 'First enter the code from the gift message, from inside the envelope or from your employer’s message.',
    start: 'Enter the code',
  },
  held: {
    heading: 'You already have a card',
    lead: 'You do not need a second card: you can add the year to the one you have.',
    start: 'Add the year to my card',
  },
  back: buyCard.back,
  checking: buyCard.checking,
  slow: buyCard.slow,
  toast: buyCard.toast,
  // Nothing is paid here, so no receipt is promised.
  form: {
    ...form,
    emailHint:
      'The address you signed in with. We send the confirmation and your customer number here.',
    hint: {
      ...form.hint,
      emailAddress: 'We send a link here to confirm the address, and then your customer number.',
    },
  },
  signInAgain: signInAgain,
  loom: { ...order.loom, note: 'Waiting for your name.' },
};
