import { defineConfig } from 'vitest/config';

/** What `npm run test:mutation` runs: the rules' own tests, each file by itself, as a mutant may stand in what a module keeps. */
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], testTimeout: 60_000 },
});
