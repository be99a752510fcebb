import type { Transaction } from '../../../db/database.ts';
import { type Batch, lockRows, run } from '../commit/commit-batch.ts';
import { CARD_STATE } from '../commit/living-state.ts';
import { CARD_IS_USED, forgetRefs, keep, restoreRefs, WRITTEN } from './undo-batch.ts';

/** The only place that deletes ledger entries: permits it for those of the undone import. */
async function openLedger(tx: Transaction, { importId }: Batch): Promise<void> {
  await tx.query(`select set_config('portal.undone_import', $1, true)`, [importId]);
}

const STATE_OF_CARD = (kind: 'cards' | 'gifts') => `
  not exists (select from data_import_ref ref join museum_card card on card.id = ref.card_id
               where ref.source = $2 and ref.kind = '${kind}' and ref.outer_id = row.outer_id
                 and ref.import_id = $1 and ref.written = ${CARD_STATE})`;

/** The cards of these rows with ledger and codes. */
export async function deleteCards(tx: Transaction, batch: Batch, rows: string): Promise<void> {
  await openLedger(tx, batch);
  const ids = `(select row.target_id from ${rows})`;
  await run(tx, batch, `delete from claimable_card where card_id in ${ids}`);
  await run(tx, batch, `delete from card_validity where card_id in ${ids}`);
  await run(tx, batch, `delete from card_ledger_entry where card_id in ${ids}`);
  await run(tx, batch, `delete from museum_card where id in ${ids}`);
}

/** Locks before testing for changes, so that a renewal in progress is waited for and counted. */
const lockCards = (tx: Transaction, batch: Batch, kind: 'cards' | 'gifts') =>
  lockRows(
    tx,
    batch,
    'museum_card',
    ['create', 'update']
      .map(
        (verdict) => `select row.target_id from ${WRITTEN(kind, verdict as 'create' | 'update')}`,
      )
      .join(' union all '),
  );

export async function undoGifts(tx: Transaction, batch: Batch): Promise<void> {
  await lockCards(tx, batch, 'gifts');
  await keep(tx, batch, 'gifts', `(${STATE_OF_CARD('gifts')} or ${CARD_IS_USED})`);
  await forgetRefs(tx, batch, 'gifts');
  await deleteCards(tx, batch, WRITTEN('gifts', 'create'));
}

export async function undoCards(tx: Transaction, batch: Batch): Promise<void> {
  await lockCards(tx, batch, 'cards');
  await keep(
    tx,
    batch,
    'cards',
    `(${STATE_OF_CARD('cards')} or row.verdict = 'create' and (${CARD_IS_USED}
    or exists (select from claimable_card where card_id = row.target_id)))`,
  );
  await undoChanges(tx, batch);
  await forgetRefs(tx, batch, 'cards');
  await deleteCards(tx, batch, WRITTEN('cards', 'create'));
}

async function undoChanges(tx: Transaction, batch: Batch): Promise<void> {
  await openLedger(tx, batch);
  const entries = (of: string) =>
    WRITTEN(
      'cards',
      'update',
      `join card_ledger_entry entry on entry.card_id = row.target_id and ${of}`,
    );
  await run(
    tx,
    batch,
    `delete from card_ledger_void where reason = 'import:' || $1::uuid
        and entry_id in (select entry.id from ${entries(`entry.kind = 'imported'`)})`,
  );
  await run(
    tx,
    batch,
    `delete from card_ledger_entry
      where id in (select entry.id from ${entries(`entry.cause = 'import:' || $1::uuid || ':' || row.place`)})`,
  );
  await run(
    tx,
    batch,
    `update card_validity
        set starts_on = (row.before ->> 'starts_on')::date, valid_until = (row.before ->> 'valid_until')::date,
            waits_for_first_visit = (row.before ->> 'waits')::boolean
       from ${WRITTEN('cards', 'update')} and card_validity.card_id = row.target_id`,
  );
  await run(
    tx,
    batch,
    `update museum_card set blocked_at = (row.before ->> 'blocked_at')::timestamptz
       from ${WRITTEN('cards', 'update')} and museum_card.id = row.target_id
        and blocked_at is distinct from (row.before ->> 'blocked_at')::timestamptz`,
  );
  await restoreRefs(tx, batch, 'cards', {
    joins: 'join museum_card card on card.id = row.target_id',
    state: CARD_STATE,
  });
}
