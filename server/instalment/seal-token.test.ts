import { describe, expect, test } from 'vitest';
import { secretKeyOf } from '../base/secret-key.ts';
import { openToken, sealToken } from './seal-token.ts';

const KEY = secretKeyOf('key');

describe('encrypted card token', () => {
  test('decrypts with its key and reveals nothing without', () => {
    const sealed = sealToken('205ab994-a1a6-406d-87f4-38b3dc45051d', KEY);

    expect(openToken(sealed, KEY)).toBe('205ab994-a1a6-406d-87f4-38b3dc45051d');
    expect(sealed.toString('latin1')).not.toContain('205ab994');
    expect(() => openToken(sealed, secretKeyOf('other'))).toThrow();
  });

  test('is encrypted differently each time', () => {
    expect(sealToken('a', KEY)).not.toEqual(sealToken('a', KEY));
  });

  test('does not decrypt after tampering', () => {
    const sealed = sealToken('a', KEY);
    sealed[sealed.length - 1]! ^= 1;

    expect(() => openToken(sealed, KEY)).toThrow();
  });
});
