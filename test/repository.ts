import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const CODE_ROOTS = 'bench bin contract db domain e2e sandbox server test web'.split(' ');
const SOURCE = /\.(tsx?|mjs|js|css|sql)$/;

export const inRepository = (file: string) => path.join(ROOT, file);
export const textOf = (file: string) => readFileSync(inRepository(file), 'utf8');

/** All files below a folder, relative to the root of the repository. */
export function filesIn(folder: string): string[] {
  return readdirSync(inRepository(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

/** Folders with at least one file: git keeps no empty ones. */
export function foldersIn(folder: string): string[] {
  return readdirSync(inRepository(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesIn(`${folder}/${entry.name}`).length > 0)
    .map(({ name }) => name);
}

export const sourceFiles = () => CODE_ROOTS.flatMap(filesIn).filter((file) => SOURCE.test(file));

/** Markdown documents in the root and in docs. */
export function documents(): string[] {
  const inRoot = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
  return [...inRoot, ...filesIn('docs').filter((file) => file.endsWith('.md'))];
}
