import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECOND_SCHEME } from '../db/seed/second-scheme.ts';

/** Texts of every scheme. Development pages show the demo's own places. */
const files: Record<string, string> = import.meta.glob<string>(
  [
    '../{web,contract}/texts/{fi,sv,en}/**/*.ts',
    '../server/letter/**/*.ts',
    '!../web/texts/*/dev-*.ts',
    '!../server/letter/dev/**',
    '!../server/letter/**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Places of the first scheme, in any inflection. */
const STEMS = ['Ahvenanma', 'Åland', 'Inari', 'Enare', 'Ateneu', 'Kiasma'];

/** Museums and towns of both demo schemes. */
function schemeNames(): string[] {
  const csv = readFileSync(new URL('../db/seed/demo-museums.csv', import.meta.url), 'utf8');
  const [, ...rows] = csv.trim().split('\n');
  const first = rows.flatMap((row) => row.split(',').slice(1, 7));
  const second = SECOND_SCHEME.museums().flatMap((museum) => [museum.nameSv, museum.townSv]);
  return [...new Set([...first, ...second])].filter((name) => name.length > 3);
}

test('no text names a place or museum of one scheme', () => {
  const patterns = [...schemeNames().map((name) => `${name}(?!\\p{L})`), ...STEMS];
  const words = new RegExp(`(?<!\\p{L})(${patterns.join('|')})`, 'u');
  const found = Object.entries(files).flatMap(([file, source]) => {
    const word = words.exec(source)?.[1];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});
