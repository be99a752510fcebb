import { expect, test } from 'vitest';
import { type LastRun, operationFault } from './operation-state.ts';

const NOW = Date.UTC(2026, 10, 17, 12);
const HOUR = 3_600_000;
const well = (hoursAgo: number): LastRun => {
  const endedAt = NOW - hoursAgo * HOUR;
  return { endedAt, succeeded: true, succeededAt: endedAt };
};
const failed: LastRun = { endedAt: NOW - HOUR, succeeded: false, succeededAt: NOW - 25 * HOUR };

test.each([
  ['backup', null, 'never'],
  ['backup', well(1), null],
  ['backup', well(30), null],
  ['backup', well(30.1), 'late'],
  ['backup', failed, 'failed'],
  ['drill', null, 'never'],
  ['drill', well(8 * 24), null],
  ['drill', well(8 * 24 + 0.1), 'late'],
  ['drill', failed, 'failed'],
] as const)('operation %s that ended %o shows %s', (operation, last, fault) => {
  expect(operationFault(operation, last, NOW)).toBe(fault);
});
