import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inRepository } from './repository.ts';

/** Written by the last whole run; without one, those of a run that somebody copied here. */
const TIMES = ['.cache/test-times.json', 'test/test-times.json'].map(inRepository);

/** The slowest files first: started last, they would run alone while other workers are idle. */
export class LongFirst extends BaseSequencer {
  private readonly seconds = readTimes();

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => this.secondsOf(other) - this.secondsOf(one));
  }

  private secondsOf({ moduleId }: TestSpecification): number {
    return this.seconds[path.relative(inRepository('.'), moduleId)] ?? 0;
  }
}

function readTimes(): Record<string, number> {
  const file = TIMES.find((name) => existsSync(name));
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
