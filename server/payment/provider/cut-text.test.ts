import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

describe("a text longer than the provider's limit", () => {
  test.each([
    ['Meikäläinen', 50, 'Meikäläinen'],
    ['Meikäläinen', 5, 'Meikä'],
    ['  Aino  ', 4, 'Aino'],
    ['Anna Maria', 5, 'Anna'],
    ['a\u0308'.repeat(3), 2, 'ää'],
    ['🦊🦊', 3, '🦊'],
    ['👩‍👩‍👧x', 4, ''],
    ['', 5, ''],
  ])('"%s" at %i becomes "%s"', (text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
  });

  test('is never longer than the limit, splits no character and is a prefix of the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(60), (text, limit) => {
        const cut = cutText(text, limit);

        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(text.normalize('NFC').trim().startsWith(cut)).toBe(true);
        expect(Buffer.from(cut, 'utf8').toString('utf8')).toBe(cut);
      }),
    );
  });
});
