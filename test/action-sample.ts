import type fc from 'fast-check';
import type { TestApp } from './test-app.ts';

/** How the property tests try an action. */
export type Sample = {
  /** Somebody on whom it can be done. */
  given(running: TestApp): Promise<Record<string, string>>;
  /** What may be asked for them; some of it may well be refused. */
  inputs(given: Record<string, string>): fc.Arbitrary<object>;
};
