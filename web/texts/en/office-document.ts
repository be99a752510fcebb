import { texts as difference } from './parts/document-difference.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  difference,
  title: 'New version',
  description: 'Draft of the terms of use or the privacy statement.',
  heading: 'New version',
  all: 'All versions',
  missing: 'The version can no longer be changed: it is already in force or was cancelled.',
  names: {
    terms: 'Terms of use, draft',
    privacy: 'Privacy statement, draft',
  },
  lead: 'An empty line begins a new paragraph. A line that begins with a hyphen and a space is an item of a list. A link is written like this: [text](https://address).',
  facts: 'Details that are filled in automatically',
  factsHint:
    'Write the name of the detail in braces instead of the detail itself. Then it is right in every language, even after it changes.',
  weeks: '{weeks|a week|# weeks}',
  leadField: 'Introduction, {0}',
  headingField: 'Heading, {0}',
  textField: 'Text, {0}',
  languages: {
    fi: 'in Finnish',
    sv: 'in Swedish',
    en: 'in English',
  },
  newSection: 'New section',
  ofSection: 'section {0}',
  changed: 'changed',
  isNew: 'new',
  up: 'Move up',
  remove: 'Remove the section',
  add: 'Add a section',
  save: 'Save the draft',
  saved: 'The draft is saved.',
  unsaved: 'The draft has changes that are not saved.',
  ready: 'The draft is ready to be published.',
  notSaved: 'The draft could not be saved. Your text is still here, try again.',
  failed: 'The draft could not be loaded. Try again.',
  publish: 'Publish',
  otherSaved:
    '{0} has saved, published or discarded the draft since you opened it. Your text was not saved.',
  colleague: 'A colleague',
  fetchOther: 'Load the text as it is now and discard my changes',
  saveOver: 'Replace it with my text',
  look: {
    fi: 'See the page in Finnish',
    sv: 'See the page in Swedish',
    en: 'See the page in English',
  },
  differenceHeading: 'Changes from the version in force',
};
