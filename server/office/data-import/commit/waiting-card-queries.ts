import { type Batch, CAUSE, ROWS } from '../batch/import-batch.ts';
import { CARD } from '../batch/living-state.ts';
import { saveRefs } from '../batch/ref-queries.ts';

/** Inserts cards waiting for their code, with validity from the first visit. `rows` selects them. */
export async function insertWaitingCards({ run }: Batch, rows: string): Promise<void> {
  await run(`
    insert into museum_card (id, customer_number, ryijy_seed, activation_code_hash, created_at, is_number_imported)
    select row.target_id, row.fields ->> 'customer_number', (row.fields ->> 'ryijy_seed')::bigint,
           decode(row.fields ->> 'code_hash', 'hex'), $5, true
      from ${rows}
       and not exists (select from former_card_number former
                        where former.customer_number = row.fields ->> 'customer_number')
    on conflict do nothing`);
  const made = `${rows} and exists (select from museum_card where id = row.target_id and registered_at is null)`;
  await run(`
    insert into claimable_card (card_id, sealed_code, made_at)
    select row.target_id, decode(row.fields ->> 'sealed_code', 'hex'), $5 from ${made} on conflict do nothing`);
  await run(`
    insert into card_ledger_entry (card_id, kind, cause, occurred_on, months)
    select row.target_id, 'imported', ${CAUSE},
           coalesce((row.fields ->> 'bought_on')::date, ($5 at time zone 'Europe/Helsinki')::date),
           (row.fields ->> 'months')::int
      from ${made} on conflict (card_id, cause) do nothing`);
  await run(`
    insert into card_validity (card_id, waits_for_first_visit) select row.target_id, true from ${made}
    on conflict do nothing`);
}

export async function commitGifts(batch: Batch): Promise<void> {
  await insertWaitingCards(batch, ROWS('gifts', 'create'));
  await batch.skip('not exists (select from museum_card where id = row.target_id)');
  await saveRefs(batch, CARD);
}
