import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, runCommand } from './stage.ts';

/** Test files at once. They wait for processes and browsers more than they compute, so two cores bear as many. */
const FILES_AT_ONCE = { unit: 2, database: 3, browser: 2 };

type FileResult = { status: string; assertionResults: unknown[] };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: FileResult[];
};

/** One vitest project; a file that breaks before its first test, or a run without a report, is a failure too. */
export async function runTests(
  project: keyof typeof FILES_AT_ONCE,
  folder: string,
): Promise<Outcome> {
  const reportFile = path.join(folder, `${project}.json`);
  const { exitCode } = await runCommand(
    [
      ...['vitest', 'run', '--project', project, '--passWithNoTests'],
      `--maxWorkers=${FILES_AT_ONCE[project]}`,
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    ],
    true,
  );
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 };
  const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
