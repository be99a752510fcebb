import { describe, expect, test } from 'vitest';
import { placeInList } from './walked-list.ts';

const list = { name: 'Haku: aino', path: '/hallinta/haku?q=aino', items: ['/a', '/b', '/c'] };

describe('position in the list that a page was opened from', () => {
  test.each([
    ['/a', 1, null, '/b'],
    ['/b', 2, '/a', '/c'],
    ['/c', 3, '/b', null],
  ])('%s is number %i', (path, place, previous, next) =>
    expect(placeInList(path, list)).toEqual({ list, place, previous, next }),
  );

  test('a page of another list has no position', () => expect(placeInList('/d', list)).toBeNull());
  test('there is no position without a list', () => expect(placeInList('/a', null)).toBeNull());
});
