import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, runCommand } from './stage.ts';
import type { FileTally, Tally } from './tally-reporter.ts';

/** Test files at once. They wait for processes and browsers more than they compute, so two cores bear as many. */
const FILES_AT_ONCE = { unit: 2, database: 3, browser: 3 };
/** When more files fail than this, something is broken; trying again would only make everybody wait. */
const MOST_FILES_AGAIN = 3;

type Project = keyof typeof FILES_AT_ONCE;

/**
 * One vitest project. A file that fails is run once more, whole and alone: its tests often tell one story, and a single
 * one cannot begin in the middle. What went wrong first is told.
 */
export async function runTests(project: Project, folder: string): Promise<Outcome> {
  const first = await runFiles(project, folder, FILES_AT_ONCE[project], []);
  const failed = first.files.filter(hasFailed);
  if (failed.length === 0 || failed.length > MOST_FILES_AGAIN) return outcomeOf(first);
  const names = failed.map(({ file }) => file);
  const second = await runFiles(project, folder, 1, names);
  const whole = outcomeOf({
    files: [...first.files.filter(({ file }) => !names.includes(file)), ...second.files],
    errors: [...first.errors, ...second.errors],
  });
  const firstTries = failuresOf(failed).map((failure) => `needed a second try: ${failure}`);
  return { ...whole, remarks: [...firstTries, ...whole.remarks] };
}

async function runFiles(
  project: Project,
  folder: string,
  atOnce: number,
  files: string[],
): Promise<Tally> {
  const tallyFile = path.join(folder, `${project}.json`);
  rmSync(tallyFile, { force: true });
  process.env.TALLY_FILE = tallyFile;
  const { exitCode } = await runCommand(
    [
      ...['vitest', 'run', '--project', project, `--maxWorkers=${atOnce}`],
      ...['--reporter=default', '--reporter=./bin/tally-reporter.ts', ...files],
    ],
    true,
  );
  if (!existsSync(tallyFile)) return { files: [], errors: [`The ${project} tests did not end`] };
  const tally: Tally = JSON.parse(readFileSync(tallyFile, 'utf8'));
  const isExplained = exitCode === 0 || tally.files.some(hasFailed) || tally.errors.length > 0;
  return isExplained ? tally : { ...tally, errors: [`vitest ended with ${exitCode}`] };
}

function outcomeOf({ files, errors }: Tally): Outcome & { remarks: string[] } {
  const failures = [...failuresOf(files), ...errors];
  const sum = (count: (file: FileTally) => number) =>
    files.reduce((total, file) => total + count(file), 0);
  return {
    passed: sum(({ passed }) => passed),
    skipped: sum(({ skipped }) => skipped),
    failed: failures.length,
    remarks: failures.map((failure) => `FAILED ${failure}`),
  };
}

const failuresOf = (files: FileTally[]) =>
  files.flatMap(({ file, failures }) => failures.map((failure) => `${file}: ${failure}`));
const hasFailed = ({ failures }: FileTally) => failures.length > 0;
