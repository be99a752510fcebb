import { type Batch, CAUSE, lockRows, ROWS } from '../batch/import-batch.ts';
import { AS_WRITTEN, CARD } from '../batch/living-state.ts';
import { keepBefore, saveRefs } from '../batch/ref-queries.ts';
import { namesComeAtOnce } from '../people/named-card-queries.ts';

const WAITS = `row.fields ->> 'waiting_months' is not null`;
const HOLDER = `
  join data_import_row person on person.import_id = row.import_id and person.kind = 'people'
   and person.outer_id = row.fields ->> 'person_id' and person.fields is not null
   and person.why is distinct from 'doubledOuterId'`;

/** The number is unchanged; validity comes from the ledger. */
export async function commitCards(batch: Batch): Promise<void> {
  const { run, skip } = batch;
  const created = ROWS('cards', 'create');
  await namesComeAtOnce(batch);
  await run(`
    insert into museum_card (id, customer_number, ryijy_seed, holder_account_id, holder_first_name, holder_last_name,
                             holder_year_of_birth, registered_at, blocked_at, created_at, is_number_imported)
    select row.target_id, row.fields ->> 'customer_number', (row.fields ->> 'ryijy_seed')::bigint, row.parent_id,
           person.fields ->> 'first_name', person.fields ->> 'last_name', (person.fields ->> 'year_of_birth')::int,
           coalesce(row.fields ->> 'registered_on', row.fields ->> 'starts_on', $5::text)::timestamptz,
           case when (row.fields ->> 'blocked')::boolean then $5::timestamptz end, $5, true
      from ${ROWS('cards', 'create', HOLDER)}
       and person.outcome is null
       and (row.parent_id is null or exists (select from account where id = row.parent_id))
       and not exists (select from former_card_number former
                        where former.customer_number = row.fields ->> 'customer_number')
    on conflict do nothing`);
  await skip(
    `row.verdict = 'create' and not exists (select from museum_card where id = row.target_id)`,
  );
  await insertEntries(batch, 'create');
  await run(`
    insert into card_validity (card_id, starts_on, valid_until, waits_for_first_visit)
    select row.target_id, (row.fields ->> 'starts_on')::date, (row.fields ->> 'valid_until')::date, ${WAITS}
      from ${created}
    on conflict do nothing`);
  await updateCards(batch);
  await saveRefs(batch, CARD);
  await run(`
    select refresh_words_of_people(array(
      select row.parent_id from ${created} and row.parent_id is not null))`);
}

const insertEntries = ({ run }: Batch, verdict: 'create' | 'update') =>
  run(`
    insert into card_ledger_entry (card_id, kind, cause, occurred_on, months, days, starts_at_once)
    select row.target_id, 'imported', ${CAUSE}, (row.fields ->> 'entry_on')::date,
           (row.fields ->> 'entry_months')::int, (row.fields ->> 'entry_days')::int,
           (row.fields ->> 'entry_at_once')::boolean
      from ${ROWS('cards', verdict)}
    on conflict (card_id, cause) do nothing`);

/** Voids the earlier file's time and adds the new one's. */
async function updateCards(batch: Batch): Promise<void> {
  const { run, skip } = batch;
  const updated = ROWS('cards', 'update');
  await lockRows(batch, 'museum_card', `select row.target_id from ${updated}`);
  await skip(`row.verdict = 'update' and not ${AS_WRITTEN('cards', CARD)}`);
  const validity = `${CARD.join('row.target_id')} join card_validity validity on validity.card_id = card.id`;
  await keepBefore(batch, validity, {
    starts_on: 'validity.starts_on',
    valid_until: 'validity.valid_until',
    waits: 'validity.waits_for_first_visit',
    blocked_at: 'card.blocked_at',
  });
  const entries = `join card_ledger_entry entry on entry.card_id = row.target_id and entry.kind = 'imported'`;
  await run(`
    insert into card_ledger_void (entry_id, reason)
    select entry.id, 'import:' || $1::uuid
      from ${ROWS('cards', 'update', entries)}
       and not exists (select from card_ledger_void where entry_id = entry.id)`);
  await insertEntries(batch, 'update');
  await run(`
    update card_validity
       set starts_on = (row.fields ->> 'starts_on')::date, valid_until = (row.fields ->> 'valid_until')::date,
           waits_for_first_visit = ${WAITS}
      from ${updated} and card_validity.card_id = row.target_id`);
  await run(`
    update museum_card
       set blocked_at = case when (row.fields ->> 'blocked')::boolean then coalesce(blocked_at, $5) end
      from ${updated} and museum_card.id = row.target_id
       and (blocked_at is not null) <> (row.fields ->> 'blocked')::boolean`);
}
