import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './repository.ts';

/** They give roles, show them, and look up who gave them; none of them decides on access. */
const READERS = ['worker-queries.ts', 'staff-queries.ts', 'grant-queries.ts', 'recruit-queries.ts'];

test('access checks use active roles, never pending ones', () => {
  const reading = sourceFiles().filter(
    (file) =>
      /^(server|bin)\//.test(file) &&
      !file.endsWith('.test.ts') &&
      /\b(from|join)\s+staff_role\b/.test(textOf(file)),
  );

  expect(reading.map((file) => file.split('/').at(-1)).toSorted()).toEqual(READERS.toSorted());
});
