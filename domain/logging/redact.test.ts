import { describe, expect, test } from 'vitest';
import { redact, redactText } from './redact.ts';

describe('redactText', () => {
  test.each([
    ['{"password":"Revontuli7x","city":"Turku"}', 'Revontuli7x'],
    ['confirmPassword=Revontuli7x&x=1', 'Revontuli7x'],
    ["password: 'Revon tuli 7x'", 'tuli'],
    ['sent to aino.lahtinen@example.fi today', 'aino.lahtinen'],
    ['number 2741 0963 5508 1207 unknown', '5508'],
    ['card 4153013999700313', '4153'],
    ['call +358 40 123 4567', '123'],
    ['Authorization: Bearer abc.def-123', 'abc.def'],
    ['jwt eyJhbGciOiJFUzUxMiJ9.eyJub25jZSI6MX0.c2ln', 'eyJhb'],
    [`mac ${'ab12'.repeat(16)}`, 'ab12'],
  ])('hides the secret in %s', (text, secret) => {
    expect(redactText(text)).not.toContain(secret);
  });

  test.each([
    '5770642a-9a02-4ca2-8eaa-cc6260a78eb6',
    // Its digits could be a phone number.
    'b7e4c1f0-5a74-4123-8456-178904536289',
  ])('keeps what makes a log useful: payment id %s, steps, statuses and dates', (id) => {
    const text = `createPaytrailPayment ${id} answered 503 on 2026-11-15`;

    expect(redactText(text)).toBe(text);
  });

  test('takes no longer on a hostile text than on a plain one', () => {
    expect(redactText('a@'.repeat(25_000))).toHaveLength(50_000);
    expect(redactText('1 '.repeat(25_000)).length).toBeLessThan(50_000);
  });
});

describe('redact', () => {
  test('hides whatever stands under a secret or personal name, at any depth', () => {
    const clean = redact({
      step: 1,
      buyer: { firstName: 'Aino', password: 'x', emailAddress: 'y', phone: 'z' },
      headers: [{ cookie: 'a=b', authorization: 'c' }],
    });

    expect(clean).toEqual({
      step: 1,
      buyer: {
        firstName: '[redacted]',
        password: '[redacted]',
        emailAddress: '[redacted]',
        phone: '[redacted]',
      },
      headers: [{ cookie: '[redacted]', authorization: '[redacted]' }],
    });
  });

  test('stops at a depth that no honest value reaches', () => {
    const endless: Record<string, unknown> = {};
    endless.self = endless;

    expect(JSON.stringify(redact(endless))).toContain('[redacted]');
  });
});
