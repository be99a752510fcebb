import path from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

export type TestRunner = {
  /** Failures as `file > test`; empty when everything passed. `changed` was written since the last run. */
  failures(tests: string[], changed: string | null): Promise<string[]>;
  close(): Promise<void>;
};

/** One vitest for all runs: PostgreSQL starts once, and unchanged files stay transformed. */
export async function openRunner(folder: string): Promise<TestRunner> {
  const vitest = await createVitest('test', {
    root: folder,
    config: path.join(folder, 'vitest.config.ts'),
    project: ['unit', 'database'],
    watch: false,
    reporters: [SILENT],
    maxWorkers: 2,
    // The first failure is enough; a fault may also make a test hang.
    bail: 1,
    testTimeout: 60_000,
  });
  let before: string | null = null;
  return {
    async failures(tests, changed) {
      // Also the files of the previous fault, which are reverted.
      for (const file of [before, changed]) {
        if (file) vitest.invalidateFile(path.join(folder, file));
      }
      before = changed;
      // Failures of the previous run would stop this one at once.
      vitest.state.filesMap.clear();
      vitest.state.idMap.clear();
      const specifications = tests.flatMap((test) => {
        const project = vitest.getProjectByName(test.includes('.db.test.') ? 'database' : 'unit');
        return project.createSpecification(path.join(folder, test));
      });
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      return [...testModules.flatMap(failedOf), ...unhandledErrors.map(String)];
    },
    close: () => vitest.close(),
  };
}

/** The command prints rows itself. */
const SILENT = {};

function failedOf(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')].map((test) => test.fullName);
  const named = failed.map((name) => `${module.relativeModuleId} > ${name}`);
  if (named.length > 0 || module.state() !== 'failed') return named;
  return [`${module.relativeModuleId}: ${module.errors()[0]?.message ?? 'a hook failed'}`];
}
