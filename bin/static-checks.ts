import { readFileSync } from 'node:fs';
import { type Outcome, type Reported, report, runCommand } from './stage.ts';

const PREFIX = 'check:';
const AT_ONCE = 2;

/** Checks without running the product: the check: scripts of package.json, each counted as a test. */
export async function runStaticChecks(): Promise<Reported[]> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const waiting = Object.keys(scripts).filter((name) => name.startsWith(PREFIX));
  const outcomes: Reported[] = [];
  async function work(): Promise<void> {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const command = scripts[name];
      outcomes.push(await report(name.slice(PREFIX.length), () => runCheck(command)));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

/** A check that passes or fails as a whole; its output is shown on failure. */
export async function runCheck(command: string): Promise<Outcome> {
  const { exitCode, output } = await runCommand(['/bin/sh', '-c', command]);
  if (exitCode !== 0) console.log(output.trimEnd());
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}
