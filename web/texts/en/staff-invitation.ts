import { texts as names } from '../../../contract/texts/en/rights.ts';
import { texts as validation } from '../../../contract/texts/en/validation.ts';
import { INVITATION_DAYS } from '../../../domain/office/invitation-days.ts';
import type { texts as fi } from '../fi/staff-invitation.ts';

export const texts: typeof fi = {
  names,
  field: validation.field,
  error: validation.error,
  title: 'Staff invitation',
  description: 'Accept the invitation to start work.',
  looking: 'Looking for the invitation…',
  noToken: 'The invitation was not found. Open the link straight from the e-mail you received.',
  office: 'Office',
  invitedBy: '{0} has invited you. The invitation was sent to {1}. Your role: {2}.',
  invited: 'You have been invited. The invitation was sent to {0}. Your role: {1}.',
  until: 'The invitation is valid until {0}.',
  waits: {
    second:
      'The role starts when a second person has confirmed it. You will get an e-mail about it.',
    starts: 'The role starts on {0}.',
  },
  next: {
    newcomer: 'Tell us your name and we will create an account for you.',
    signIn: 'The address already has an account: sign in with it to accept the invitation.',
    other: 'You are signed in as {0}. Sign out, then open the invitation link again.',
    accept: 'As soon as you accept, you can start work.',
  },
  accept: 'Accept the invitation',
  signIn: 'Sign in',
  signOut: 'Sign out',
  ended: {
    accepted: {
      heading: 'The invitation has already been accepted',
      lead: 'If it was you, sign in and start work. If it was not, tell the person who invited you immediately.',
    },
    expired: {
      heading: 'The invitation has expired',
      lead: `The link works for ${INVITATION_DAYS} days. Ask whoever invited you for a new one.`,
    },
    withdrawn: {
      heading: 'The invitation is no longer valid',
      lead: 'It was withdrawn, or a newer one has replaced it. Look for a newer invitation in your e-mail.',
    },
  },
  home: 'Go to the home page',
  failed: 'The server could not be reached. Check your connection and try again.',
  noScript: {
    title: 'The page needs JavaScript',
    body: 'Your browser does not run JavaScript. Turn JavaScript on or call customer service: {0}.',
  },
};
