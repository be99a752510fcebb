import { expect, test } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const ROW = 'Erik;Öhman;erik@aamu.example';
const read = (bytes: Buffer) => readTextFile(new Blob([new Uint8Array(bytes)]));

test.each([
  ['as it is written today', Buffer.from(ROW, 'utf8')],
  ['as spreadsheets have long written it', Buffer.from(ROW, 'latin1')],
  ['as Excel writes Unicode text', Buffer.from(`\ufeff${ROW}`, 'utf16le')],
])('a name with Ö is decoded, %s', async (_how, bytes) => {
  expect(await read(bytes)).toBe(ROW);
});

test.each([
  ['a workbook of Excel, or any other zip', Buffer.from('PK\u0003\u0004\u0014 xl/workbook.xml')],
  ['a workbook of an older Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x00])],
])('%s is not text', async (_what, bytes) => {
  expect(await read(bytes)).toBeNull();
});
