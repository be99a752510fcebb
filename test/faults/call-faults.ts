import type { Fault } from './fault.ts';

export const CALL_FAULTS: Fault[] = [
  {
    name: 'a desk takes the visit of another museum for its own',
    kind: 'call',
    file: 'server/ticket-desk/record-visit.ts',
    find: 'if (!isSame || before.museumId !== museumId)',
    replace: 'if (!isSame)',
    tests: ['server/ticket-desk/ticket-desk-calls.db.test.ts'],
  },
  {
    name: 'two scopes of one address share their limit',
    kind: 'call',
    file: 'server/platform/limits/rate-limit.ts',
    find: 'const name = `${scope}\\n${key}`;',
    replace: 'const name = key;',
    tests: [
      'server/platform/limits/rate-limit.db.test.ts',
      'server/platform/limits/call-limit.db.test.ts',
    ],
  },
];
