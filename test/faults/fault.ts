/** A realistic mistake in a file, and the tests that must detect it. */
export type Fault = {
  name: string;
  kind: 'sql' | 'call' | 'letter' | 'job' | 'privacy' | 'idempotency' | 'import' | 'react';
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
  /** Files of the unit and database projects. */
  tests: string[];
};

type Place = Pick<Fault, 'kind' | 'file' | 'tests'>;

/** Faults of one file: name, original text, replacement. */
export const faultsIn = (place: Place, rows: [name: string, find: string, replace: string][]) =>
  rows.map(([name, find, replace]): Fault => ({ ...place, name, find, replace }));
