import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIST_MARKS } from './card-list.ts';
import { mergeEntries, readListPart, writeListHead } from './list-wire.ts';

type Entry = [hash: number, mark: number];
const bytesOf = (entries: Entry[]) =>
  Uint8Array.from(
    entries
      .toSorted(([a, x], [b, y]) => a - b || x - y)
      .flatMap(([hash, mark]) => [0, 0, 0, hash >> 8, hash & 255, mark >> 8, mark & 255]),
  );

describe('card list merges a delta', () => {
  const list: Entry[] = [
    [3, 9000],
    [5, 9001],
    [9, 65_535],
  ];
  test.each<[string, Entry[], Entry[]]>([
    ['nothing', [], list],
    [
      'a new card at each end',
      [
        [1, 1],
        [12, 2],
      ],
      [[1, 1], ...list, [12, 2]],
    ],
    [
      'another mark',
      [[5, 1]],
      [
        [3, 9000],
        [5, 1],
        [9, 65_535],
      ],
    ],
    [
      'a card that is gone',
      [[5, LIST_MARKS.gone]],
      [
        [3, 9000],
        [9, 65_535],
      ],
    ],
    ['one that was never there', [[4, LIST_MARKS.gone]], list],
    ['the last one', [[9, LIST_MARKS.gone]], list.slice(0, 2)],
    [
      'a second card of one hash',
      [
        [5, 9001],
        [5, 9002],
      ],
      [
        [3, 9000],
        [5, 9001],
        [5, 9002],
        [9, 65_535],
      ],
    ],
    [
      'one of two of a hash, gone',
      [
        [5, LIST_MARKS.gone],
        [5, 9002],
      ],
      [
        [3, 9000],
        [5, 9002],
        [9, 65_535],
      ],
    ],
  ])('%s', (_, changed, expected) => {
    expect(mergeEntries(bytesOf(list), bytesOf(changed))).toEqual(bytesOf(expected));
  });

  test('of any size', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.nat(300), fc.constantFrom(1, 9000, 9001)), {
      selector: ([hash]) => hash,
    });
    const changes = fc.uniqueArray(
      fc.tuple(fc.nat(300), fc.constantFrom(2, 9002, LIST_MARKS.gone)),
      { selector: ([hash]) => hash },
    );
    fc.assert(
      fc.property(entries, changes, (before, changed) => {
        const after = new Map([...before, ...changed]);
        const left = [...after].filter(([, mark]) => mark !== LIST_MARKS.gone);
        expect(mergeEntries(bytesOf(before), bytesOf(changed))).toEqual(bytesOf(left));
      }),
    );
  });
});

describe('card list encoding', () => {
  const entries = bytesOf([
    [3, 9000],
    [5, 9001],
  ]);
  const whole = new Uint8Array([
    ...writeListHead({ isWhole: true, cards: 2 }, entries.length),
    ...entries,
  ]);

  test('is decoded to the same list', () => {
    expect(readListPart(whole)).toEqual({ isWhole: true, cards: 2, entries });
  });

  test('that is truncated anywhere is rejected', () => {
    for (let length = 0; length < whole.length; length += 1) {
      expect(readListPart(whole.subarray(0, length))).toBeNull();
    }
    expect(readListPart(whole.with(0, 2))).toBeNull();
  });
});
