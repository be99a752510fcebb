import { APPROVAL_DAYS } from '../../../domain/office/actions.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Approvals',
  description: 'Requests that a second person decides on.',
  heading: 'Approvals',
  lead: `A refund that is over the limit of the person making it needs a decision by a second person. Nothing happens before that. A request stays open for ${APPROVAL_DAYS} days.`,
  waiting: 'Waiting for a decision ({0})',
  nothing: 'No request is waiting.',
  own: 'Your requests',
  noneAsked: 'You have not made any requests.',
  ownWaits: 'You made this request yourself, so somebody else decides on it.',
  asked: 'Asked by {0}, {1}',
  expires: 'open until {0}',
  openPayment: 'Open the payment',
  openPerson: 'Open the customer',
  look: 'Check and decide',
  isChanged:
    'Something has changed since the request was made, so it cannot be approved. Refuse it, and a new request can be made.',
  approve: 'Approve',
  approved: 'Approved.',
  refuse: 'Refuse',
  answer: 'Why are you refusing?',
  answerHint: 'The person who asked will see this with their request.',
  sendRefusal: 'Refuse the request',
  takeBack: 'Withdraw the request',
  failed: 'That did not work. Try again.',
  states: {
    asked: 'Waiting for a second person.',
    approved: 'Approved and done.',
    refused: 'Refused.',
    withdrawn: 'Withdrawn.',
    changed: 'Something had changed since the request was made, so nothing was done. Ask again.',
    expired: 'Expired: nobody decided in time.',
  },
};
