import { describe, expect, test } from 'vitest';
import { filesIn, foldersIn, sourceFiles, textOf } from './repository.ts';

const PAGE = 'docs/words.md';
const ROOMS = ['domain', 'contract', 'server', 'web/parts', 'web/screens'];
const [things = '', , rooms = ''] = textOf(PAGE).split(/\n## (?:Words on screen|Rooms)\n/);

const marked = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const rowsOf = (table: string) =>
  [...table.matchAll(/^\| (?!---)(.+) \|$/gm)].map(([, row = '']) => row.split(' | ')).slice(1);
const columnOf = (table: string, column: number) =>
  rowsOf(table).flatMap((cells) => marked(cells[column] ?? ''));

/** The word in any notation: payment-token, paymentToken, payment_token, PaymentToken, payment token. */
const inAnyWriting = (word: string) => new RegExp(word.replaceAll('-', '[-_ ]?'), 'i');

describe('docs/words.md', () => {
  const code = sourceFiles()
    .filter((file) => !file.startsWith('test/'))
    .map(textOf)
    .join('\n');

  test('has only words that code uses', () => {
    const words = columnOf(things, 1);

    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((word) => !inAnyWriting(word).test(code))).toEqual([]);
  });

  test('has only wire names that the contract has', () => {
    const contract = filesIn('contract').map(textOf).join('\n');

    expect(columnOf(things, 3).filter((name) => !contract.includes(name))).toEqual([]);
  });

  test('has every folder, once', () => {
    const folders = ROOMS.flatMap((root) => foldersIn(root).map((name) => `${root}/${name}`));

    expect(columnOf(rooms, 1).toSorted()).toEqual(folders.toSorted());
  });

  test('gives a feature the same word in domain, server and the shared parts of the web', () => {
    const strays = rowsOf(rooms).flatMap(([word, where = '']) =>
      marked(where).filter(
        (path) => /^(domain|contract|server|web\/parts)\//.test(path) && !path.endsWith(`/${word}`),
      ),
    );

    expect(strays).toEqual([]);
  });
});

/** Words that an engineer who never met us reads twice. */
const UNCLEAR = /\b(anew|whoever|mended|deeds?|goes its way|has its turn)\b|\bspec \d/i;
const UNCLEAR_TYPES = /\b(?:type|interface|class) (Asked|Said|Told|Doors|Doing|Needed)\b/;
const ITSELF = 'test/words.test.ts';
const code = sourceFiles().filter((file) => file !== ITSELF && !file.includes('/texts/'));

describe('plain words', () => {
  test('are in every comment and test title', () => {
    const unclear = code.flatMap((file) =>
      textOf(file)
        .split('\n')
        .filter(
          (line) => /^\s*(\/\/|\/\*|\* |(test|describe|it)[.(])/.test(line) && UNCLEAR.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );

    expect(unclear).toEqual([]);
  });

  test('name every type and file', () => {
    const unclear = code.filter(
      (file) => UNCLEAR_TYPES.test(textOf(file)) || /\b(anew|deed|asked|told)\b/.test(file),
    );

    expect(unclear).toEqual([]);
  });
});
