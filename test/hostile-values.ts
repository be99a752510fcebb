import fc from 'fast-check';

/** Strings that break parsers, databases, shells or pages. */
export const NASTY = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'Aino \ud83e',
  '\u202e',
  "' or 1=1 --",
  '$1',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '%00',
  '{{7*7}}',
  'a@b.c',
  '=cmd()',
  '9'.repeat(400),
  'ä'.repeat(3_000),
  '00000000-0000-0000-0000-000000000000',
  '2027-02-30',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '1e309',
  '-1',
  'NaN',
];

const NASTY_NUMBERS = [
  -1,
  0,
  0.001,
  79.999,
  1e21,
  1e300,
  90_071_992_547_409.92,
  Number.MAX_SAFE_INTEGER + 1,
  -0,
  2 ** 31,
  2 ** 32,
  8.64e15,
  5e-324,
];

export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NASTY, ...NASTY_NUMBERS),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.string({ unit: 'binary' }),
);

/** A value of the same type that may be invalid in another way. */
export function unlike(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'number') return fc.oneof(fc.constantFrom(...NASTY_NUMBERS), fc.double());
  if (typeof value === 'string') {
    const appended = fc.constantFrom(...NASTY).map((nasty) => value + nasty);
    return fc.oneof(fc.constantFrom(...NASTY), appended, fc.string({ unit: 'binary' }));
  }
  return junk;
}
