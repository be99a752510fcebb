import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('password hash', () => {
  test('is argon2id with 19 MiB and two passes, salted', async () => {
    const [first, second] = await Promise.all([
      hashPassword('talvi2026'),
      hashPassword('talvi2026'),
    ]);

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  test.each(['talvi2026', 'a1'.repeat(64), `${'ä'.repeat(40)}1`, ' alku1 ja loppu ', '🏛️ museo 1'])(
    'matches %j and nothing similar',
    async (password) => {
      const hash = await hashPassword(password);

      expect(await verifyPassword(hash, password)).toBe(true);
      expect(await verifyPassword(hash, `${password} `)).toBe(false);
      expect(await verifyPassword(hash, password.slice(0, -1))).toBe(false);
    },
  );

  test('covers every character beyond 72 bytes', async () => {
    const hash = await hashPassword(`${'a'.repeat(72)}1`);

    expect(await verifyPassword(hash, `${'a'.repeat(72)}2`)).toBe(false);
  });

  test('never matches for an account without a password', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
    expect(await verifyPassword(null, 'talvi2026')).toBe(false);
  });
});
