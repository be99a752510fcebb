import type { states as fi } from '../../fi/parts/import-states.ts';

export const states: typeof fi = {
  open: 'Being prepared.',
  checking: 'The dry run is under way.',
  checked: 'The dry run is done.',
  signed: 'The totals are signed.',
  committing: 'The data is being transferred.',
  stopped: 'Stopped.',
  done: 'Done.',
  undoing: 'The import is being undone.',
  undone: 'Undone.',
};
