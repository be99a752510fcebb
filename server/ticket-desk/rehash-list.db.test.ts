import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIST_HASH_BYTES } from '../../domain/ticket-desk/card-list.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { secretKeyOf } from '../base/secret-key.ts';
import { listKey } from './card-list-key.ts';
import { updateCardList } from './update-card-list.ts';

/** Two full batches and a rest: in one statement, a national scheme exceeded the statement timeout. */
const CARDS = 40_003;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

test('a new key changes the hash of every card in a long list, and removed cards get none', async () => {
  const { pool, settings } = portal;
  await pool.query(
    `insert into desk_list_entry (card_id, digest, hash, mark, version)
     select md5('card' || n)::uuid, sha256(n::text::bytea), '\\x0000000000', 9000, 1
       from generate_series(1, $1::integer) n`,
    [CARDS],
  );
  await pool.query(
    `insert into desk_list_entry (card_id, hash, version) values (gen_random_uuid(), '\\x0000000000', 1)`,
  );

  const secretKey = secretKeyOf('the next key of this portal');
  await updateCardList({ pool, settings: { ...settings, secretKey } });

  const { rows } = await pool.query<{ digest: Buffer; hash: Buffer; version: string }>(
    'select digest, hash, version from desk_list_entry',
  );
  const key = listKey(secretKey);
  const wrong = rows.filter(({ digest, hash }) => {
    const expected = createHmac('sha256', key).update(digest).digest();
    return !expected.subarray(0, LIST_HASH_BYTES).equals(hash);
  });
  expect({ cards: rows.length, wrong: wrong.length }).toEqual({ cards: CARDS, wrong: 0 });
  expect(new Set(rows.map(({ version }) => version)).size).toBe(1);
  const state = await pool.query('select cards from desk_list');
  expect(state.rows).toEqual([{ cards: CARDS }]);
});
