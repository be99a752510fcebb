import type { Transaction } from '../db/database.ts';

export async function deleteDraft(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('delete from purchase_draft where account_id = $1', [accountId]);
}
