import { ANSWER_WORKING_DAYS } from '../../../domain/contact/contact-message.ts';
import type { texts as fi } from '../fi/office-contacts.ts';
import { texts as subjects } from './parts/contact-subjects.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  subjects,
  title: 'Messages',
  description: 'What customers write to customer service.',
  heading: 'Messages',
  lead: `Oldest first. We aim to reply within ${ANSWER_WORKING_DAYS} working days.`,
  nothing: 'No message is waiting for a reply.',
  more: 'The hundred oldest are shown.',
  done: 'Recently done',
  case: 'Case {0}',
  answered: 'answered',
};
