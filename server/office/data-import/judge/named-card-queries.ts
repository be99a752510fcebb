import type { Transaction } from '../../../db/database.ts';
import { type Batch, ROWS, run } from '../commit/commit-batch.ts';
import { CARD_STATE } from '../commit/living-state.ts';
import { WRITTEN } from '../undo/undo-batch.ts';

/** $2 source. An imported card that is unchanged since. */
export const CARD_AS_BROUGHT = `
  museum_card card
  join data_import_ref of_card on of_card.source = $2 and of_card.kind = 'cards' and of_card.card_id = card.id
 where of_card.written = ${CARD_STATE}`;

/**
 * What is stored of an account's card before its holder is renamed, for the undo; null when there is none or it was
 * changed here.
 */
export const NAMED_CARD = `
  (select jsonb_build_object('id', card.id, 'first_name', card.holder_first_name, 'last_name', card.holder_last_name,
                             'year_of_birth', card.holder_year_of_birth)
     from ${CARD_AS_BROUGHT} and card.holder_account_id = account.id)`;

/** The name on the card follows the file unless the card was changed here. */
export async function nameCards(tx: Transaction, batch: Batch): Promise<void> {
  const { rows } = await run(
    tx,
    batch,
    `update museum_card card
        set holder_first_name = row.fields ->> 'first_name', holder_last_name = row.fields ->> 'last_name',
            holder_year_of_birth = coalesce((row.fields ->> 'year_of_birth')::int, card.holder_year_of_birth)
       from ${ROWS('people', 'update')} and card.id = (row.before -> 'card' ->> 'id')::uuid
     returning card.id`,
  );
  await rewriteState(tx, batch, rows);
}

export async function renameCards(tx: Transaction, batch: Batch): Promise<void> {
  const { rows } = await run(
    tx,
    batch,
    `update museum_card named
        set holder_first_name = row.before -> 'card' ->> 'first_name',
            holder_last_name = row.before -> 'card' ->> 'last_name',
            holder_year_of_birth = (row.before -> 'card' ->> 'year_of_birth')::int
       from ${WRITTEN('people', 'update')} and named.id = (row.before -> 'card' ->> 'id')::uuid
        and exists (select from ${CARD_AS_BROUGHT} and card.id = named.id)
     returning named.id`,
  );
  await rewriteState(tx, batch, rows);
}

async function rewriteState(
  tx: Transaction,
  { source }: Batch,
  cards: { id: string }[],
): Promise<void> {
  await tx.query(
    `update data_import_ref ref set written = ${CARD_STATE}
       from museum_card card
      where card.id = any ($2::uuid[]) and ref.source = $1 and ref.kind = 'cards' and ref.card_id = card.id`,
    [source, cards.map(({ id }) => id)],
  );
}
