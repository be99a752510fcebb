import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What a run of tests came to; written for the command that started it. */
export type Tally = {
  passed: number;
  skipped: number;
  /** The names of what failed: tests, files that broke outside of their tests, and errors of nobody. */
  failures: string[];
  /** Tests that failed once and passed when tried again: something in them is not yet as sure as it should be. */
  secondTries: string[];
};

export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const tally: Tally = {
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      failures: [
        ...inState('failed').map(nameOf),
        ...modules.filter(isBroken).map((module) => module.relativeModuleId),
        ...errors.map(({ message }) => message),
      ],
      secondTries: tests.filter((test) => test.diagnostic()?.flaky).map(withReason),
    };
    writeFileSync(process.env.TALLY_FILE ?? 'tally.json', JSON.stringify(tally));
  }
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId}: ${test.fullName}`;
/** What went wrong the first time is told too, or it would be lost. */
const withReason = (test: TestCase) => `${nameOf(test)} (${test.result().errors?.[0]?.message})`;
/** It failed, yet none of its tests did. */
const isBroken = (module: TestModule) =>
  module.state() === 'failed' && ![...module.children.allTests('failed')].length;
