import type { Language } from '../../../domain/base/language.ts';
import type { Transaction } from '../../db/database.ts';

type NewEmailChange = {
  accountId: string;
  newAddress: string;
  tokenHash: Buffer;
  sessionId: string | null;
  expiresAt: number;
};

export async function upsertEmailChange(tx: Transaction, wish: NewEmailChange): Promise<void> {
  await tx.query(
    `insert into email_change (account_id, new_email_address, token_hash, session_id, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update
        set new_email_address = excluded.new_email_address, token_hash = excluded.token_hash,
            session_id = excluded.session_id, expires_at = excluded.expires_at`,
    [wish.accountId, wish.newAddress, wish.tokenHash, wish.sessionId, new Date(wish.expiresAt)],
  );
}

export async function lockEmailChange(tx: Transaction, tokenHash: Buffer, now: number) {
  const { rows } = await tx.query<{
    accountId: string;
    newAddress: string;
    oldAddress: string;
    sessionId: string | null;
    language: Language;
  }>(
    `select wish.account_id as "accountId", wish.new_email_address as "newAddress",
            account.email_address as "oldAddress", wish.session_id as "sessionId",
            account.language
       from email_change wish
       join account on account.id = wish.account_id
      where wish.token_hash = $1 and wish.expires_at > $2
        for update`,
    [tokenHash, new Date(now)],
  );
  return rows[0] ?? null;
}

export async function isAddressTaken(tx: Transaction, address: string, accountId: string) {
  const { rows } = await tx.query<{ taken: boolean }>(
    `select exists (select from account where lower(email_address) = lower($1) and id <> $2)
              as taken`,
    [address, accountId],
  );
  return rows[0]?.taken ?? false;
}

export async function deleteEmailChange(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('delete from email_change where account_id = $1', [accountId]);
}
