import { type Batch, ROWS } from '../batch/import-batch.ts';
import { CARD } from '../batch/living-state.ts';

/** Refreshes the search words of all names once at the end of the batch. */
export async function namesComeAtOnce({ tx }: Batch): Promise<void> {
  await tx.query(`select set_config('portal.names_come_at_once', 'yes', true)`);
}

/** $2 source. An imported card that is unchanged since. */
export const CARD_AS_BROUGHT = `
  museum_card card
  join data_import_ref of_card on of_card.source = $2 and of_card.kind = 'cards' and of_card.card_id = card.id
 where of_card.written = ${CARD.state}`;

/**
 * What is stored of an account's card before its holder is renamed, for the undo; null when there is none or it was
 * changed here.
 */
export const NAMED_CARD = `
  (select jsonb_build_object('id', card.id, 'first_name', card.holder_first_name, 'last_name', card.holder_last_name,
                             'year_of_birth', card.holder_year_of_birth)
     from ${CARD_AS_BROUGHT} and card.holder_account_id = account.id)`;

const IS_NAMED = (card: string) => `${card}.id = (row.before -> 'card' ->> 'id')::uuid`;

/** The name on the card follows the file unless the card was changed here. */
export async function nameCards(batch: Batch): Promise<void> {
  const cards = await batch.run<{ id: string }>(`
    update museum_card card
       set holder_first_name = row.fields ->> 'first_name', holder_last_name = row.fields ->> 'last_name',
           holder_year_of_birth = coalesce((row.fields ->> 'year_of_birth')::int, card.holder_year_of_birth)
      from ${ROWS('people', 'update')} and ${IS_NAMED('card')}
    returning card.id`);
  await rewriteState(batch, cards);
}

export async function renameCards(batch: Batch): Promise<void> {
  const cards = await batch.run<{ id: string }>(`
    update museum_card named
       set holder_first_name = row.before -> 'card' ->> 'first_name',
           holder_last_name = row.before -> 'card' ->> 'last_name',
           holder_year_of_birth = (row.before -> 'card' ->> 'year_of_birth')::int
      from ${ROWS('people', 'update')} and ${IS_NAMED('named')}
       and exists (select from ${CARD_AS_BROUGHT} and card.id = named.id)
    returning named.id`);
  await rewriteState(batch, cards);
}

async function rewriteState({ tx, source }: Batch, cards: { id: string }[]): Promise<void> {
  await tx.query(
    `update data_import_ref ref set written = ${CARD.state}
       from museum_card card
      where card.id = any ($2::uuid[]) and ref.source = $1 and ref.kind = 'cards' and ref.card_id = card.id`,
    [source, cards.map(({ id }) => id)],
  );
}
