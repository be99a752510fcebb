import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  colourFault,
  contrast,
  LEAST_CONTRAST,
  lookStyle,
  paletteOf,
  SHIPPED_COLOURS,
} from './look.ts';

test('contrast follows the WCAG formula', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#12162a', '#12162a')).toBe(1);
});

describe('scheme colours', () => {
  test.each([
    ['#1a2142', '#f4c452', null],
    ['#0b4f5c', '#ffb38a', null],
    ['#000000', '#ffffff', null],
    ['#777777', '#f4c452', 'night'],
    ['#f4c452', '#1a2142', 'night'],
    ['#1a2142', '#7a4b00', 'light'],
    ['#1a2142', '#10131f', 'light'],
  ])('%s and %s: %s is unreadable', (night, light, colour) => {
    expect(colourFault({ night, light })?.colour ?? null).toBe(colour);
  });

  const hex = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);

  test('when refused come with their contrast and a suggestion that passes', () => {
    fc.assert(
      fc.property(hex, hex, (night, light) => {
        const fault = colourFault({ night, light });
        if (!fault) return;
        expect(fault.contrast).toBeLessThan(LEAST_CONTRAST);
        const corrected = { night, light, [fault.colour]: fault.passes };
        expect(colourFault(corrected)?.colour).not.toBe(fault.colour);
      }),
    );
  });

  test('when accepted are readable everywhere, in both themes', () => {
    fc.assert(
      fc.property(hex, hex, (night, light) => {
        fc.pre(colourFault({ night, light }) === null);
        const palette = paletteOf({ night, light });
        const pairs: [string, string][] = [
          ['#ffffff', palette.yo[0]],
          ['#ffffff', palette['yo-hover'][0]],
          ['#12162a', palette.yo[1]],
          ['#12162a', palette['yo-hover'][1]],
          ['#12162a', palette.valo[0]],
          ['#12162a', palette['valo-soft'][0]],
          ['#f1f3f3', palette['valo-soft'][1]],
          ...['#f1f3f3', '#ffffff', '#e4e8e9'].map((wall): [string, string] => [
            palette.link[0],
            wall,
          ]),
          ...['#10131f', '#1a1f31', '#0b0d16'].map((wall): [string, string] => [
            palette.link[1],
            wall,
          ]),
        ];
        for (const [front, back] of pairs) {
          expect(contrast(front, back)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        }
      }),
      { numRuns: 400 },
    );
  });
});

test('scheme colours as a CSS rule contain nothing but colours', () => {
  expect(lookStyle(null)).toBe('');
  expect(lookStyle(SHIPPED_COLOURS)).toMatch(/^:root\{(--sali-[a-z-]+:[#\w(),-]+;?)+\}$/);
});
