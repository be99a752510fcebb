import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { inRepository } from '../../../test/repository.ts';

const run = promisify(execFile);

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

type Said = { code: number; words: string };

/** As `npm run staff -- …` does, from the sources. */
async function staff(...words: string[]): Promise<Said> {
  const env = { ...process.env, DATABASE_URL: database.url, PUBLIC_URL: 'https://kortti.example/' };
  return run(process.execPath, ['--import', 'tsx', 'bin/staff.ts', ...words], {
    cwd: inRepository('.'),
    env,
  }).then(
    ({ stdout }) => ({ code: 0, words: stdout }),
    ({ code, stderr }) => ({ code, words: stderr }),
  );
}

async function mails() {
  const { rows } = await database.pool.query(
    `select address, language, data from mail_outbox order by queued_at`,
  );
  return rows;
}

test('the command mails the first administrator a link and says what it did', async () => {
  const said = await staff(
    'invite',
    'Eka@Example.fi',
    '--role',
    'administrator',
    '--language',
    'sv',
  );

  expect(said).toMatchObject({ code: 0, words: expect.stringContaining('Invited eka@example.fi') });
  expect(said.words).toContain('Nobody is rights keeper yet');
  expect(await mails()).toMatchObject([
    {
      address: 'eka@example.fi',
      language: 'sv',
      data: {
        link: expect.stringMatching(/^https:\/\/kortti\.example\/sv\/inbjudan#[\w-]{43}$/),
        days: 7,
        museum: null,
        invitedBy: null,
      },
    },
  ]);
});

test.each([
  ['an unknown role', ['invite', 'toka@example.fi', '--role', 'king'], 'There is no role "king"'],
  ['no role', ['invite', 'toka@example.fi'], 'Say as what'],
  ['two addresses', ['invite', 'a@b.fi,c@d.fi', '--role', 'viewer'], 'is no e-mail address'],
])('it refuses %s and mails nothing', async (_, words, saying) => {
  const before = (await mails()).length;

  expect(await staff(...words)).toEqual({ code: 1, words: expect.stringContaining(saying) });
  expect((await mails()).length).toBe(before);
});
