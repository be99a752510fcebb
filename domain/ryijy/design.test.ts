import { describe, expect, test } from 'vitest';
import { COMPOSITION_NAMES, designOf } from './design.ts';
import { PALETTE_NAMES } from './palettes.ts';

describe('textile design', () => {
  test.each([
    ['2741 0963 5508 1207', 'mustikka', 'horisontti', 105992343],
    ['2741 0812 0047 2007', 'routa', 'tuuli', 882243070],
    ['0000 0000 0000 0000', 'routa', 'ovi', 695812584],
  ])('of %s is always %s, %s', (number, palette, composition, seed) => {
    expect(designOf(number)).toEqual({ palette, composition, seed });
  });

  test('ignores how the number is grouped', () => {
    expect(designOf('2741-0963 55081207')).toEqual(designOf('2741096355081207'));
  });

  test('is derived from letters when there are no digits', () => {
    expect(designOf('Gift')).not.toEqual(designOf('Company_Order'));
  });

  test('spreads numbers evenly over all palettes and compositions', () => {
    const seen = new Map<string, number>();
    for (let number = 0; number < 4800; number += 1) {
      const { palette, composition } = designOf(String(2741_0000_0000_0000 + number * 7));
      const pair = `${palette} ${composition}`;
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }

    expect(seen.size).toBe(PALETTE_NAMES.length * COMPOSITION_NAMES.length);
    expect(Math.min(...seen.values())).toBeGreaterThan(60);
    expect(Math.max(...seen.values())).toBeLessThan(145);
  });
});
