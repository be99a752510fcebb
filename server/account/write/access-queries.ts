import type { Transaction } from '../../db/database.ts';

/**
 * CTEs for a statement that sets a password: end all other sessions of the account (`$2` is the one to keep) and drop a
 * requested change of its address, so that nobody stays who was in with the old password.
 */
export const REVOKE_OLD_ACCESS = `
  ended as (delete from account_session where account_id = $1 and id is distinct from $2::uuid),
  given_up as (delete from email_change where account_id = $1)`;

export async function updatePassword(
  tx: Transaction,
  account: {
    accountId: string;
    passwordHash: string;
    /** The session in which the person has just proved their identity; null when there is none. */
    keptSessionId: string | null;
    now: number;
  },
): Promise<void> {
  await tx.query(
    `with ${REVOKE_OLD_ACCESS}
     update account
        set password_hash = $3, confirmed_at = coalesce(confirmed_at, $4)
      where id = $1`,
    [account.accountId, account.keptSessionId, account.passwordHash, new Date(account.now)],
  );
}

export async function updateEmailAddress(
  tx: Transaction,
  { accountId, newAddress, now }: { accountId: string; newAddress: string; now: number },
): Promise<void> {
  await tx.query('update account set email_address = $2, confirmed_at = $3 where id = $1', [
    accountId,
    newAddress,
    new Date(now),
  ]);
}

/** Ends all sessions and clears the password: afterwards only a code mailed to the address signs in. */
export async function revokeAllAccess(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    `with ended as (delete from account_session where account_id = $1)
     update account set password_hash = null where id = $1`,
    [accountId],
  );
}

/** Leaves the new address unconfirmed: nobody has proved it. */
export async function updateUnprovenAddress(
  tx: Transaction,
  account: { accountId: string; newAddress: string; signInFrom: number },
): Promise<void> {
  await tx.query(
    'update account set email_address = $2, confirmed_at = null, sign_in_from = $3 where id = $1',
    [account.accountId, account.newAddress, new Date(account.signInFrom)],
  );
}

/** Null: at once. */
export async function updateSignInFrom(
  tx: Transaction,
  accountId: string,
  from: number | null,
): Promise<void> {
  await tx.query('update account set sign_in_from = $2 where id = $1', [
    accountId,
    from === null ? null : new Date(from),
  ]);
}
