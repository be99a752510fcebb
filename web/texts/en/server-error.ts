import type { texts as fi } from '../fi/server-error.ts';

export const texts: typeof fi = {
  title: 'The lights went out in this room',
  description: 'The page could not be shown.',
  lead: 'The fault is ours, and those who fix it already know. Try again in a moment.',
  again: 'Try again',
  home: 'Return to the home page',
  labelTitle: 'In a hurry?',
  label: 'Call {phone} or write to {email}.',
};
