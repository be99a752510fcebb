import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository, textOf } from '../repository.ts';
import { ALL_FAULTS } from './all-faults.ts';

test.each(ALL_FAULTS)('$kind: $name: its text occurs exactly once', (fault) => {
  const { file, find, replace, tests } = fault;
  expect(textOf(file).split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(tests.filter((one) => !existsSync(inRepository(one)))).toEqual([]);
  expect(tests).not.toEqual([]);
});

test('each fault has a unique name', () => {
  const names = ALL_FAULTS.map(({ kind, name }) => `${kind} ${name}`);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
