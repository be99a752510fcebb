import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../base/project-root.ts';
import { SETTINGS } from './settings-table.ts';

type Fallback = (typeof SETTINGS)[keyof typeof SETTINGS]['fallback'];

function shown(fallback: Fallback): string {
  if (typeof fallback === 'string') return fallback === '' ? 'empty' : `\`${fallback}\``;
  return `${shown(fallback.development)}; in production ${shown(fallback.production)}`;
}

test('docs/settings.md describes every setting as the program knows it', () => {
  const page = readFileSync(path.join(projectRoot, 'docs/settings.md'), 'utf8');
  const table = Object.values(SETTINGS)
    .map(({ name, fallback, about }) => `| \`${name}\` | ${shown(fallback)} | ${about} |`)
    .join('\n');

  expect(page).toContain(table);
});
