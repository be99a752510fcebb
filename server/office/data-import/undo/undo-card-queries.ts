import { type Batch, lockRows, ROWS } from '../batch/import-batch.ts';
import { AS_WRITTEN, CARD } from '../batch/living-state.ts';
import { forgetRefs, restoreRefs } from '../batch/ref-queries.ts';
import { CARD_IS_USED } from './used-here.ts';

/** The only place that deletes ledger entries: permits it for those of the undone import. */
const openLedger = ({ run }: Batch) =>
  run(`select set_config('portal.undone_import', $1::text, true)`);

/** The cards of these rows with ledger and codes. */
export async function deleteCards(batch: Batch, rows: string): Promise<void> {
  await openLedger(batch);
  const ids = `(select row.target_id from ${rows})`;
  for (const table of ['claimable_card', 'card_validity', 'card_ledger_entry'])
    await batch.run(`delete from ${table} where card_id in ${ids}`);
  await batch.run(`delete from museum_card where id in ${ids}`);
}

const STATE_OF_CARD = (kind: 'cards' | 'gifts') =>
  `not ${AS_WRITTEN(kind, CARD, 'and ref.import_id = $1')}`;

/** Locks before testing for changes, so that a renewal in progress is waited for and counted. */
const lockCards = (batch: Batch) =>
  lockRows(
    batch,
    'museum_card',
    (['create', 'update'] as const)
      .map((verdict) => `select row.target_id from ${ROWS(batch.kind, verdict)}`)
      .join(' union all '),
  );

export async function undoGifts(batch: Batch): Promise<void> {
  await lockCards(batch);
  await batch.keep(`(${STATE_OF_CARD('gifts')} or ${CARD_IS_USED})`);
  await forgetRefs(batch);
  await deleteCards(batch, ROWS('gifts', 'create'));
}

export async function undoCards(batch: Batch): Promise<void> {
  await lockCards(batch);
  await batch.keep(`
    (${STATE_OF_CARD('cards')} or row.verdict = 'create' and (${CARD_IS_USED}
     or exists (select from claimable_card where card_id = row.target_id)))`);
  await undoChanges(batch);
  await forgetRefs(batch);
  await deleteCards(batch, ROWS('cards', 'create'));
}

async function undoChanges(batch: Batch): Promise<void> {
  const { run } = batch;
  const updated = ROWS('cards', 'update');
  await openLedger(batch);
  const entries = (of: string) =>
    ROWS(
      'cards',
      'update',
      `join card_ledger_entry entry on entry.card_id = row.target_id and ${of}`,
    );
  await run(`
    delete from card_ledger_void where reason = 'import:' || $1::uuid
       and entry_id in (select entry.id from ${entries(`entry.kind = 'imported'`)})`);
  await run(`
    delete from card_ledger_entry
     where id in (select entry.id from ${entries(`entry.cause = 'import:' || $1::uuid || ':' || row.place`)})`);
  await run(`
    update card_validity
       set starts_on = (row.before ->> 'starts_on')::date, valid_until = (row.before ->> 'valid_until')::date,
           waits_for_first_visit = (row.before ->> 'waits')::boolean
      from ${updated} and card_validity.card_id = row.target_id`);
  await run(`
    update museum_card set blocked_at = (row.before ->> 'blocked_at')::timestamptz
      from ${updated} and museum_card.id = row.target_id
       and blocked_at is distinct from (row.before ->> 'blocked_at')::timestamptz`);
  await restoreRefs(batch, CARD);
}
