import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Approvals',
  description: 'Requests that a second person decides.',
  heading: 'Approvals',
  lead: 'When a refund is over the limit of whoever makes it, a second person decides. Nothing happens before that. A request stands for seven days.',
  waiting: 'Waiting for a decision ({0})',
  nothing: 'No request is waiting.',
  own: 'Your requests',
  noneAsked: 'You have not asked for approval.',
  ownWaits: 'You asked for this yourself, so somebody else decides it.',
  asked: 'Asked by {0}, {1}',
  expires: 'stands until {0}',
  openPayment: 'Open the payment',
  openPerson: 'Open the customer',
  look: 'Look and decide',
  isChanged:
    'Something has changed since it was asked for, so it cannot be approved. Refuse it, and a new request can be made.',
  approve: 'Approve',
  approved: 'Approved. The money leaves within minutes.',
  refuse: 'Refuse',
  answer: 'Why do you refuse?',
  answerHint: 'Whoever asked sees this among their requests.',
  sendRefusal: 'Refuse the request',
  takeBack: 'Take the request back',
  failed: 'That did not work. Try again.',
  states: {
    asked: 'Waiting for a second person.',
    approved: 'Approved and done.',
    refused: 'Refused.',
    withdrawn: 'Taken back.',
    changed: 'Something had changed since it was asked for, so nothing was done. Ask again.',
    expired: 'Expired: nobody decided it in time.',
  },
};
