import { expect, test } from 'vitest';
import { readTextFile } from './read-text-file.ts';

test.each([
  ['as it is written today', Buffer.from('Erik;Öhman;erik@aamu.example', 'utf8')],
  ['as spreadsheets have long written it', Buffer.from('Erik;Öhman;erik@aamu.example', 'latin1')],
])('a name with Ö is read, %s', async (_how, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe('Erik;Öhman;erik@aamu.example');
});
