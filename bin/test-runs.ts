import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, runCommand } from './stage.ts';
import type { Tally } from './tally-reporter.ts';

/** Test files at once. They wait for processes and browsers more than they compute, so two cores bear as many. */
const FILES_AT_ONCE = { unit: 2, database: 3, browser: 3 };

/** One vitest project; a run without a tally, or that ends badly for no reason told, is a failure too. */
export async function runTests(
  project: keyof typeof FILES_AT_ONCE,
  folder: string,
): Promise<Outcome> {
  const tallyFile = path.join(folder, `${project}.json`);
  process.env.TALLY_FILE = tallyFile;
  const { exitCode } = await runCommand(
    [
      ...['vitest', 'run', '--project', project, `--maxWorkers=${FILES_AT_ONCE[project]}`],
      ...['--reporter=default', '--reporter=./bin/tally-reporter.ts'],
    ],
    true,
  );
  if (!existsSync(tallyFile)) return { passed: 0, failed: 1, skipped: 0 };
  const { passed, skipped, failures, secondTries }: Tally = JSON.parse(
    readFileSync(tallyFile, 'utf8'),
  );
  for (const name of secondTries) console.log(`needed a second try: ${name}`);
  for (const name of failures) console.log(`FAILED ${name}`);
  const failed = failures.length;
  return { passed, skipped, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
