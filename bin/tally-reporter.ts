import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const LONGEST_REASON = 400;

/** Result of a test run, for the command that started it. */
export type Tally = {
  files: FileTally[];
  /** Errors outside any file. */
  errors: string[];
};

export type FileTally = {
  file: string;
  passed: number;
  skipped: number;
  /** Failures with reasons: tests, or errors of the file itself. */
  failures: string[];
  seconds: number;
};

/** Vitest adds the running file to an uncaught error. */
type StrayError = { message: string; VITEST_TEST_PATH?: unknown };

export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strays: readonly StrayError[]): void {
    const tally: Tally = {
      files: modules.map((module) =>
        tallyOf(
          module,
          strays.filter((stray) => stray.VITEST_TEST_PATH === module.moduleId),
        ),
      ),
      errors: strays
        .filter((stray) => !modules.some(({ moduleId }) => moduleId === stray.VITEST_TEST_PATH))
        .map(({ message }) => inOneLine(message)),
    };
    writeFileSync(process.env.TALLY_FILE ?? 'tally.json', JSON.stringify(tally));
  }
}

function tallyOf(module: TestModule, strays: StrayError[]): FileTally {
  const tests = [...module.children.allTests()];
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const failed = inState('failed').map(told);
  const isBroken = module.state() === 'failed' && failed.length === 0;
  const ownErrors = isBroken ? errorsOutsideTests(module) : [];
  return {
    file: path.normalize(module.relativeModuleId),
    passed: inState('passed').length,
    skipped: inState('skipped').length,
    failures: [
      ...failed,
      ...ownErrors.map((message) => `outside of its tests (${inOneLine(message)})`),
      ...strays.map(({ message }) => `caught by nobody (${inOneLine(message)})`),
    ],
    seconds: secondsOf(module),
  };
}

/** Including imports: a file with few tests can still be slow. */
function secondsOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return (collectDuration + duration) / 1000;
}

/** Errors of the file and of its hooks. */
function errorsOutsideTests(module: TestModule): string[] {
  const groups = [module, ...module.children.allSuites()];
  const messages = groups.flatMap((group) => group.errors()).map(({ message }) => message);
  return messages.length > 0 ? messages : ['no reason was told'];
}

const told = (test: TestCase) =>
  `${test.fullName} (${inOneLine(test.result().errors?.[0]?.message ?? '')})`;
const inOneLine = (message: string) => message.replace(/\s+/g, ' ').slice(0, LONGEST_REASON);
