import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/long-first.ts';

// Files of a worker share the modules they import: loading them again for each file took longer than many of the tests.
const isolate = false;

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: ['{domain,contract,server,web,sandbox,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          isolate,
          include: ['{server,sandbox,db,test}/**/*.db.test.ts'],
          globalSetup: ['test/global-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          isolate,
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['test/global-build.ts', 'test/global-database.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
