import type { texts as fi } from '../fi/server-error.ts';

export const texts: typeof fi = {
  kind: 'Our fault, reference {0}',
  title: 'The page could not be shown',
  description: 'The page could not be shown.',
  lead: 'The fault is ours, and our technical staff have already been told. You have not been charged anything because of this page.',
  again: 'Try again',
  service: 'Is it urgent? Call {phone} or [write to us](Help).',
};
