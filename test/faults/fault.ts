/** One realistic mistake: what a change could do to a file, and the tests that must see it. */
export type Fault = {
  name: string;
  kind: 'sql' | 'call' | 'letter' | 'job' | 'react';
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Files of the unit and database projects. */
  tests: string[];
};
