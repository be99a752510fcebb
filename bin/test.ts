import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { requireChromium } from './chromium.ts';
import { endRunning, type FileTime, type Outcome, report } from './stage.ts';
import { runCheck, runStaticChecks } from './static-checks.ts';
import { runTests } from './test-runs.ts';

const GOOD: Outcome = { passed: 1, failed: 0, skipped: 0 };
const BAD: Outcome = { passed: 0, failed: 1, skipped: 0 };

// All temporary files are in one folder, removed at the end; world-readable, as PostgreSQL may run as another user.
const folder = mkdtempSync(path.join(tmpdir(), 'museum-card-'));
chmodSync(folder, 0o755);
process.env.TMPDIR = folder;
process.on('exit', () => {
  endRunning();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => process.exit(1));

process.chdir(path.resolve(import.meta.dirname, '..'));
// Downloads use the network while checks use the cores.
const chromium = requireChromium();
const began = performance.now();
const checks = await runStaticChecks();
const checksTook = (performance.now() - began) / 1000;
const outcomes = [...checks];
outcomes.push(await report('build', build));
outcomes.push(await report('unit tests', () => runTests('unit', folder)));
// Both wait for other processes more than they compute: side by side they fill the cores.
const besideEachOther = [
  report('database tests', () => runTests('database', folder)),
  report('browser tests', runBrowserTests),
];
outcomes.push(...(await Promise.all(besideEachOther)));
outcomes.push(await report('monitoring', runMonitoringCheck));

const sum = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + pick(outcome), 0);
const failed = sum((outcome) => outcome.failed);
writeTimes();
console.log('Minutes by kind; database and browser tests run side by side:');
for (const line of minutesByKind()) console.log(line);
console.log('The files that took longest:');
for (const line of longestFiles()) console.log(line);
for (const remark of outcomes.flatMap(({ remarks = [] }) => remarks)) console.log(remark);
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function minutesByKind(): string[] {
  const checking = { name: 'static checks', seconds: checksTook };
  const stages = outcomes.filter((outcome) => !checks.includes(outcome));
  return [checking, ...stages].map(
    ({ name, seconds }) => `${(seconds / 60).toFixed(1).padStart(7)} min  ${name}`,
  );
}

function timesOfFiles(): FileTime[] {
  return outcomes
    .flatMap(({ times = [] }) => times)
    .toSorted((one, other) => other.seconds - one.seconds);
}

/** The next run starts the slowest files first. */
function writeTimes(): void {
  const noticeable = timesOfFiles().filter(({ seconds }) => seconds >= 5);
  const entries = noticeable.map(({ file, seconds }) => [file, Math.round(seconds)]);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    '.cache/test-times.json',
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
}

function longestFiles(): string[] {
  return timesOfFiles()
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

async function build(): Promise<Outcome> {
  try {
    await buildIfNeeded();
    return GOOD;
  } catch (error) {
    console.log((error as Error).message);
    return BAD;
  }
}

/** After Chromium's installation: apt cannot run twice at once. */
async function runMonitoringCheck(): Promise<Outcome> {
  await chromium;
  return runCheck('tsx bin/check-monitoring.ts');
}

async function runBrowserTests(): Promise<Outcome> {
  const fault = await chromium;
  if (fault === null) return runTests('browser', folder);
  console.log(fault);
  return BAD;
}
