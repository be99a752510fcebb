import { ANSWER_WORKING_DAYS } from '../../../domain/contact/contact-message.ts';
import type { texts as fi } from '../fi/office-contacts.ts';
import { texts as subjects } from './parts/contact-subjects.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  subjects,
  title: 'Kundmeddelanden',
  description: 'Kundernas meddelanden till kundtjänsten.',
  heading: 'Kundmeddelanden',
  lead: `Äldst först. Målet är att svara inom ${ANSWER_WORKING_DAYS} vardagar.`,
  nothing: 'Inget meddelande väntar på svar.',
  more: 'De hundra äldsta visas.',
  done: 'Senast klara',
  case: 'Ärende {0}',
  answered: 'besvarat',
};
