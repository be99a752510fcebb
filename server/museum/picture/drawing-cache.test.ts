import { expect, test } from 'vitest';
import { makeDrawingCache } from './drawing-cache.ts';

test('a picture is drawn once for concurrent requests, and again after a failure or an eviction', async () => {
  const drawn = makeDrawingCache(2);
  const made: string[] = [];
  const draw = (name: string) => async () => {
    made.push(name);
    return Buffer.from(name);
  };
  const failing = async () => {
    made.push('failing');
    throw new Error('no wool');
  };

  await Promise.all([drawn('a', draw('a')), drawn('a', draw('a'))]);
  expect(made).toEqual(['a']);
  await expect(drawn('b', failing)).rejects.toThrow('no wool');
  expect(String(await drawn('b', draw('b')))).toBe('b');
  await drawn('a', draw('a'));
  await drawn('c', draw('c'));
  expect(made).toEqual(['a', 'failing', 'b', 'c']);
  await drawn('b', draw('b again'));
  expect(made.at(-1)).toBe('b again');
});
