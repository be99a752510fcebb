import { expect, test } from 'vitest';
import { keepAcknowledgements } from './acknowledgements.ts';

function given(...moments: number[]) {
  const left = [...moments];
  const acknowledgements = keepAcknowledgements(() => left.shift() ?? 0);
  for (const _ of moments) acknowledgements.note();
  return acknowledgements;
}

test('a gap lasts from the last acknowledgement before the fault to the first after it', () => {
  expect(given(900, 1_000, 8_000, 8_100).longestGap(1_500, 9_000)).toBe(7_000);
});

test('the longest of several gaps counts', () => {
  expect(given(1_000, 2_000, 6_000, 7_000).longestGap(1_500, 9_000)).toBe(4_000);
});

test('without acknowledgements the whole span is the gap', () => {
  expect(given(1_000).longestGap(1_500, 9_000)).toBe(8_000);
});
