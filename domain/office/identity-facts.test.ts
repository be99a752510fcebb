import { describe, expect, test } from 'vitest';
import { IDENTITY_FACTS, identityFault } from './identity-facts.ts';

describe('the facts that were compared', () => {
  test('are three, and one of them only the customer knows', () => {
    expect(identityFault(['fullName', 'yearOfBirth', 'orderSum'], IDENTITY_FACTS)).toBeNull();
    expect(identityFault(['fullName', 'orderSum'], IDENTITY_FACTS)).toBe('tooFewFacts');
    expect(
      identityFault(['fullName', 'yearOfBirth', 'postalAddress', 'phone'], IDENTITY_FACTS),
    ).toBe('noOwnFact');
  });

  test('are counted once each, however often they are sent', () => {
    expect(identityFault(['orderSum', 'orderSum', 'orderSum'], IDENTITY_FACTS)).toBe('tooFewFacts');
  });

  test('are facts that we hold', () => {
    const known = ['fullName', 'postalAddress', 'orderSum'] as const;
    expect(identityFault(['fullName', 'yearOfBirth', 'orderSum'], known)).toBe('notKnown');
  });
});
