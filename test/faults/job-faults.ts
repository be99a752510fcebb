import type { Fault } from './fault.ts';

const HOLDS = [
  'server/instalment/due-plans.db.test.ts',
  'server/instalment/hold/hold-letters.db.test.ts',
];

export const JOB_FAULTS: Fault[] = [
  {
    name: 'the notice of a stop goes out a day late',
    kind: 'sql',
    file: 'server/instalment/hold/hold-queries.ts',
    find: 'then failing_since <= $1',
    replace: 'then failing_since < $1',
    tests: HOLDS,
  },
  {
    name: 'entry stops a day late',
    kind: 'sql',
    file: 'server/instalment/hold/hold-queries.ts',
    find: 'failing_since <= $2 and noticed_on <= $3',
    replace: 'failing_since < $2 and noticed_on < $3',
    tests: HOLDS,
  },
  {
    name: 'a letter about a hold comes a day late',
    kind: 'sql',
    file: 'server/instalment/hold/hold-letter-queries.ts',
    find: '+ $2::int <= $1::date then 1',
    replace: '+ $2::int < $1::date then 1',
    tests: HOLDS,
  },
  {
    name: 'a plan that is being charged is reminded of',
    kind: 'sql',
    file: 'server/instalment/hold/hold-letter-queries.ts',
    find: `state in ('unknown', 'pending') or`,
    replace: `state in ('unknown') or`,
    tests: HOLDS,
  },
];
