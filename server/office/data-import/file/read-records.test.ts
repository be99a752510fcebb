import { expect, test } from 'vitest';
import { isBrokenFile, type Reading, readRecords } from './read-records.ts';

const READING: Reading = { encoding: 'utf-8', separator: ';', isQuoted: true };

/** Splits the file into chunks as a network would. */
async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size: number, reading = READING) {
  const found = [];
  for await (const records of readRecords(inPieces(text, size), reading)) found.push(...records);
  return found;
}

const FILE = 'id;name\r\n1;Änne\n\n2;"two\r\nlines; one cell"\r3;"a ""quote"""\n4;"\n\n"\n5;last';
const RECORDS = [
  { line: 1, cells: ['id', 'name'] },
  { line: 2, cells: ['1', 'Änne'] },
  { line: 4, cells: ['2', 'two\r\nlines; one cell'] },
  { line: 6, cells: ['3', 'a "quote"'] },
  { line: 7, cells: ['4', '\n\n'] },
  { line: 10, cells: ['5', 'last'] },
];

test.each([1, 2, 3, 7, 1000])(
  'chunks of %i bytes give the same rows and line numbers',
  async (size) => {
    expect(await read(FILE, size)).toEqual(RECORDS);
  },
);

test('many rows in one chunk all arrive in order', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => `${at};Aino`);
  const found = await read(rows.join('\n'), 1_000_000);
  expect(found.map(({ cells }) => cells[0])).toEqual(rows.map((_, at) => String(at)));
  expect(found.at(-1)?.line).toBe(50_000);
});

test.each([1, 1000])(
  'an unclosed quote makes the file broken, in chunks of %i bytes',
  async (size) => {
    const file = 'id;name\n1;"Aino\n2;Eino';
    const broken = await read(file, size).catch((error: unknown) => error);
    expect(isBrokenFile(broken)).toBe(true);
    const found = await read(file, size, { ...READING, isQuoted: false });
    expect(found.map(({ cells }) => cells[1])).toEqual(['name', '"Aino', 'Eino']);
  },
);

test('an endless record is given up before it fills the memory', async () => {
  let brought = 0;
  async function* endless() {
    yield new TextEncoder().encode('id;name\n1;"');
    for (; brought < 64; brought += 1) yield new Uint8Array(1024 * 1024).fill(97);
  }
  const fault = await (async () => {
    for await (const _ of readRecords(endless(), READING));
  })().catch((error: unknown) => error);
  expect(isBrokenFile(fault)).toBe(true);
  expect(brought).toBeLessThan(12);
});
