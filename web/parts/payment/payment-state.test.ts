import { expect, test } from 'vitest';
import { testTransitions } from '../../../test/transitions.ts';
import { texts } from '../../texts/fi/parts/payment.ts';
import type { HandOver, PaymentChoice } from './hand-over.ts';
import {
  failureMessage,
  INITIAL_PAYMENT,
  type PaymentEvent,
  type PaymentState,
  payment,
} from './payment-state.ts';

const NORDEA: PaymentChoice = { way: 'listed', id: 'nordea', name: 'Nordea' };
const SMARTUM: PaymentChoice = { way: 'voucher', voucher: 'smartum' };
const LINK: HandOver = { kind: 'link', href: 'https://pay.example/1' };
const OTHER: HandOver = { kind: 'link', href: 'https://pay.example/2' };
const BANK = { id: 'nordea', name: 'Nordea', url: null, svg: '', parameters: [] };

const RETURNED = { chosen: null, handOver: null, problem: null };

test('nothing is preselected', () => {
  expect(INITIAL_PAYMENT).toEqual({ list: 'loading', attempt: 0, ...RETURNED });
});

const FULL: PaymentState = {
  list: [BANK],
  chosen: NORDEA,
  attempt: 3,
  handOver: LINK,
  problem: 'Ei käy.',
};

testTransitions<PaymentState, PaymentEvent>(payment, FULL, {
  providersRequested: [[{}, { list: 'loading' }]],
  providersLoaded: [
    [{ providers: [BANK, BANK] }, { list: [BANK, BANK] }],
    // An empty list is treated as a failure.
    [{ providers: [] }, { list: 'failed' }],
  ],
  providersFailed: [[{}, { list: 'failed' }]],
  chosen: [
    // The first click counts until its attempt has ended.
    [{ choice: SMARTUM }, {}],
    [{ choice: SMARTUM }, { ...RETURNED, chosen: SMARTUM, attempt: 4 }, { chosen: null }],
  ],
  ready: [
    [{ attempt: 3, handOver: OTHER }, { handOver: OTHER }],
    // An attempt that was given up.
    [{ attempt: 2, handOver: OTHER }, {}],
    [{ attempt: 3, handOver: OTHER }, {}, { chosen: null }],
  ],
  failed: [
    [
      { attempt: 3, problem: 'Taas.' },
      { ...RETURNED, problem: 'Taas.' },
    ],
    [{ attempt: 2, problem: 'Taas.' }, {}],
    [{ attempt: 3, problem: 'Taas.' }, {}, { chosen: null }],
  ],
  reset: [[{}, RETURNED]],
});

test.each([
  ['a method', { way: 'listed', id: 'nordea', name: 'Nordea' }, true, 'body'],
  ['a guest’s method', { way: 'listed', id: 'nordea', name: 'Nordea' }, false, 'guestBody'],
  ['a monthly payment, which offers none to choose,', { way: 'monthly' }, true, 'monthlyBody'],
] as const)('a %s that could not be started shows what to do', (_, choice, isSignedIn, key) => {
  expect(failureMessage(texts.failed, { choice, isSignedIn })).toBe(texts.failed[key]);
});
