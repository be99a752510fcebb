import { expect, test } from 'vitest';
import { hexOf, labOf, mixed } from './oklab.ts';

test.each(['#000000', '#ffffff', '#4d6a93', '#f4c452'])(
  '%s survives conversion to OKLab and back',
  (hex) => {
    expect(hexOf(labOf(hex))).toBe(hex);
  },
);

test('mix of night and light is not grey', () => {
  const [, greenRed, blueYellow] = mixed(labOf('#1a2142'), labOf('#f4c452'), 0.75);

  expect(Math.hypot(greenRed, blueYellow)).toBeGreaterThan(0.07);
});
