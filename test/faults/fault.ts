/** One realistic mistake: what a change could do to a file, and the tests that must see it. */
export type Fault = {
  name: string;
  kind: 'sql' | 'call' | 'letter' | 'job' | 'privacy' | 'idempotency' | 'import' | 'react';
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Files of the unit and database projects. */
  tests: string[];
};

type Place = Pick<Fault, 'kind' | 'file' | 'tests'>;

/** Several of one file: a name, what stands there, and what would stand there instead. */
export const faultsIn = (place: Place, rows: [name: string, find: string, replace: string][]) =>
  rows.map(([name, find, replace]): Fault => ({ ...place, name, find, replace }));
