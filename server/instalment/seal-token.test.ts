import { describe, expect, test } from 'vitest';
import { openToken, sealToken } from './seal-token.ts';

describe('a sealed card token', () => {
  test('opens with the key that sealed it and shows nothing without', () => {
    const sealed = sealToken('205ab994-a1a6-406d-87f4-38b3dc45051d', 'key');

    expect(openToken(sealed, 'key')).toBe('205ab994-a1a6-406d-87f4-38b3dc45051d');
    expect(sealed.toString('latin1')).not.toContain('205ab994');
    expect(() => openToken(sealed, 'other')).toThrow();
  });

  test('is sealed differently each time', () => {
    expect(sealToken('a', 'key')).not.toEqual(sealToken('a', 'key'));
  });

  test('does not open when somebody changed it', () => {
    const sealed = sealToken('a', 'key');
    sealed[sealed.length - 1]! ^= 1;

    expect(() => openToken(sealed, 'key')).toThrow();
  });
});
