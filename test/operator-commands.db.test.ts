import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../db/seed.ts';
import { readSettings } from '../server/settings/settings.ts';
import { DEVELOPMENT_SECRET } from '../server/settings/settings-table.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { documentedLines, runCommand } from './run-command.ts';

let database: FreshDatabase;
let folder: string;
let documented: Record<string, string>;
beforeAll(async () => {
  database = await freshDatabase();
  // The real date, as in the command.
  await seed(database.pool, { now: Date.now }, readSettings({ MODE: 'development' }));
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  documented = { DATABASE_URL: database.url, SECRET_KEY: 'k'.repeat(32) };
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => path.join(folder, name);
const imports = async () =>
  (await database.pool.query<{ count: number }>('select count(*)::int as count from data_import'))
    .rows[0]?.count;

describe('runs with the documented settings and no others', () => {
  test('the import example of the documentation runs from the first file to the undo', async () => {
    const said: Record<string, string> = {};
    let id = '';
    for (const line of documentedLines('docs/data-import.md', 'import')) {
      const words = line.map((word) => (word === '<id>' ? id : word));
      const { code, out, err } = await runCommand('import', words, documented);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      id ||= out.slice(0, 36);
      said[words[0] ?? ''] = out;
    }

    expect(Object.keys(said)).toEqual(['new', 'check', 'report', 'sign', 'commit', 'undo']);
    expect(said.new).toContain('people: accounts.csv, 3 rows, read');
    expect(said.new).toContain('by its columns Id, PersonEmail, FirstName');
    expect(said.check).toContain('visits.csv, line 3, column museum: "Ateneumm" unknownMuseum');
    expect(said.check).toMatch(
      /totals on \d{4}-\d\d-\d\d: 3 people, 3 cards, .* days left on them, .* and \d+ visits?\n/,
    );
    expect(said.report).toContain(';unknownMuseum;museum;Ateneumm\r\n');
    expect(said.commit).toMatch(/: done\n/);
    expect(said.undo).toMatch(/: undone\n/);
  });

  test('an export is written, and an import recognises its files', async () => {
    const words = ['--to', inFolder('out'), '--by', 'Sanna Virta'];

    const { code, out, err } = await runCommand('export', words, documented);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^company-orders\.csv: 1 row$/m);
    expect(out).toMatch(/^In all: [\d,]+ people, .* and [\d,]+ visits\.$/m);
    expect(out).not.toMatch(/[{}]|\b1 rows/);
    expect(existsSync(inFolder('out/manifest.json'))).toBe(true);
  });
});

test('DNS records are printed without a database', async () => {
  const settings = { MAIL_FROM: 'Museokortti <palvelu@kortti.example>' };
  const { code, out } = await runCommand('mail-dns', [], settings);

  expect(code).toBe(0);
  expect(out).toContain('_dmarc.kortti.example. IN TXT "v=DMARC1');
  expect(out).toMatch(/MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY/);
  expect(out).toMatch(/The SPF row of kortti\.example/);
});

describe('fails with one sentence and exit code 1, and keeps nothing', () => {
  beforeAll(() => {
    writeFileSync(
      inFolder('v.csv'),
      'visit_id,card_id,museum,visited_on\nv1,c1,ateneum,2026-01-01\n',
    );
    writeFileSync(inFolder('empty.csv'), '');
    writeFileSync(inFolder('people.xlsx'), 'PK\u0003\u0004\u0014\u0000\u0006\u0000,b');
    writeFileSync(inFolder('mapping.json'), '{');
  });
  const named = ['new', 'Old scheme', '--source', 'old'];

  test.each<[string, string, () => string[], RegExp]>([
    [
      'visits as people',
      'import',
      () => [...named, `people=${inFolder('v.csv')}`],
      /^v\.csv is a file of visits, not of people, by its columns visit_id, card_id, museum, visited_on: give it as visits=/,
    ],
    [
      'no such file',
      'import',
      () => [...named, `people=${inFolder('none.csv')}`],
      /^There is no file or folder .*none\.csv\.$/,
    ],
    ['a folder', 'import', () => [...named, `people=${folder}`], /is a folder, not a file\.$/],
    [
      'an empty file',
      'import',
      () => [...named, `people=${inFolder('empty.csv')}`],
      /^empty\.csv is empty\.$/,
    ],
    [
      'a workbook',
      'import',
      () => [...named, `people=${inFolder('people.xlsx')}`],
      /^people\.xlsx is no text: save the table as CSV and give that file\.$/,
    ],
    [
      'an unknown kind',
      'import',
      () => [...named, 'persons=x.csv'],
      /^"persons=x.csv" names no file: .*people/,
    ],
    ['no files', 'import', () => named, /^Give at least one file/],
    [
      'no source',
      'import',
      () => ['new', 'Old scheme', 'people=x.csv'],
      /^Give a name .* --source/,
    ],
    ['an unknown option', 'import', () => ['show', '--foo'], /^Unknown option '--foo'\.$/],
    ['no such import', 'import', () => ['show', '5'], /^There is no such import\.$/],
    ['no reason', 'import', () => ['commit', '5'], /^There is no such import\.$/],
    [
      'no folder around it',
      'export',
      () => ['--to', inFolder('no/out'), '--by', 'me'],
      /^There is no folder .*no: make it first\.$/,
    ],
    [
      'a folder that is there',
      'export',
      () => ['--to', folder, '--by', 'me'],
      /is there already: name a folder that is not\.$/,
    ],
    [
      'no name',
      'export',
      () => ['--to', inFolder('next')],
      /^npm run export -- --to <folder> --by <your name>/,
    ],
    ['an unknown option of another', 'export', () => ['--too', 'x'], /^Unknown option '--too'\.$/],
    ['no such till key', 'till-key', () => ['revoke', 'abc'], /^There is no such key in use\.$/],
    [
      'no such museum',
      'till-key',
      () => ['make', 'nowhere', 'till 1'],
      /^There is no museum "nowhere"\.$/,
    ],
    [
      'no such card',
      'block-card',
      () => ['block', '000000000000'],
      /no such card|npm run block-card/,
    ],
    [
      'a letter without an address of the portal',
      'staff',
      () => ['invite', 'a@example.fi', '--role', 'viewer'],
      /^Give the address of the portal in PUBLIC_URL\.$/,
    ],
    [
      'no folder of backups',
      'drill',
      () => [],
      /^Give the folder of the backups in BACKUP_FOLDER\.$/,
    ],
  ])('%s (%s)', async (_, command, words, sentence) => {
    const before = await imports();
    const { code, out, err } = await runCommand(command, words(), documented);

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trim()).toMatch(sentence);
    expect(err).not.toMatch(/^\s+at |Error:/m);
    expect(await imports()).toBe(before);
  });

  test('an invalid key is reported without other settings', async () => {
    const { code, err } = await runCommand('export', ['--to', inFolder('x'), '--by', 'me'], {
      ...documented,
      SECRET_KEY: DEVELOPMENT_SECRET,
    });

    expect({ code, err }).toEqual({
      code: 1,
      err: 'Not safe for production:\nSECRET_KEY is a public test value.\n',
    });
  });

  const AWAY = 'postgresql://portal:hunter2@127.0.0.1:9/portal';
  const NOT_IN = /^PostgreSQL at 127\.0\.0\.1:9\/portal does not let us in: [^\n]*$/;

  test.each([
    'import',
    'export',
    'till-key',
    'block-card',
    'staff',
    'drill',
    'reseal',
    'check-invariants',
    'mail-bounce',
  ])('%s without a reachable database', async (command) => {
    const said = await runCommand(command, [], { ...documented, DATABASE_URL: AWAY });

    expect(said).toMatchObject({ code: command === 'mail-bounce' ? 75 : 1, out: '' });
    expect(said.err.trim()).toMatch(NOT_IN);
  });

  test.each([
    ['', /^Give the database in DATABASE_URL\.$/],
    ['nonsense', /^DATABASE_URL must be an address such as /],
  ])('rejects "%s" as a database', async (url, sentence) => {
    const said = await runCommand('till-key', [], { ...documented, DATABASE_URL: url });

    expect(said).toMatchObject({ code: 1, out: '' });
    expect(said.err.trim()).toMatch(sentence);
  });
});
