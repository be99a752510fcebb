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

/** The account with the address in `$1` has no purchases, cards, saved payment cards, activations or roles. */
export const HOLDS_NOTHING = `lower(email_address) = lower($1) and role = 'customer'
        and not exists (select from museum_card where holder_account_id = account.id)
        and not exists (select from card_redemption where account_id = account.id)
        and not exists (select from payment_token where account_id = account.id)
        and not exists (select from card_order
                         where buyer_account_id = account.id or owner_account_id = account.id)`;

/** An owner who missed their account may have opened an empty one by requesting a code; it makes room. */
export async function deleteEmptyAccount(tx: Transaction, address: string): Promise<void> {
  await tx.query(
    `delete from account
      where ${HOLDS_NOTHING}`,
    [address],
  );
}

/** Once an earlier address has stopped a chain of changes, the later addresses cannot stop anything. */
export async function deleteEmailStops(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('delete from email_stop where account_id = $1', [accountId]);
}
