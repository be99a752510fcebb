import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { runCommand } from '../../../test/run-command.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function staff(...words: string[]) {
  const settings = { DATABASE_URL: database.url, PUBLIC_URL: 'https://kortti.example/' };
  const { code, out, err } = await runCommand('staff', words, settings);
  return { code, words: code === 0 ? out : err };
}

async function mails() {
  const { rows } = await database.pool.query(
    `select address, language, data from mail_outbox order by queued_at`,
  );
  return rows;
}

test('the staff command mails the first administrator a link and prints what it did', async () => {
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
])('the staff command refuses %s and mails nothing', async (_, words, saying) => {
  const before = (await mails()).length;

  expect(await staff(...words)).toEqual({ code: 1, words: expect.stringContaining(saying) });
  expect((await mails()).length).toBe(before);
});
