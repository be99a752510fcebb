import type { Language } from '../../../domain/base/language.ts';
import type { Transaction } from '../../db/database.ts';
import { REVOKE_OLD_ACCESS } from './access-queries.ts';

type AccountName = { firstName: string | null; lastName: string | null };

export async function updateLanguage(tx: Transaction, accountId: string, language: Language) {
  await tx.query('update account set language = $2 where id = $1', [accountId, language]);
}

/**
 * Stores the personal details; a new password takes effect here. Only payment or activation changes an existing name.
 */
export async function updateBuyer(
  tx: Transaction,
  buyer: {
    accountId: string;
    firstName: string;
    lastName: string;
    language: string;
    passwordHash: string;
    /** No payment is needed first. */
    renames: boolean;
    /** The buying session stays; a new password ends all other sessions. */
    keptSessionId: string | null;
  },
): Promise<void> {
  const { accountId, keptSessionId, firstName, lastName, language, passwordHash, renames } = buyer;
  await tx.query(
    `with ${REVOKE_OLD_ACCESS}
     update account
        set first_name = case when $7 or first_name is null then $3 else first_name end,
            last_name = case when $7 or first_name is null then $4 else last_name end,
            language = $5, password_hash = $6
      where id = $1`,
    [accountId, keptSessionId, firstName, lastName, language, passwordHash, renames],
  );
}

export async function renameAccount(
  tx: Transaction,
  { accountId, firstName, lastName }: AccountName & { accountId: string },
): Promise<void> {
  await tx.query('update account set first_name = $2, last_name = $3 where id = $1', [
    accountId,
    firstName,
    lastName,
  ]);
}

/** The account's start page follows its current work; a leaver's is a customer's. */
export async function updateAccountRole(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    `update account
        set role = case
          when exists (select from staff_member where account_id = $1 and ended_at is null) then 'staff'
          when exists (select from museum_member where account_id = $1 and ended_at is null) then 'desk'
          else 'customer' end
      where id = $1`,
    [accountId],
  );
}

/** Gives the name to an account that has none; answers the account's language. */
export async function fillAccountName(
  tx: Transaction,
  { accountId, firstName, lastName }: AccountName & { accountId: string },
): Promise<Language> {
  const { rows } = await tx.query<{ language: Language }>(
    `update account
        set first_name = coalesce(first_name, $2), last_name = coalesce(last_name, $3)
      where id = $1
      returning language`,
    [accountId, firstName, lastName],
  );
  if (!rows[0]) throw new Error('no such account');
  return rows[0].language;
}

/** One of two accounts that are merged, or parted again. */
export async function updateMergedAccount(
  tx: Transaction,
  account: AccountName & { id: string; emailAddress: string; mergedInto: string | null },
): Promise<void> {
  const { id, emailAddress, firstName, lastName, mergedInto } = account;
  await tx.query(
    'update account set email_address = $2, first_name = $3, last_name = $4, merged_into = $5 where id = $1',
    [id, emailAddress, firstName, lastName, mergedInto],
  );
}
