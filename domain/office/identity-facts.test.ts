import { describe, expect, test } from 'vitest';
import { IDENTITY_FACTS, identityFault } from './identity-facts.ts';

describe('identity check', () => {
  test('needs three facts, one of them known only to the customer', () => {
    expect(identityFault(['fullName', 'yearOfBirth', 'orderSum'], IDENTITY_FACTS)).toBeNull();
    expect(identityFault(['fullName', 'orderSum'], IDENTITY_FACTS)).toBe('tooFewFacts');
    expect(
      identityFault(['fullName', 'yearOfBirth', 'postalAddress', 'phone'], IDENTITY_FACTS),
    ).toBe('noOwnFact');
  });

  test('counts a repeated fact once', () => {
    expect(identityFault(['orderSum', 'orderSum', 'orderSum'], IDENTITY_FACTS)).toBe('tooFewFacts');
  });

  test('accepts only facts that we have', () => {
    const known = ['fullName', 'postalAddress', 'orderSum'] as const;
    expect(identityFault(['fullName', 'yearOfBirth', 'orderSum'], known)).toBe('notKnown');
  });
});
