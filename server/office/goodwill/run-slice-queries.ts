import type { Transaction } from '../../db/database.ts';

type Slice = { place: number; tries: number; cardIds: string[] };

/** The next waiting slice, those with locked cards last. The caller holds the run. */
export async function findSlice(tx: Transaction, runId: string): Promise<Slice | null> {
  const { rows } = await tx.query<Slice>(
    `select place, tries, card_ids as "cardIds" from goodwill_run_slice
      where run_id = $1 order by tries, place limit 1`,
    [runId],
  );
  return rows[0] ?? null;
}

export async function updateSlice(
  tx: Transaction,
  runId: string,
  { place, tries, cardIds }: Slice,
): Promise<void> {
  await tx.query(
    'update goodwill_run_slice set card_ids = $3, tries = $4 where run_id = $1 and place = $2',
    [runId, place, cardIds, tries],
  );
}

export async function deleteSlice(tx: Transaction, runId: string, place: number): Promise<void> {
  await tx.query('delete from goodwill_run_slice where run_id = $1 and place = $2', [runId, place]);
}

/** Removes cards that were not reached. */
export async function deleteSlices(tx: Transaction, runId: string): Promise<void> {
  await tx.query('delete from goodwill_run_slice where run_id = $1', [runId]);
}
