import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './repository.ts';

/** They give roles, show them, and look for who gave them; none of them decides what somebody may do. */
const READERS = ['worker-queries.ts', 'staff-queries.ts', 'grant-queries.ts', 'recruit-queries.ts'];

test('what decides about a right reads the roles that work, and never those that wait', () => {
  const reading = sourceFiles().filter(
    (file) =>
      /^(server|bin)\//.test(file) &&
      !file.endsWith('.test.ts') &&
      /\b(from|join)\s+staff_role\b/.test(textOf(file)),
  );

  expect(reading.map((file) => file.split('/').at(-1)).toSorted()).toEqual(READERS.toSorted());
});
