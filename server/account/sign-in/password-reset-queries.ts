import type { Language } from '../../../domain/base/language.ts';
import type { Database, Transaction } from '../../db/database.ts';

export async function insertPasswordReset(
  tx: Transaction,
  reset: { emailAddress: string; language: Language; expiresAt: number },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into password_reset (email_address, language, expires_at)
     values ($1, $2, $3)
     returning id`,
    [reset.emailAddress, reset.language, new Date(reset.expiresAt)],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

/** The reset request and its account; null when there is no such account. */
export async function findResetOfAccount(tx: Transaction, resetId: string) {
  const { rows } = await tx.query<{
    email_address: string;
    language: Language;
    sign_in_from: Date | null;
  }>(
    `select r.email_address, a.language, a.sign_in_from
       from password_reset r
       join account a on lower(a.email_address) = r.email_address
      where r.id = $1 and r.token_hash is null`,
    [resetId],
  );
  const row = rows[0];
  if (!row) return null;
  const { email_address: emailAddress, language, sign_in_from } = row;
  return { emailAddress, language, signInFrom: sign_in_from?.getTime() ?? 0 };
}

/** The link of this request replaces any older one. */
export async function updateResetToken(
  tx: Transaction,
  reset: { resetId: string; emailAddress: string; tokenHash: Buffer; expiresAt: number },
): Promise<void> {
  await tx.query('delete from password_reset where email_address = $1 and id <> $2', [
    reset.emailAddress,
    reset.resetId,
  ]);
  await tx.query('update password_reset set token_hash = $2, expires_at = $3 where id = $1', [
    reset.resetId,
    reset.tokenHash,
    new Date(reset.expiresAt),
  ]);
}

export async function deletePasswordReset(tx: Transaction, resetId: string): Promise<void> {
  await tx.query('delete from password_reset where id = $1', [resetId]);
}

export async function hasOpenReset(db: Database, tokenHash: Buffer, now: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from password_reset where token_hash = $1 and expires_at > $2',
    [tokenHash, new Date(now)],
  );
  return rowCount === 1;
}

/** Consumes the link and returns its account; a second call returns nothing. */
export async function deleteResetByToken(tx: Transaction, tokenHash: Buffer, now: number) {
  const { rows } = await tx.query<{ accountId: string; emailAddress: string }>(
    `delete from password_reset r
      using account a
      where r.token_hash = $1 and r.expires_at > $2 and lower(a.email_address) = r.email_address
      returning a.id as "accountId", r.email_address as "emailAddress"`,
    [tokenHash, new Date(now)],
  );
  return rows[0] ?? null;
}
