import { defineConfig } from 'vitest/config';

/** What `npm run test:mutation` runs: the rules' own tests, each file by itself, as a mutant may stand in what a module keeps. */
export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      // Its words come from the pages, which no rule knows.
      'server/document/documents.test.ts',
      'test/mutation/every-rule.test.ts',
    ],
    testTimeout: 60_000,
  },
});
