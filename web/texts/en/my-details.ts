import { texts as form } from '../../../contract/texts/en/validation.ts';
import type { texts as fi } from '../fi/my-details.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'My details',
  description: 'Your contact details, language and password.',
  common,
  form,
  signInAgain,
  saved: 'Details saved',
  failed: 'The details could not be saved. Try again.',
  contact: 'Contact details',
  newsletter: 'I want the newsletter by e-mail and text message',
  save: 'Save',
  language: {
    legend: 'Which language should we write to you in?',
    fi: 'Suomeksi',
    sv: 'På svenska',
    en: 'In English',
  },
  letters: {
    title: 'Messages to you',
    reminders: 'Remind me when the card is about to expire',
    giftNews: 'Tell me when a gift I gave is activated or has not been opened',
    always: 'Messages about your orders, payments and account are always sent.',
  },
  fixed: {
    title: 'Card holder',
    reason:
      'Your name and year of birth cannot be changed, because the card is made from them automatically and they are checked at the desk. If they are wrong, [customer service](Help) can help.',
  },
  email: {
    title: 'E-mail address',
    now: 'You sign in with {0}.',
    waiting: 'We sent a confirmation link to {0}. The address changes when you open the link.',
    next: 'New e-mail address',
    send: 'Send a confirmation link',
  },
  password: {
    title: 'Change the password',
    titleFirst: 'Choose a password',
    change: 'Save the password',
    changed: 'The password has been changed',
  },
};
