import type fc from 'fast-check';
import type { TestApp } from './test-app.ts';

/** How the property tests run an action. */
export type Sample = {
  /** Creates a subject of the action. */
  given(running: TestApp): Promise<Record<string, string>>;
  /** Generated inputs for it; some may be refused. */
  inputs(given: Record<string, string>): fc.Arbitrary<object>;
};
