import type { Database, Transaction } from '../../db/database.ts';

/** Replaces all codes, used or not. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  { accountId, hashes, now }: { accountId: string; hashes: Buffer[]; now: number },
): Promise<void> {
  await tx.query('delete from staff_recovery_code where account_id = $1', [accountId]);
  await tx.query(
    `insert into staff_recovery_code (account_id, code_hash, made_at)
     select $1, unnest($2::bytea[]), $3`,
    [accountId, hashes, new Date(now)],
  );
}

/** False when unknown or used. */
export async function updateRecoveryCodeUsed(
  tx: Database,
  { accountId, hashes, now }: { accountId: string; hashes: Buffer[]; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update staff_recovery_code set used_at = $3
      where account_id = $1 and code_hash = any($2::bytea[]) and used_at is null`,
    [accountId, hashes, new Date(now)],
  );
  return rowCount === 1;
}
