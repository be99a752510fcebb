import type { Fault } from './fault.ts';

export const REACT_FAULTS: Fault[] = [
  {
    name: 'a code stays for another address',
    kind: 'react',
    file: 'web/parts/account/login-state.ts',
    find: "emailAddress: value, isCodeSent: false, code: '' }",
    replace: 'emailAddress: value, isCodeSent: false }',
    tests: ['web/parts/account/login-state.test.ts'],
  },
  {
    name: 'news of an undone visit stay beside the next one',
    kind: 'react',
    file: 'web/screens/ticket-desk/ticket-desk-state.ts',
    find: 'undoable, visitsToday, undoNews: null }',
    replace: 'undoable, visitsToday }',
    tests: ['web/screens/ticket-desk/ticket-desk-state.test.ts'],
  },
];
