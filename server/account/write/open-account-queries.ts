import type { Language } from '../../../domain/base/language.ts';
import type { Transaction } from '../../db/database.ts';

/** Finds or creates (without a password) the account of an address that its owner has just proved. */
export async function upsertConfirmedAccount(
  tx: Transaction,
  account: { emailAddress: string; language: Language; now: number },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account as a (email_address, language, confirmed_at, created_at)
     values ($1, $2, $3, $3)
     on conflict (lower(email_address)) do update
        set confirmed_at = coalesce(a.confirmed_at, excluded.confirmed_at)
     returning id`,
    [account.emailAddress, account.language, new Date(account.now)],
  );
  if (!rows[0]) throw new Error('upsert returned no row');
  return rows[0].id;
}

/** As `upsertConfirmedAccount`, but only for a new address; null when it has an account. */
export async function openConfirmedAccount(
  tx: Transaction,
  account: { emailAddress: string; language: Language; now: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account (email_address, language, confirmed_at, created_at)
     values ($1, $2, $3, $3)
     on conflict (lower(email_address)) do nothing
     returning id`,
    [account.emailAddress, account.language, new Date(account.now)],
  );
  return rows[0]?.id ?? null;
}

/** Finds or creates the account to which staff move a card or an order; the owner proves the address at sign-in. */
export async function findOrOpenAccount(
  tx: Transaction,
  account: { emailAddress: string; language: Language; now: number },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account as a (email_address, language, created_at)
     values ($1, $2, $3)
     on conflict (lower(email_address)) do update set language = a.language
     returning id`,
    [account.emailAddress, account.language, new Date(account.now)],
  );
  if (!rows[0]) throw new Error('upsert returned no row');
  return rows[0].id;
}

/** A guest who activated a card chose a password, and may request a new one before the account exists. */
export async function openAwaitedAccount(
  tx: Transaction,
  resetId: string,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into account (email_address, language, created_at)
     select waiting.email_address, waiting.language, $2
       from password_reset r
       join registration_confirmation waiting on waiting.email_address = r.email_address
      where r.id = $1
      limit 1
     on conflict (lower(email_address)) do nothing`,
    [resetId, new Date(now)],
  );
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
