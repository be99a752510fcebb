import type { Transaction } from '../db/database.ts';

/** Company and gift envelopes share one print batch and one staff page. */
export async function insertCompanyEnvelopes(
  tx: Transaction,
  companyOrderId: string,
): Promise<void> {
  await tx.query(
    `insert into company_envelope (card_id, order_id, place)
     select card_id, order_id, number - 1 from company_seat where order_id = $1`,
    [companyOrderId],
  );
}

export async function updateEnvelopeBatch(
  tx: Transaction,
  { cardIds, batchId }: { cardIds: string[]; batchId: string | null },
): Promise<void> {
  await tx.query('update company_envelope set batch_id = $2 where card_id = any ($1::uuid[])', [
    cardIds,
    batchId,
  ]);
}
