import { texts as topics } from './fact-topics.ts';

export const texts = {
  name: 'Cancel a planned change',
  lead: 'The change does not come. What would hold on that day anyway stays.',
  deed: 'Cancel the change',
  done: 'The planned change is cancelled.',
  form: {},
  labels: { topic: 'Cancelled' },
  phrases: {
    ...topics,
    planned: 'The change that begins on {0}',
  },
  refusals: {
    notPlanned: 'The change is gone: it has begun, or was moved or cancelled.',
    lastMethod:
      'Without this change neither online bank nor payment card would be offered on {0}. Replace the change instead.',
  },
};
