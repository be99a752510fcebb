import { expect, test } from 'vitest';
import { readStep } from './step.ts';

test.each([
  [['1'], 1],
  [['0'], 0],
  [[], 0],
  [['2'], 0],
  [['-1'], 0],
  [['01'], 0],
  [['01x'], 0],
  [['1.0'], 0],
  [[' 1'], 0],
  [['abc'], 0],
  [[''], 0],
  [['1', '1'], 0],
  [['0', '1'], 0],
])('c__step given as %j is step %i', (values, step) => {
  expect(readStep(values)).toBe(step);
});
