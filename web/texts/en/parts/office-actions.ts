import { texts as kinds } from '../../../../contract/texts/en/actions.ts';
import { APPROVAL_DAYS } from '../../../../domain/office/actions.ts';
import type { texts as fi } from '../../fi/parts/office-actions.ts';

export const texts: typeof fi = {
  kinds,
  heading: 'Actions',
  steps: ['Prepare', 'Check', 'Give a reason', 'Confirm'],
  look: 'See the effect',
  previewTable: 'What changes',
  before: 'Now',
  after: 'After this',
  reason: 'Why?',
  reasonHint:
    'It stays in the event log, and the customer gets it with their data. Write nothing about health.',
  plannedReasonHint: 'It stays in the event log, and colleagues see it in the list.',
  schemeReasonHint: 'It stays in the event log, and colleagues see it.',
  counter: '{0}/{1}',
  letter: 'Read the message: {0}',
  second: `This is over your limit: a second person has ${APPROVAL_DAYS} days to decide. Nothing happens before that.`,
  askSecond: 'Ask for approval',
  asked: 'Approval has been asked for.',
  askedMore: `A second person has ${APPROVAL_DAYS} days to decide. You will see the decision on the Approvals page.`,
  approvedBy: 'approved by {0}',
  cancel: 'Cancel',
  trace: 'The event log will show who did what, and why.',
  undoWindow: 'You can undo it for {0|# day|# days}, if nothing has changed.',
  undoUntil: 'You can undo it until {0}, if nothing has changed.',
  undoUntilItBegins: 'You can undo this until the change begins.',
  noUndo: 'This cannot be undone.',
  undo: 'Undo',
  undoTitle: 'Undo: {0}',
  undoLead: 'Everything is put back as it was. This does not work if something has changed since.',
  undoDeed: 'Undo the action',
  undone: 'Undone.',
  wasUndone: 'undone later',
  undoLine: 'Undid: {0}',
  gone: 'a former colleague',
  notes: 'Notes',
  incomplete: 'Something is still missing. Fill in everything that is required.',
  failed: 'That did not work. What you typed is still here: try again.',
  unanswered:
    'No answer came, so we cannot tell whether this went through. What you typed is still here. Try again: it will not be done twice.',
};
