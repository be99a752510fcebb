import { describe, expect, test } from 'vitest';
import { customerNumberFrom } from '../card/customer-number.ts';
import { activationCodeFrom, showActivationCode } from './activation-code.ts';
import { groupAsTyped, parseActivationInput } from './activation-input.ts';
import { activationState, shownActivationState } from './activation-state.ts';

const CODE = activationCodeFrom([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
const NUMBER = customerNumberFrom('423456789012345');

describe('activation input', () => {
  test.each([
    ['the code as it is printed', showActivationCode(CODE)],
    ['in small letters with spaces', CODE.toLowerCase().replace(/(.{4})/g, '$1 ')],
    ['a link with the code in its query', `https://kortti.example/aktivoi?koodi=${CODE}`],
    ['a link with the code after the sign', `https://kortti.example/aktivoi#koodi=${CODE}`],
  ])('is read as a code: %s', (_how, typed) => {
    expect(parseActivationInput(typed)).toEqual({ kind: 'code', code: CODE });
  });

  test('is read as a customer number', () => {
    expect(parseActivationInput(groupAsTyped(NUMBER))).toEqual({ kind: 'number', number: NUMBER });
  });

  test('with one typing error is rejected', () => {
    const slipped = CODE.replace('D', 'E');
    expect(parseActivationInput(slipped)).toBeNull();
    expect(parseActivationInput('')).toBeNull();
  });

  test('is grouped in fours while it is typed', () => {
    expect(groupAsTyped('acde')).toBe('ACDE');
    expect(groupAsTyped('acdef')).toBe('ACDE F');
    expect(groupAsTyped(showActivationCode(CODE))).toBe(CODE.replace(/(.{4})(?=.)/g, '$1 '));
  });
});

describe('activation state of a card bought for somebody else', () => {
  const ready = { isTakenBack: false, isRedeemed: false, isPaid: true };

  test.each([
    ['unknown', null],
    ['ready', ready],
    ['notPaid', { ...ready, isPaid: false }],
    ['takenBack', { ...ready, isTakenBack: true }],
    ['used', { ...ready, isRedeemed: true }],
    ['used', { ...ready, isRedeemed: true, isTakenBack: true }],
  ])('is %s', (state, claim) => {
    expect(activationState(claim)).toBe(state);
  });
});

describe('activation state of a code that an employer handed out', () => {
  const used = {
    isTakenBack: false,
    isRedeemed: true,
    isPaid: true,
    isEmployers: true,
    isClosed: false,
    redeemedBy: 'aino',
  };
  const nobody = { accountId: null, hasRegistered: false };

  test.each([
    ['as unused to everyone else', used, nobody, 'ready'],
    ['the same to somebody signed in', used, { ...nobody, accountId: 'olli' }, 'ready'],
    ['as it is to its holder', used, { ...nobody, accountId: 'aino' }, 'used'],
    ['as it is where it was registered', used, { ...nobody, hasRegistered: true }, 'used'],
    ['before its address is proven', { ...used, redeemedBy: null }, nobody, 'ready'],
    ['like the unused ones that were taken back', { ...used, isClosed: true }, nobody, 'takenBack'],
    ['as it is when it was mailed', { ...used, isEmployers: false }, nobody, 'used'],
    ['as it is while unused', { ...used, isRedeemed: false }, nobody, 'ready'],
  ])('is shown %s', (_how, claim, asker, shown) => {
    expect(shownActivationState(claim, asker)).toBe(shown);
  });

  test('is unknown for a code that does not exist', () => {
    expect(shownActivationState(null, nobody)).toBe('unknown');
  });
});
