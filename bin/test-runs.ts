import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, runCommand } from './stage.ts';
import type { FileTally, Tally } from './tally-reporter.ts';

/** Parallel test files on two cores: database and browser tests wait for other processes more than they compute. */
export const FILES_AT_ONCE = { unit: 2, database: 2, browser: 3 };

type Project = keyof typeof FILES_AT_ONCE;

/** One vitest project. Failed files are not retried: flakiness is a race to be found. */
export async function runTests(project: Project, folder: string): Promise<Outcome> {
  return outcomeOf(await runFiles(project, folder));
}

async function runFiles(project: Project, folder: string): Promise<Tally> {
  const tallyFile = path.join(folder, `${project}.json`);
  rmSync(tallyFile, { force: true });
  process.env.TALLY_FILE = tallyFile;
  const { exitCode } = await runCommand(
    [
      ...['vitest', 'run', '--project', project, `--maxWorkers=${FILES_AT_ONCE[project]}`],
      ...['--reporter=default', '--reporter=./bin/tally-reporter.ts'],
    ],
    true,
  );
  if (!existsSync(tallyFile)) return { files: [], errors: [`The ${project} tests did not end`] };
  const tally: Tally = JSON.parse(readFileSync(tallyFile, 'utf8'));
  const isExplained = exitCode === 0 || tally.files.some(hasFailed) || tally.errors.length > 0;
  return isExplained ? tally : { ...tally, errors: [`vitest ended with ${exitCode}`] };
}

function outcomeOf({ files, errors }: Tally): Outcome {
  const failures = [
    ...files.flatMap(({ file, failures }) => failures.map((failure) => `${file}: ${failure}`)),
    ...errors,
  ];
  const sum = (count: (file: FileTally) => number) =>
    files.reduce((total, file) => total + count(file), 0);
  return {
    passed: sum(({ passed }) => passed),
    skipped: sum(({ skipped }) => skipped),
    failed: failures.length,
    remarks: failures.map((failure) => `FAILED ${failure}`),
    times: files.map(({ file, seconds }) => ({ file, seconds })),
  };
}

const hasFailed = ({ failures }: FileTally) => failures.length > 0;
