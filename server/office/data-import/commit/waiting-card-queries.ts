import type { Transaction } from '../../../db/database.ts';
import { type Batch, ROWS, run, skip } from './commit-batch.ts';
import { saveCardRefs } from './commit-card-queries.ts';

const CAUSE = `'import:' || $1::uuid || ':' || row.place`;

/** Inserts cards waiting for their code, with validity from the first visit. `rows` selects them. */
export async function insertWaitingCards(
  tx: Transaction,
  batch: Batch,
  rows: string,
): Promise<void> {
  await run(
    tx,
    batch,
    `insert into museum_card (id, customer_number, ryijy_seed, activation_code_hash, created_at, is_number_imported)
     select row.target_id, row.fields ->> 'customer_number', (row.fields ->> 'ryijy_seed')::bigint,
            decode(row.fields ->> 'code_hash', 'hex'), $5, true
       from ${rows}
        and not exists (select from former_card_number former
                         where former.customer_number = row.fields ->> 'customer_number')
     on conflict do nothing`,
  );
  const made = `${rows} and exists (select from museum_card where id = row.target_id and registered_at is null)`;
  await run(
    tx,
    batch,
    `insert into claimable_card (card_id, sealed_code, made_at)
     select row.target_id, decode(row.fields ->> 'sealed_code', 'hex'), $5 from ${made} on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into card_ledger_entry (card_id, kind, cause, occurred_on, months)
     select row.target_id, 'imported', ${CAUSE},
            coalesce((row.fields ->> 'bought_on')::date, ($5 at time zone 'Europe/Helsinki')::date),
            (row.fields ->> 'months')::int
       from ${made} on conflict (card_id, cause) do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into card_validity (card_id, waits_for_first_visit) select row.target_id, true from ${made}
     on conflict do nothing`,
  );
}

export async function commitGifts(tx: Transaction, batch: Batch): Promise<void> {
  await insertWaitingCards(tx, batch, ROWS('gifts', 'create'));
  await skip(tx, batch, 'gifts', 'not exists (select from museum_card where id = row.target_id)');
  await saveCardRefs(tx, batch, 'gifts');
}
