import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Text',
  description: 'Change one text in three languages.',
  heading: 'Change the text',
  all: 'All texts',
  missing: 'There is no such text, or it cannot be changed.',
  languages: { fi: 'In Finnish', sv: 'In Swedish', en: 'In English' },
  isShipped: 'The service’s own text.',
  shipped: 'The service’s own text:',
  use: 'Start using it',
  save: 'Save the draft',
  asShipped: 'Restore the service’s own text',
  placesHeading: 'Where the text is shown',
  places: {
    page: 'Page {0}',
    letter: 'Message {0}',
    message: 'Replies from the service ({0})',
  },
  saveFirst:
    'Save the draft to see how it looks on the page or in the message. Nobody else sees it.',
  saved: 'The draft is saved. Only you see it.',
  exampleLetter: 'The person and the order in the message are examples.',
  look: 'See it: {0}',
  history: 'Changes',
  since: 'Since {0}',
  planned: 'Starts {0}',
  shippedAgain: 'the service’s own text',
  outdated: 'The service’s own text has changed since. Check that this is still right.',
  formerMember: 'a former colleague',
  failed: 'The text could not be loaded again. Reload the page.',
  notSaved: 'The draft could not be saved. Your text is still here, try again.',
};
