import { expect, test } from 'vitest';
import { filesIn, textOf } from '../../../test/repository.ts';
import { fileName } from './send-file.ts';

test.each([
  [['museot', '2026-11-19'], 'museot-2026-11-19.csv'],
  [
    ['tuonti', 'Vanha järjestelmä / "2026"\r\n', '2026-11-19'],
    'tuonti-Vanha-jarjestelma-2026-2026-11-19.csv',
  ],
  [['kampanjakoodit', '日本', '2026-11-19'], 'kampanjakoodit-2026-11-19.csv'],
])('a file name describes its content in portable characters: %j', (parts, name) => {
  expect(fileName(parts, 'csv')).toBe(name);
});

const UUID_IN_NAME = /name: \[[^\]]*\b\w*[iI]d\b/;

test('every file is sent by one function, and no file name contains an id', () => {
  const sources = filesIn('server').filter((file) => /(?<!\.test)\.ts$/.test(file));
  const naming = sources.filter((file) => /['"]content-disposition['"]/i.test(textOf(file)));
  const senders = sources.filter((file) => textOf(file).includes('sendFile(reply'));

  // The demo's mailbox passes on the sandbox's response.
  expect(naming.sort()).toEqual([
    'server/platform/dev-mailbox.ts',
    'server/platform/http/send-file.ts',
  ]);
  expect(senders.length).toBeGreaterThan(7);
  for (const file of senders) {
    expect(textOf(file), file).not.toMatch(UUID_IN_NAME);
    expect(textOf(file), file).not.toMatch(/const name = \[[^\]]*\b\w*[iI]d\b/);
  }
});
