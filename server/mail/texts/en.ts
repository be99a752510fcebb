import type { MailTexts } from '../letter.ts';

export const texts: MailTexts = {
  common: {
    service: 'Customer service: {0}, {1} ({2})',
    automatic: 'This is an automatic message; replies to it are not read.',
  },
  loginCode: {
    subject: '{0} is your one-time code',
    preview: 'The code works for {0} minutes.',
    title: 'Here is your one-time code',
    label: 'One-time code',
    body: 'Type the code on the page where you asked for it. It works for {0} minutes and only once.',
    notYou:
      'If you did not ask for a code, you need not do anything. Do not tell the code to anyone: we never ask you for it.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    preview: 'The link works for {0} minutes.',
    title: 'A new password',
    body: 'You asked for a link to choose a new password. The link works for {0} minutes and only once.',
    button: 'Choose a new password',
    notYou:
      'If you did not ask for the link, you need not do anything. Your present password still works.',
  },
};
