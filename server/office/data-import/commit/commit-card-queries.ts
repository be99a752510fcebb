import type { Transaction } from '../../../db/database.ts';
import { type Batch, lockRows, ROWS, run, skip } from './commit-batch.ts';
import { namesComeAtOnce } from './commit-people-queries.ts';
import { CARD_STATE } from './living-state.ts';

const CAUSE = `'import:' || $1::uuid || ':' || row.place`;
const WAITS = `row.fields ->> 'waiting_months' is not null`;

/** The number is unchanged; validity comes from the ledger. */
export async function commitCards(tx: Transaction, batch: Batch): Promise<void> {
  await namesComeAtOnce(tx);
  await run(
    tx,
    batch,
    `insert into museum_card (id, customer_number, ryijy_seed, holder_account_id, holder_first_name, holder_last_name,
                              holder_year_of_birth, registered_at, blocked_at, created_at, is_number_imported)
     select row.target_id, row.fields ->> 'customer_number', (row.fields ->> 'ryijy_seed')::bigint, row.parent_id,
            person.fields ->> 'first_name', person.fields ->> 'last_name', (person.fields ->> 'year_of_birth')::int,
            coalesce(row.fields ->> 'registered_on', row.fields ->> 'starts_on', $5::text)::timestamptz,
            case when (row.fields ->> 'blocked')::boolean then $5::timestamptz end, $5, true
       from ${ROWS('cards', 'create').replace(
         'data_import_row as row',
         `data_import_row as row
       join data_import_row person on person.import_id = row.import_id and person.kind = 'people'
        and person.outer_id = row.fields ->> 'person_id' and person.fields is not null
        and person.why is distinct from 'doubledOuterId'`,
       )}
        and person.outcome is null
        and (row.parent_id is null or exists (select from account where id = row.parent_id))
        and not exists (select from former_card_number former
                         where former.customer_number = row.fields ->> 'customer_number')
     on conflict do nothing`,
  );
  await skip(
    tx,
    batch,
    'cards',
    `row.verdict = 'create' and not exists (select from museum_card where id = row.target_id)`,
  );
  await insertEntries(tx, batch, 'create');
  await run(
    tx,
    batch,
    `insert into card_validity (card_id, starts_on, valid_until, waits_for_first_visit)
     select row.target_id, (row.fields ->> 'starts_on')::date, (row.fields ->> 'valid_until')::date, ${WAITS}
       from ${ROWS('cards', 'create')}
     on conflict do nothing`,
  );
  await updateCards(tx, batch);
  await saveCardRefs(tx, batch, 'cards');
  await run(
    tx,
    batch,
    `select refresh_words_of_people(array(
       select row.parent_id from ${ROWS('cards', 'create')} and row.parent_id is not null))`,
  );
}

function insertEntries(tx: Transaction, batch: Batch, verdict: 'create' | 'update') {
  return run(
    tx,
    batch,
    `insert into card_ledger_entry (card_id, kind, cause, occurred_on, months, days, starts_at_once)
     select row.target_id, 'imported', ${CAUSE}, (row.fields ->> 'entry_on')::date,
            (row.fields ->> 'entry_months')::int, (row.fields ->> 'entry_days')::int,
            (row.fields ->> 'entry_at_once')::boolean
       from ${ROWS('cards', verdict)}
     on conflict (card_id, cause) do nothing`,
  );
}

/** Voids the earlier file's time and adds the new one's. */
async function updateCards(tx: Transaction, batch: Batch): Promise<void> {
  await lockRows(tx, batch, 'museum_card', `select row.target_id from ${ROWS('cards', 'update')}`);
  await skip(
    tx,
    batch,
    'cards',
    `row.verdict = 'update' and not exists (
       select from data_import_ref ref join museum_card card on card.id = ref.card_id
        where ref.source = $2 and ref.kind = 'cards' and ref.outer_id = row.outer_id and ref.written = ${CARD_STATE})`,
  );
  const updated = ROWS('cards', 'update');
  await run(
    tx,
    batch,
    `update data_import_row as kept
        set before = jsonb_build_object('starts_on', validity.starts_on, 'valid_until', validity.valid_until,
              'waits', validity.waits_for_first_visit, 'blocked_at', card.blocked_at,
              'digest', ref.digest, 'import_id', ref.import_id)
       from ${updated.replace(
         'data_import_row as row',
         `data_import_row as row
       join museum_card card on card.id = row.target_id
       join card_validity validity on validity.card_id = card.id
       join data_import_ref ref on ref.source = $2 and ref.kind = 'cards' and ref.outer_id = row.outer_id`,
       )}
        and kept.import_id = row.import_id and kept.kind = row.kind and kept.place = row.place`,
  );
  await run(
    tx,
    batch,
    `insert into card_ledger_void (entry_id, reason)
     select entry.id, 'import:' || $1::uuid
       from ${updated.replace(
         'data_import_row as row',
         `data_import_row as row
       join card_ledger_entry entry on entry.card_id = row.target_id and entry.kind = 'imported'`,
       )}
        and not exists (select from card_ledger_void where entry_id = entry.id)`,
  );
  await insertEntries(tx, batch, 'update');
  await run(
    tx,
    batch,
    `update card_validity
        set starts_on = (row.fields ->> 'starts_on')::date, valid_until = (row.fields ->> 'valid_until')::date,
            waits_for_first_visit = ${WAITS}
       from ${updated} and card_validity.card_id = row.target_id`,
  );
  await run(
    tx,
    batch,
    `update museum_card
        set blocked_at = case when (row.fields ->> 'blocked')::boolean then coalesce(blocked_at, $5) end
       from ${updated} and museum_card.id = row.target_id
        and (blocked_at is not null) <> (row.fields ->> 'blocked')::boolean`,
  );
}

export function saveCardRefs(tx: Transaction, batch: Batch, kind: 'cards' | 'gifts') {
  return run(
    tx,
    batch,
    `insert into data_import_ref (source, kind, outer_id, card_id, digest, written, import_id)
     select $2, '${kind}', row.outer_id, card.id, row.digest, ${CARD_STATE}, $1
       from data_import_row as row join museum_card card on card.id = row.target_id
      where row.import_id = $1 and row.kind = '${kind}' and row.place > $3 and row.place <= $4
        and row.outcome is null and row.verdict in ('create', 'update')
     on conflict (source, kind, outer_id) do update
        set digest = excluded.digest, written = excluded.written, import_id = excluded.import_id`,
  );
}
