import { expect, test } from 'vitest';

/** Loaded before any test: mutants of code that runs on import are left out, also of modules without tests. */
const rules = import.meta.glob(['../../domain/**/*.ts', '!../../domain/**/*.test.ts'], {
  eager: true,
});

test('every rule module is loaded', () => {
  expect(Object.keys(rules).length).toBeGreaterThan(150);
});
