import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('a password hash', () => {
  test('is argon2id with 19 MiB and two passes, and never the same twice', async () => {
    const [first, second] = await Promise.all([
      hashPassword('talvi2026'),
      hashPassword('talvi2026'),
    ]);

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  test.each(['talvi2026', 'a1'.repeat(64), `${'ä'.repeat(40)}1`, ' alku1 ja loppu ', '🏛️ museo 1'])(
    'opens with %j and with nothing near it',
    async (password) => {
      const hash = await hashPassword(password);

      expect(await verifyPassword(hash, password)).toBe(true);
      expect(await verifyPassword(hash, `${password} `)).toBe(false);
      expect(await verifyPassword(hash, password.slice(0, -1))).toBe(false);
    },
  );

  test('counts every character: 72 bytes are not the end', async () => {
    const hash = await hashPassword(`${'a'.repeat(72)}1`);

    expect(await verifyPassword(hash, `${'a'.repeat(72)}2`)).toBe(false);
  });

  test('no password opens an account that has none', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
    expect(await verifyPassword(null, 'talvi2026')).toBe(false);
  });
});
