import { describe, expect, test } from 'vitest';
import { formatCode, initialLogin, isCompleteCode, type LoginEvent, login } from './login-state.ts';

const START = { lastMethod: 'code', codeSent: null } as const;
const SENT = {
  lastMethod: 'password',
  codeSent: { emailAddress: 'aino@example.fi', resendInSeconds: 42 },
} as const;

const stateAfter = (...events: LoginEvent[]) => events.reduce(login, initialLogin(START, ''));

describe('where the login page begins', () => {
  test('with the way that worked last', () => {
    expect(initialLogin(START, '').way).toBe('code');
    expect(initialLogin({ lastMethod: 'password', codeSent: null }, '').way).toBe('password');
  });

  test('with the code that is on its way, whatever worked last', () => {
    expect(initialLogin(SENT, 'muu@example.fi')).toMatchObject({
      way: 'code',
      isCodeSent: true,
      emailAddress: 'aino@example.fi',
    });
  });

  test('with the address that was typed on the page before', () => {
    expect(initialLogin(START, 'aino@example.fi').emailAddress).toBe('aino@example.fi');
  });
});

describe('what happens on the page', () => {
  const typedAddress: LoginEvent = {
    type: 'typed',
    field: 'emailAddress',
    value: 'aino@example.fi',
  };

  test('a sent code opens the second beat and takes the focus there', () => {
    const state = stateAfter(typedAddress, { type: 'sending' }, { type: 'codeSent' });

    expect(state).toMatchObject({ isCodeSent: true, busy: null, focus: { field: 'code' } });
  });

  test('another address closes the second beat, because the code is not its own', () => {
    const state = stateAfter(
      typedAddress,
      { type: 'codeSent' },
      {
        type: 'typed',
        field: 'emailAddress',
        value: 'aino@example.fi2',
      },
    );

    expect(state).toMatchObject({ isCodeSent: false, code: '' });
  });

  test('typing takes every error away', () => {
    const state = stateAfter(
      { type: 'wrong', errors: { emailAddress: 'puuttuu', password: 'puuttuu' } },
      { type: 'typed', field: 'password', value: 'x' },
    );

    expect(state.errors).toEqual({});
  });

  test('the focus follows the first wrong field, each time anew', () => {
    const wrong: LoginEvent = { type: 'wrong', errors: { password: 'x', emailAddress: 'y' } };

    expect(stateAfter(wrong).focus).toEqual({ field: 'emailAddress', turn: 1 });
    expect(stateAfter(wrong, wrong).focus).toEqual({ field: 'emailAddress', turn: 2 });
  });

  test('nothing that goes wrong loses the address', () => {
    const events: LoginEvent[] = [
      { type: 'failed', problem: 'ruuhka' },
      { type: 'wrong', errors: { code: 'väärä' } },
      { type: 'wayChosen', way: 'password' },
      { type: 'blocked' },
    ];
    for (const event of events) {
      expect(stateAfter(typedAddress, event).emailAddress).toBe('aino@example.fi');
    }
  });

  test('choosing the password leads to it, or to the address when that is missing', () => {
    const chosen: LoginEvent = { type: 'wayChosen', way: 'password' };

    expect(stateAfter(typedAddress, chosen).focus?.field).toBe('password');
    expect(stateAfter(chosen).focus?.field).toBe('emailAddress');
  });
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
  ])('from %j to %j (pasted: %s) it came whole: %s', (before, now, wasPasted, whole) => {
    expect(isCompleteCode(before, now, wasPasted)).toBe(whole);
  });
});
