import { describe, expect, test } from 'vitest';
import { testTransitions } from '../../../test/transitions.ts';
import {
  formatCode,
  initialLogin,
  isCompleteCode,
  type LoginEvent,
  type LoginState,
  login,
} from './login-state.ts';

const START = { lastMethod: 'code', codeSent: null } as const;
const SENT = {
  lastMethod: 'password',
  codeSent: { emailAddress: 'aino@example.fi', resendInSeconds: 42 },
} as const;

describe('initial state of the login page', () => {
  const BLANK: LoginState = {
    way: 'code',
    isCodeSent: false,
    emailAddress: '',
    code: '',
    password: '',
    busy: null,
    errors: {},
    problem: null,
    isBlocked: false,
    focus: null,
  };

  test.each([
    [
      'with the way that worked last',
      { ...START, lastMethod: 'password' },
      '',
      { way: 'password' },
    ],
    [
      'with the code that is on its way, whatever worked last and was typed',
      SENT,
      'muu@example.fi',
      { isCodeSent: true, emailAddress: 'aino@example.fi' },
    ],
    [
      'with the address that was typed on the page before',
      START,
      'aino@example.fi',
      { emailAddress: 'aino@example.fi' },
    ],
  ] as const)('%s', (_, start, typedBefore, change) => {
    expect(initialLogin(start, typedBefore)).toEqual({ ...BLANK, ...change });
  });
});

const FULL: LoginState = {
  way: 'code',
  isCodeSent: true,
  emailAddress: 'aino@example.fi',
  code: '482 913',
  password: 'Revontuli7x',
  busy: 'entering',
  errors: { code: 'väärä' },
  problem: 'ruuhka',
  isBlocked: true,
  focus: { field: 'code', turn: 3 },
};
const NO_WORDS = { errors: {}, problem: null };
const SETTLED = { ...NO_WORDS, busy: null };
const moved = (field: 'emailAddress' | 'code' | 'password') => ({ focus: { field, turn: 4 } });

testTransitions<LoginState, LoginEvent>(login, FULL, {
  typed: [
    [
      { field: 'code', value: '482914' },
      { ...NO_WORDS, code: '482 914' },
    ],
    [
      { field: 'password', value: 'x' },
      { ...NO_WORDS, password: 'x' },
    ],
    // The code was sent to another address.
    [
      { field: 'emailAddress', value: 'a@b.fi' },
      { ...NO_WORDS, emailAddress: 'a@b.fi', isCodeSent: false, code: '' },
    ],
  ],
  wayChosen: [
    [{ way: 'password' }, { ...SETTLED, ...moved('password'), way: 'password' }],
    [{ way: 'code' }, { ...SETTLED, ...moved('emailAddress') }],
    [
      { way: 'password' },
      { ...SETTLED, ...moved('emailAddress'), way: 'password' },
      { emailAddress: '' },
    ],
  ],
  sending: [[{}, { ...NO_WORDS, busy: 'sending' }]],
  codeSent: [
    [{}, { ...SETTLED, ...moved('code'), isCodeSent: true, code: '' }, { isCodeSent: false }],
  ],
  entering: [[{}, { ...NO_WORDS, busy: 'entering' }, { busy: null }]],
  wrong: [
    [
      { errors: { password: 'x', emailAddress: 'y' } },
      { ...SETTLED, ...moved('emailAddress'), errors: { password: 'x', emailAddress: 'y' } },
    ],
    [
      { errors: { password: 'x' } },
      { ...SETTLED, ...moved('password'), errors: { password: 'x' } },
    ],
  ],
  failed: [[{ problem: 'poikki' }, { ...SETTLED, problem: 'poikki' }]],
  blocked: [[{}, { ...SETTLED, isBlocked: true }, { isBlocked: false }]],
});

describe('the code field', () => {
  test.each([
    ['4', '4'],
    ['482', '482'],
    ['4829', '482 9'],
    ['482 913', '482 913'],
    ['482913 on kertakoodisi', '482 913'],
    ['4829137', '482 913'],
    ['koodi', ''],
    ['482 ', '482'],
  ])('shows %j as %j', (typed, shown) => {
    expect(formatCode(typed)).toBe(shown);
  });

  test.each([
    ['', '482913', false, true],
    ['', '482 913', false, true],
    ['482 91', '482 913', false, false],
    ['482 913', '482 914', false, false],
    ['000 000', '482913', true, true],
    ['', '48291', true, false],
    ['48', '482913', false, true],
  ])(
    'code changed from %j to %j (pasted: %s) is complete at once: %s',
    (before, now, wasPasted, whole) => {
      expect(isCompleteCode(before, now, wasPasted)).toBe(whole);
    },
  );
});
