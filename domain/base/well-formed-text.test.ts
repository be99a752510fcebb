import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repairText, truncateText, WELL_FORMED } from './well-formed-text.ts';

describe('well-formed text', () => {
  test.each(['', 'Aino', 'Åsa Öhman', '🦊', '\uFFFD', 'a\nb', '\u202e'])(
    '%j is well-formed',
    (text) => {
      expect(WELL_FORMED.test(text)).toBe(true);
      expect(repairText(text)).toBe(text);
    },
  );

  test.each([
    ['\uD83E', '\uFFFD'],
    ['\uDD8A', '\uFFFD'],
    ['a\uDD8A\uD83Eb', 'a\uFFFD\uFFFDb'],
    ['a\0b', 'a\uFFFDb'],
  ])('%j is repaired to %j', (text, repaired) => {
    expect(WELL_FORMED.test(text)).toBe(false);
    expect(repairText(text)).toBe(repaired);
  });
});

describe('truncated text', () => {
  test.each([
    ['Aino', 4, 'Aino'],
    ['Aino', 2, 'Ai'],
    ['a🦊', 3, 'a🦊'],
    ['a🦊', 2, 'a'],
    ['🦊🦊', 3, '🦊'],
    ['🦊', 0, ''],
  ])('of %j at %i is %j', (text, limit, cut) => {
    expect(truncateText(text, limit)).toBe(cut);
  });

  test('is well-formed, a prefix, and within its limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, limit) => {
        const cut = truncateText(text, limit);

        expect(WELL_FORMED.test(cut)).toBe(true);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, limit - 1));
      }),
    );
  });
});
