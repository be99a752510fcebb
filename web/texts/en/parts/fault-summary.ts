import type { texts as fi } from '../../fi/parts/fault-summary.ts';

export const texts: typeof fi = {
  count: 'Check {0|one item|# items}',
  todo: 'Still to fix',
  done: 'Everything is fixed',
  fixed: 'fixed',
};
