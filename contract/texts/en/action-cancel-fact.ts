import { topics } from './action-plan-fact.ts';

export const texts = {
  name: 'Cancel a planned change',
  lead: 'The change will not take place. Whatever would apply on that day without it stays in force.',
  deed: 'Cancel the change',
  done: 'The planned change is cancelled.',
  form: {},
  labels: { topic: 'Cancelled' },
  phrases: {
    ...topics,
    planned: 'The change that begins on {0}',
  },
  refusals: {
    notPlanned: 'The change no longer exists: it has begun, or was moved or cancelled.',
    lastMethod:
      'Without this change neither online banks nor payment cards would be offered on {0}. Replace the change with another one instead.',
  },
};
