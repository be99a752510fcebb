import { ALL_FAULTS } from './all-faults.ts';
import { copyCode } from './code-copy.ts';
import type { Fault } from './fault.ts';
import { openRunner, type TestRunner } from './test-runner.ts';

/**
 * `npm run test:faults`: do the tests detect realistic mistakes? `npm run test:faults -- letter` selects faults whose
 * kind, name or file contains the words.
 */
const GOAL_PERCENT = 95;

const say = (text: string) => process.stdout.write(`${text}\n`);
const word = process.argv.slice(2).join(' ');
const faults = ALL_FAULTS.filter(({ kind, name, file }) =>
  `${kind} ${name} ${file}`.includes(word),
);
const copy = copyCode();
process.on('exit', copy.remove);
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => process.exit(1));

const runner = await openRunner(copy.folder);
process.exitCode = (await passWithoutFault(runner)) ? await tryFaults(runner) : 1;
await runner.close();
process.exit();

/** Tests that fail without the fault would detect everything. */
async function passWithoutFault({ failures }: TestRunner): Promise<boolean> {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  const failed = await failures(tests, null);
  for (const name of failed) say(`fails without any fault: ${name}`);
  return failed.length === 0;
}

async function tryFaults(runner: TestRunner): Promise<number> {
  const survivors: Fault[] = [];
  for (const [index, fault] of faults.entries()) {
    const begun = Date.now();
    const [failed] = await copy.withFault(fault, () => runner.failures(fault.tests, fault.file));
    if (!failed) survivors.push(fault);
    const seconds = `${Math.round((Date.now() - begun) / 1000)} s`.padStart(5);
    const verdict = failed ? `noticed by ${failed}` : 'NOT NOTICED';
    say(
      `${index + 1}/${faults.length} ${seconds}  ${fault.kind}: ${fault.name}\n         ${verdict}`,
    );
  }
  for (const { kind, name, file } of survivors) say(`not noticed: ${kind}: ${name} (${file})`);
  const noticed = faults.length - survivors.length;
  const percent = faults.length === 0 ? 0 : (100 * noticed) / faults.length;
  say(`${noticed} of ${faults.length} noticed (${percent.toFixed(1)} %)`);
  return percent >= GOAL_PERCENT ? 0 : 1;
}
