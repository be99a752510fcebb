import { describe, expect, test } from 'vitest';
import { texts } from '../../texts/fi/parts/payment.ts';
import type { HandOver, PaymentChoice } from './hand-over.ts';
import { failureMessage, INITIAL_PAYMENT, type PaymentEvent, payment } from './payment-state.ts';

const NORDEA: PaymentChoice = { way: 'listed', id: 'nordea', name: 'Nordea' };
const SMARTUM: PaymentChoice = { way: 'voucher', voucher: 'smartum' };
const LINK: HandOver = { kind: 'link', href: 'https://pay.example/1' };
const BANK = { id: 'nordea', name: 'Nordea', url: null, svg: '', parameters: [] };

const stateAfter = (...events: PaymentEvent[]) => events.reduce(payment, INITIAL_PAYMENT);
const chosen = (choice: PaymentChoice): PaymentEvent => ({ type: 'chosen', choice });
const failed = (attempt: number): PaymentEvent => ({ type: 'failed', attempt, problem: 'Ei käy.' });

describe('the list of methods', () => {
  test('is loading, then there, or failed', () => {
    expect(stateAfter().list).toBe('loading');
    expect(stateAfter({ type: 'providersLoaded', providers: [BANK] }).list).toEqual([BANK]);
    expect(stateAfter({ type: 'providersFailed' }).list).toBe('failed');
  });

  test('that is empty is as good as failed', () => {
    expect(stateAfter({ type: 'providersLoaded', providers: [] }).list).toBe('failed');
  });

  test('loads again when it is asked for again', () => {
    expect(stateAfter({ type: 'providersFailed' }, { type: 'providersRequested' }).list).toBe(
      'loading',
    );
  });
});

describe('a choice', () => {
  test('is not made beforehand', () => {
    expect(stateAfter({ type: 'providersLoaded', providers: [BANK] }).chosen).toBeNull();
  });

  test('stands until its attempt has ended: a second press changes nothing', () => {
    expect(stateAfter(chosen(NORDEA), chosen(SMARTUM))).toMatchObject({
      chosen: NORDEA,
      attempt: 1,
    });
  });

  test('that failed can be made anew, and what was said is gone', () => {
    const state = stateAfter(chosen(NORDEA), failed(1), chosen(SMARTUM));

    expect(state).toMatchObject({ chosen: SMARTUM, attempt: 2, problem: null });
  });
});

describe('the hand-over', () => {
  test('is there when its own attempt is ready', () => {
    expect(stateAfter(chosen(NORDEA), { type: 'ready', attempt: 1, handOver: LINK }).handOver).toBe(
      LINK,
    );
  });

  test('of an attempt that was given up leads nowhere', () => {
    const late: PaymentEvent = { type: 'ready', attempt: 1, handOver: LINK };

    expect(stateAfter(chosen(NORDEA), failed(1), late).handOver).toBeNull();
    expect(stateAfter(chosen(NORDEA), failed(1), chosen(SMARTUM), late).handOver).toBeNull();
  });

  test('that gave up does not disturb the next attempt', () => {
    expect(stateAfter(chosen(NORDEA), failed(1), chosen(SMARTUM), failed(1)).chosen).toBe(SMARTUM);
  });
});

test('coming back by the browser finds the step as it was before the choice', () => {
  const ready: PaymentEvent = { type: 'ready', attempt: 1, handOver: LINK };
  const state = stateAfter(chosen(NORDEA), ready, { type: 'reset' });

  expect(state).toMatchObject({ chosen: null, handOver: null, problem: null });
});

test.each([
  ['a method', { way: 'listed', id: 'nordea', name: 'Nordea' }, true, 'body'],
  ['a guest’s method', { way: 'listed', id: 'nordea', name: 'Nordea' }, false, 'guestBody'],
  ['a monthly payment, which offers none to choose,', { way: 'monthly' }, true, 'monthlyBody'],
] as const)('%s that could not be started says what can be done', (_, choice, isSignedIn, key) => {
  expect(failureMessage(texts.failed, { choice, isSignedIn })).toBe(texts.failed[key]);
});
