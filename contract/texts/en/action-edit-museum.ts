import { texts as words } from './museum-words.ts';

export const texts = {
  name: 'Edit a museum',
  lead: 'You see what changes. Nothing is saved yet.',
  deed: 'Save the changes',
  done: 'The museum’s details have been changed.',
  form: {},
  labels: {
    ...words.parts,
    desks: 'Desks',
    visits: 'Visits',
  },
  phrases: {
    part: '{0}',
    stops:
      '{0|# desk account|# desk accounts} and {1|# till key|# till keys} still work on {2}, but not after that.',
    stays: '{0|# visit stays|# visits stay} in the statistics and in the visitors’ diaries.',
  },
  refusals: {
    ...words.faults,
    nothingChanges: 'Nothing would change.',
    changedMeanwhile:
      'Somebody else changed the same part after you opened the page: {0}. Cancel, load the latest details and look at the differences. What you typed stays.',
    pictureGone: 'The picture is no longer there. Add it again.',
    exhibitionTaken: 'The exhibition belongs to another museum. Add it again.',
  },
};
