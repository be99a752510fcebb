import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, runCommand } from './stage.ts';

type FileResult = { status: string; assertionResults: unknown[] };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: FileResult[];
};

/** One vitest project; a file that breaks before its first test, or a run without a report, is a failure too. */
export async function runTests(project: string, folder: string): Promise<Outcome> {
  const reportFile = path.join(folder, `${project}.json`);
  const { exitCode } = await runCommand(
    [
      ...['vitest', 'run', '--project', project, '--passWithNoTests'],
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
