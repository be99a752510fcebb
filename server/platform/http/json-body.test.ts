import { expect, test } from 'vitest';
import { repeatedKey } from './json-body.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"b":{"a":1,"c":[{"x":1},{"x":1,"y":2,"x":3}]}}', 'x'],
  ['[{"a":"{\\"a\\":1}","b":1,"a":2}]', 'a'],
  ['{"":1,"":2}', ''],
])('finds the repeated key of %s', (json, key) => {
  expect(repeatedKey(json)).toBe(key);
});

test.each([
  '{"a":1,"b":{"a":1}}',
  '[{"a":1},{"a":1}]',
  '{"a":"a","b":"a"}',
  '{"a":["a","a"],"b":["b"]}',
  '{"a":"x,\\"a\\":1"}',
  '"a"',
  '7',
])('finds no repeated key in %s', (json) => {
  expect(repeatedKey(json)).toBeNull();
});
