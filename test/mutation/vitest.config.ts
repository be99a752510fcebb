import { defineConfig } from 'vitest/config';

/**
 * Configuration of `npm run test:mutation`: unit tests of the rules, isolated by file, as a mutant may affect module
 * state.
 */
export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      // Its words come from the pages, which rules may not import.
      'server/document/documents.test.ts',
      'test/mutation/every-rule.test.ts',
    ],
    testTimeout: 60_000,
  },
});
