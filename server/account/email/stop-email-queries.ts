import type { Transaction } from '../../db/database.ts';

type Stop = { accountId: string; oldAddress: string; tokenHash: Buffer; expiresAt: number };

export async function insertEmailStop(tx: Transaction, stop: Stop): Promise<void> {
  await tx.query(
    `insert into email_stop (token_hash, account_id, old_email_address, expires_at)
     values ($1, $2, $3, $4)`,
    [stop.tokenHash, stop.accountId, stop.oldAddress, new Date(stop.expiresAt)],
  );
}

export async function lockEmailStop(tx: Transaction, tokenHash: Buffer, now: number) {
  const { rows } = await tx.query<{ accountId: string; oldAddress: string; isChanged: boolean }>(
    `select stop.account_id as "accountId", stop.old_email_address as "oldAddress",
            lower(account.email_address) <> lower(stop.old_email_address) as "isChanged"
       from email_stop stop
       join account on account.id = stop.account_id
      where stop.token_hash = $1 and stop.expires_at > $2
        for update`,
    [tokenHash, new Date(now)],
  );
  return rows[0] ?? null;
}

/** Once an earlier address has stopped a chain of changes, the later addresses cannot stop anything. */
export async function deleteEmailStops(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('delete from email_stop where account_id = $1', [accountId]);
}
