import { expect, test } from 'vitest';

/** Loaded before any test: what a module evaluates then is left out, also of one that has no test of its own. */
const rules = import.meta.glob(['../../domain/**/*.ts', '!../../domain/**/*.test.ts'], {
  eager: true,
});

test('every rule is loaded', () => {
  expect(Object.keys(rules).length).toBeGreaterThan(150);
});
