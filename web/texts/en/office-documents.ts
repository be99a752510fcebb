import { texts as difference } from './parts/document-difference.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  difference,
  title: 'Terms and privacy',
  description: 'Versions of the terms of use and the privacy statement.',
  heading: 'Terms and privacy',
  lead: 'The terms of use and the privacy statement are changed version by version. Write a draft, see how it looks on the page and publish it from a future day. An order keeps the version that its buyer accepted.',
  names: {
    terms: 'Terms of use',
    privacy: 'Privacy statement',
  },
  begin: 'Write a new version',
  draft: 'Draft: {0}, {1}.',
  draftReplaces: 'It replaces the version that would come into force on {0}.',
  goOn: 'Continue the draft',
  discard: 'Discard the draft',
  discardTitle: 'Discard the draft?',
  discardBody: 'The draft is removed for everyone. Published versions stay.',
  keep: 'Keep the draft',
  draftChanged: 'The draft has changed since you opened this page. Reload the page.',
  notDiscarded: 'The draft could not be discarded. Try again.',
  from: 'In force',
  state: 'State',
  who: 'Who and why',
  states: {
    inForce: 'In force',
    past: 'Earlier',
    coming: 'Coming',
  },
  effects: {
    quiet: 'Nobody is told about the change',
    told: 'Holders get a message',
    accepted: 'Holders are asked to accept',
  },
  scheme: 'The service’s own text',
  gone: 'a former colleague',
  read: 'Read',
  replace: 'Change',
  cancel: 'Cancel',
  ofDay: 'version of {0}',
  showDifference: 'Show the changes from the previous version',
  failed: 'The documents could not be loaded. Reload the page.',
};
