import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../../../domain/base/local-date.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { givenAccount, givenCard } from '../../../test/given.ts';
import { givenContract } from '../../../test/given-contract.ts';
import { readSettings } from '../../settings/settings.ts';
import { announceTerms } from './announce-terms.ts';
import { findUnreachablePeople } from './announce-terms-queries.ts';
import { announcedTerms } from './terms-notice.ts';
import { SHIPPED_TERMS, type TermsVersions } from './terms-versions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const VERSION = '2026-11';
const settings = readSettings({ MODE: 'development' });

let database: FreshDatabase;
let now: number;
let deps: Parameters<typeof announceTerms>[0];
let versions: TermsVersions;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query('delete from terms_announcement');
  await database.pool.query('delete from mail_outbox');
  await database.pool.query(
    'update card_validity set valid_until = null, waits_for_first_visit = false',
  );
  await database.pool.query('update monthly_contract set withdrawn_at = now()');
  now = Date.now();
  deps = { pool: database.pool, clock: { now: () => now }, settings };
  const today = helsinkiDay(now);
  const { texts } = SHIPPED_TERMS;
  const summary = { fi: ['Muuttuu.'], sv: ['Ändras.'], en: ['Changes.'] };
  versions = {
    given: { inForceOn: addDays(today, -400), texts, change: null },
    [VERSION]: {
      inForceOn: addDays(today, 40),
      texts,
      change: { announcedOn: today, summary },
    },
  };
});

async function holder({ daysLeft = 100, language = 'fi', waits = false } = {}): Promise<string> {
  const accountId = await givenAccount(database.pool);
  await database.pool.query('update account set language = $2 where id = $1', [
    accountId,
    language,
  ]);
  const validUntil = addDays(helsinkiDay(now), daysLeft);
  const dates = waits ? { firstVisitOn: null } : { validUntil };
  await givenCard(database.pool, { accountId, ...dates });
  return accountId;
}

async function told(): Promise<Record<string, string[]>> {
  const { rows } = await database.pool.query<{ id: string; changes: string[] }>(
    `select account.id, array_agg(data -> 'changes' ->> 0) as changes
       from mail_outbox join account on account.email_address = address
      where letter = 'terms-changed' group by account.id`,
  );
  return Object.fromEntries(rows.map(({ id, changes }) => [id, changes]));
}

async function everybody(): Promise<number> {
  let sum = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    sum += await announceTerms(deps, versions);
    // As if the mail server had accepted them all.
    await database.pool.query('update mail_outbox set sent_at = now() where sent_at is null');
  }
  return sum;
}

test('everyone with a valid card or active contract is notified once, in their language', async () => {
  const valid = await holder({ language: 'sv' });
  const unused = await holder({ waits: true });
  const endsToday = await holder({ daysLeft: 0 });
  const ended = await holder({ daysLeft: -1 });
  const { accountId: payer, cardId } = await givenContract(database.pool, {
    now,
    secretKey: settings.secretKey,
    token: 'payer',
  });
  await database.pool.query('update museum_card set blocked_at = now() where id = $1', [cardId]);

  await Promise.all([1, 2, 3].map(() => announceTerms(deps, versions)));
  await everybody();
  now += 2 * DAY_MS;
  await everybody();

  expect(await told()).toEqual({
    [valid]: ['Ändras.'],
    [unused]: ['Muuttuu.'],
    [endsToday]: ['Muuttuu.'],
    [payer]: ['Muuttuu.'],
  });
  expect(await told()).not.toHaveProperty(ended);
});

test('people who accepted the new terms or are about to leave are not notified', async () => {
  const contract = { now, secretKey: settings.secretKey, token: 'accepted' };
  const { accountId: accepted } = await givenContract(database.pool, contract);
  // 'given' is the version that order accepted: here the coming one.
  const { given, [VERSION]: next } = versions;
  versions = { [VERSION]: given ?? expect.fail(), given: next ?? expect.fail() };
  const other = await holder();
  const leaving = await holder();
  await database.pool.query(
    `insert into account_deletion (account_id, requested_at, due_at) values ($1, now(), now() + interval '14 days')`,
    [leaving],
  );

  await everybody();

  const written = Object.keys(await told());
  expect(written).toEqual([other]);
  expect(written).not.toContain(accepted);
  expect(written).not.toContain(leaving);
});

test('nobody is notified before the announcement or once the terms are in force', async () => {
  const accountId = await holder();

  now -= DAY_MS;
  await everybody();
  now += 41 * DAY_MS;
  await everybody();
  expect(await told()).toEqual({});

  now -= DAY_MS;
  await everybody();
  expect(Object.keys(await told())).toContain(accountId);
});

test('a bouncing address is listed instead, and notified once it is corrected', async () => {
  const accountId = await holder();
  const { rows } = await database.pool.query(
    `insert into mail_outbox (idempotency_key, letter, language, sent_at) values ('x', 'gift', 'fi', now()) returning id`,
  );
  await database.pool.query(
    `insert into mail_bounce (mail_id, email_address, source, cause, bounced_at)
     select $1, lower(email_address), 'smtp', 'noSuchAddress', now() from account where id = $2`,
    [rows[0].id, accountId],
  );
  const [terms] = announcedTerms(versions, helsinkiDay(now));
  const listed = async () => {
    const asked = { ...(terms ?? expect.fail()), today: helsinkiDay(now), most: 10 };
    return (await findUnreachablePeople(database.pool, asked)).map(({ id }) => id);
  };

  await everybody();
  expect(await told()).toEqual({});
  expect(await listed()).toEqual([accountId]);

  await database.pool.query(`update account set email_address = 'uusi@example.fi' where id = $1`, [
    accountId,
  ]);
  now += 2 * DAY_MS;
  await everybody();
  expect(Object.keys(await told())).toEqual([accountId]);
  expect(await listed()).toEqual([]);
});

test('announcements are queued in small portions behind all other letters until done', async () => {
  await database.pool.query(
    `with made as (
       insert into account (email_address, confirmed_at)
       select 'many' || n || '@example.fi', now() from generate_series(1, 450) n returning id
     ), card as (
       insert into museum_card (customer_number, ryijy_seed, holder_account_id, holder_first_name,
                                holder_last_name, holder_year_of_birth, registered_at)
       select '1' || lpad((row_number() over ())::text, 15, '0'), 1, id, 'Aino', 'Aalto', 1980, now() from made returning id
     )
     insert into card_validity (card_id, valid_until, waits_for_first_visit, is_refunded)
     select id, current_date + 100, false, false from card`,
  );

  expect(await announceTerms(deps, versions)).toBe(200);
  expect(await announceTerms(deps, versions)).toBe(0);
  const jobs = await database.pool.query(
    `select distinct priority from graphile_worker.jobs where task_identifier = 'send-mail'`,
  );
  expect(jobs.rows).toEqual([{ priority: 10 }]);
  await database.pool.query('update mail_outbox set sent_at = now()');
  expect(await everybody()).toBe(250);
});

test('a version without a summary is rejected before the first letter', async () => {
  await holder();
  const next = versions[VERSION] ?? expect.fail();
  const change = { announcedOn: helsinkiDay(now), summary: { fi: [], sv: [], en: [] } };
  versions['2027-09'] = { ...next, change };

  await expect(announceTerms(deps, versions)).rejects.toThrow('no summary in fi');
  expect(await told()).toEqual({});
});
