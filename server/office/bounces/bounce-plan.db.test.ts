import { afterAll, beforeAll, expect, test } from 'vitest';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { planOf } from '../../../test/pages-read.ts';
import { countUndeliveredGifts, countWaitingBounces } from './bounce-queries.ts';

const now = Date.now();
const waits = { now, lateBefore: now, today: helsinkiDay(now) };

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(
    `with sent as (
       insert into mail_outbox (idempotency_key, letter, language, address, sent_at, next_try_at)
       select 'sent:' || row, case when row % 10 = 0 then 'gift' else 'card-ending' end, 'fi', 'a@example.fi', now(), now()
         from generate_series(1, 20000) row
       returning id, idempotency_key)
     insert into mail_bounce (mail_id, email_address, source, cause, bounced_at)
     select id, 'a@example.fi', 'report', 'mailboxFull', now() from sent where right(idempotency_key, 1) = '0'`,
  );
  await database.pool.query('analyze');
});
afterAll(() => database.drop());

test.each([
  ['letters that came back', countWaitingBounces],
  ['gifts that were not delivered', countUndeliveredGifts],
])('%s are counted without scanning all sent letters', async (_, count) => {
  const plan = await planOf(database.pool, (db) => count(db, waits));

  expect(plan).toContain('mail_outbox_pkey');
  expect(plan).not.toContain('Seq Scan on mail_outbox');
});
