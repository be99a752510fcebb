import { describe, expect, test } from 'vitest';
import { placeInList } from './walked-list.ts';

const list = { name: 'Haku: aino', path: '/hallinta/haku?q=aino', items: ['/a', '/b', '/c'] };

describe('where a page stands in the list it was opened from', () => {
  test.each([
    ['/a', 1, null, '/b'],
    ['/b', 2, '/a', '/c'],
    ['/c', 3, '/b', null],
  ])('%s is number %i', (path, place, previous, next) =>
    expect(placeInList(path, list)).toEqual({ list, place, previous, next }),
  );

  test('a page of another list has no place', () => expect(placeInList('/d', list)).toBeNull());
  test('without a list there is none', () => expect(placeInList('/a', null)).toBeNull());
});
