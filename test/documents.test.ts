import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents, filesIn, inRepository, sourceFiles, textOf } from './repository.ts';

const DECISIONS = 'docs/decisions';
const LINK = /\]\(([^)\s]+)\)/g;
const NAMED_PATH =
  /`((?:bench|bin|contract|db|docs|domain|e2e|sandbox|server|test|web)\/[\w./-]+)`/g;
const NAMED_FILE = /`([\w-]+(?:\.\w+)*\.(?:tsx?|mjs|js|css|sql|json|cjs|md))`/g;
const REFERENCE = /\bdecisions? (\d+)\b/g;

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function isBroken(from: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? from : path.join(path.dirname(from), target);
  if (!existsSync(inRepository(file))) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
}

const fileNames = new Set(
  ['bench bin contract db docs domain e2e sandbox server test web'.split(' ').flatMap(filesIn)]
    .flat()
    .concat(readdirSync(inRepository('.')))
    .map((file) => path.basename(file)),
);

const decisionFiles = () =>
  filesIn(DECISIONS)
    .map((file) => path.basename(file))
    .filter((name) => name !== 'README.md')
    .sort();

describe('documents', () => {
  test('README.md has at most two screens', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(85);
  });

  test.each(documents())('%s has no broken links', (file) => {
    const words = textOf(file).replace(/`[^`]*`/g, '');
    const links = [...words.matchAll(LINK)].map(([, link = '']) => link);

    expect(links.filter((link) => isBroken(file, link))).toEqual([]);
  });

  test.each(documents())('%s names only existing files and folders', (file) => {
    const text = textOf(file);
    const named = [...text.matchAll(NAMED_PATH)].map(([, found = '']) => found);
    const bare = [...text.matchAll(NAMED_FILE)].map(([, found = '']) => found);

    expect(named.filter((found) => !existsSync(inRepository(found)))).toEqual([]);
    expect(bare.filter((found) => !fileNames.has(found))).toEqual([]);
  });
});

describe('decisions', () => {
  test('each is in the index once, with its title', () => {
    const index = textOf(`${DECISIONS}/README.md`);
    const rows = [...index.matchAll(/^\| (\d+) \| \[(.+?)\]\((\S+)\)/gm)]
      .map(([, number, title, file]) => `${file}: # ${number}. ${title}`)
      .sort();

    const headings = decisionFiles().map(
      (file) => `${file}: ${textOf(`${DECISIONS}/${file}`).split('\n')[0]}`,
    );
    expect(rows).toEqual(headings);
  });

  test('code and documents refer only to existing decisions', () => {
    const numbers = new Set(decisionFiles().map((file) => Number(file.slice(0, 4))));
    const dangling = [...sourceFiles(), ...documents()].flatMap((file) =>
      [...textOf(file).matchAll(REFERENCE)]
        .filter(([, number]) => !numbers.has(Number(number)))
        .map(([reference]) => `${file}: ${reference}`),
    );

    expect(dangling).toEqual([]);
  });
});
