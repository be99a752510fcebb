import { type Outcome, report, runCommand } from './stage.ts';

const ROOTS = ['domain', 'contract', 'server', 'web', 'sandbox', '.'];
const AT_ONCE = 2;

const CHECKS: { name: string; command: string[] }[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  {
    name: 'forgotten promises',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
  },
  {
    name: 'import rules',
    command: 'depcruise bin contract db domain e2e sandbox server test web'.split(' '),
  },
  { name: 'dead code', command: ['knip'] },
  ...ROOTS.map((root) => ({
    name: `types of ${root === '.' ? 'the whole' : root}`,
    command: ['tsc', '-p', root],
  })),
];

/** What can be told without running the product; each check counts as one test. */
export async function runStaticChecks(): Promise<Outcome[]> {
  const waiting = [...CHECKS];
  const outcomes: Outcome[] = [];
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { name, command } = check;
      outcomes.push(await report(name, () => runCheck(command)));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

async function runCheck(command: string[]): Promise<Outcome> {
  const { exitCode, output } = await runCommand(command);
  if (exitCode !== 0) console.log(output.trimEnd());
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}
