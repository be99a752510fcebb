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
    ['salasana: Revontuli7x', 'Revontuli7x'],
    ['Salasanasi on Revontuli7x.', 'Revontuli7x'],
    ['Salasana ”Revon tuli” ei kelpaa', 'tuli'],
    ['Salasana Revontuli7x ei kelpaa', 'Revontuli7x'],
    ['lösenord=Norrsken9', 'Norrsken9'],
    ['Lösenordet är Norrsken9', 'Norrsken9'],
    ['Your password is Aurora77!', 'Aurora77'],
    ['kertakäyttökoodi: 123 456', '456'],
    ['Engångskoden är 123456', '123456'],
    ['Your code is 123456.', '123456'],
    ['/aktivoi?koodi=ACDE-FGHJ-KMNP-QRT3', 'KMNP'],
    ['/peruuta?tilaus=1&avain=abcDEF123', 'abcDEF123'],
    ['{"deskKey":"abcDEF123"}', 'abcDEF123'],
    ['/maksu/kiitos/pQ7rT2uV9wX4yZ1aB6cD3eF8gH5jK0mN2oP4qR6sT8u', 'pQ7rT2'],
  ])('hides the secret in %s', (text, secret) => {
    expect(redactText(text)).not.toContain(secret);
  });

  test.each([
    '5770642a-9a02-4ca2-8eaa-cc6260a78eb6',
    // Its digits look like a phone number.
    'b7e4c1f0-5a74-4123-8456-178904536289',
  ])('keeps useful values: payment id %s, steps, statuses and dates', (id) => {
    const text = `createPaytrailPayment ${id} answered 503 on 2026-11-15`;

    expect(redactText(text)).toBe(text);
  });

  test.each([
    'Sähköpostiosoite tai salasana on väärin.',
    'Fel lösenord eller e-postadress.',
    'errorCode: INVALID_INPUT, status code: 503',
    'createPaytrailPaymentAndTokenize failed at index-BxK3j9aP.js:12:3456',
    'Koodi on vanhentunut. Pyydä uusi koodi.',
  ])('leaves %s unchanged', (text) => {
    expect(redactText(text)).toBe(text);
  });

  test('takes no longer on a hostile text than on a plain one', () => {
    expect(redactText('a@'.repeat(25_000))).toHaveLength(50_000);
    expect(redactText('1 '.repeat(25_000)).length).toBeLessThan(50_000);
    for (const part of ['salasana', 'password ', 'key', 'koodi ', 'aB1', '"', 'salasana on ']) {
      expect(redactText(part.repeat(8_000)).length).toBeLessThanOrEqual(part.length * 8_000);
    }
  });
});

describe('known secret value', () => {
  test.each([
    ['typed', 'Odottamaton arvo Kesäyö', ['Kesäyö']],
    ['inside JSON', '{"x":"Kes\\"äyö"}', ['Kes"äyö']],
    ['in an address', '/x?y=Kes%C3%A4y%C3%B6+1', ['Kesäyö 1']],
    ['with spaces that were typed', 'tried 123456', ['123 456']],
    ['that begins another one', 'tried Kesäyö77', ['Kesäyö', 'Kesäyö77']],
  ])('is hidden as %s', (_case, text, secrets) => {
    expect(redactText(text, secrets)).toMatch(/^[^äK7]*\[redacted\][^äK7]*$/);
    expect(redactText(text, secrets)).not.toMatch(/Kes|456/);
  });

  test('of one or two letters is ignored', () => {
    expect(redactText('the check failed', ['e', 'ch', ''])).toBe('the check failed');
  });
});

describe('redact', () => {
  test('hides everything under a secret or personal name, at any depth', () => {
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

  test('stops at a depth that no normal value reaches', () => {
    const endless: Record<string, unknown> = {};
    endless.self = endless;

    expect(JSON.stringify(redact(endless))).toContain('[redacted]');
  });
});
