import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Free to use, change and sell, requiring a notice at most. */
const ALLOWED = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'OFL-1.1', 'MIT-0'],
];

/** Reviewed one by one. */
const SEEN: [RegExp, string][] = [
  [/\/png-js$/, 'MIT, in its LICENSE file'],
  [
    /\/@img\/sharp-(libvips|win32|wasm32)/,
    'LGPL: a shared library of its own, which anybody may replace',
  ],
];

type Locked = { dev?: boolean; devOptional?: boolean; license?: string };

test('every production package has a permissive licence, or one reviewed by hand', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const others = Object.entries(packages)
    .filter(([name, { dev, devOptional }]) => name !== '' && !dev && !devOptional)
    .filter(([, { license }]) => !license || !isAllowed(license))
    .filter(([name]) => !SEEN.some(([seen]) => seen.test(name)))
    .map(([name, { license }]) => `${name}: ${license ?? 'none'}`);
  expect(others).toEqual([]);
});

/** '(MIT OR GPL-3.0)' lets us choose; 'MIT AND Zlib' requires both. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.includes(' OR ')
    ? plain.split(' OR ').some(isAllowed)
    : plain.split(' AND ').every((licence) => ALLOWED.includes(licence.trim()));
}
