import type { Language } from '../../domain/base/language.ts';
import type { Database, Transaction } from '../db/database.ts';

/** An older card form has expired. */
const OPEN_HOURS = 2;

export type CardSaving = {
  accountId: string;
  cardId: string;
  language: Language;
  /** True: for a running contract; false: for a renewal. */
  isForPlan: boolean;
};

export async function insertCardSaving(
  db: Database,
  saving: CardSaving & { key: string; now: number },
): Promise<void> {
  await db.query(
    `insert into card_saving (key, account_id, card_id, language, for_plan, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      saving.key,
      saving.accountId,
      saving.cardId,
      saving.language,
      saving.isForPlan,
      new Date(saving.now),
    ],
  );
}

export async function findCardSaving(
  db: Database,
  { key, now }: { key: string; now: number },
): Promise<(CardSaving & { isSaved: boolean }) | null> {
  const { rows } = await db.query<CardSaving & { isSaved: boolean }>(
    `select account_id as "accountId", card_id as "cardId", language, for_plan as "isForPlan",
            saved_at is not null as "isSaved"
       from card_saving
      where key = $1 and created_at > $2::timestamptz - make_interval(hours => $3)`,
    [key, new Date(now), OPEN_HOURS],
  );
  return rows[0] ?? null;
}

type NewToken = {
  key: string;
  accountId: string;
  sealed: Buffer;
  hash: Buffer;
  brand: string;
  lastFour: string;
  expiresOn: string;
  now: number;
};

/** The newest card is the one charged; saving a card again clears its revocation. */
export async function insertSavedToken(tx: Transaction, token: NewToken): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `with kept as (
       insert into payment_token as t
         (account_id, sealed_token, token_hash, brand, last_four, expires_on, saved_at)
       values ($2, $3, $4, $5, $6, $7, $8)
       on conflict (account_id, token_hash) do update
          set saved_at = excluded.saved_at, revoked_at = null
       returning id
     ), done as (
       update card_saving set saved_at = $8 where key = $1
     )
     select id from kept`,
    [
      token.key,
      token.accountId,
      token.sealed,
      token.hash,
      token.brand,
      token.lastFour,
      token.expiresOn,
      new Date(token.now),
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

/** Running contracts continue with the new card; failed instalments are retried at once. */
export async function updateContractTokens(
  tx: Transaction,
  { accountId, tokenId, now }: { accountId: string; tokenId: string; now: number },
): Promise<void> {
  await tx.query(
    `update monthly_contract contract
        set token_id = $2,
            next_try_at = case when failing_since is not null or next_try_at is null
                               then $3::timestamptz else next_try_at end
      where account_id = $1 and withdrawn_at is null
        and exists (select from instalment where contract_id = contract.id and paid_by is null)`,
    [accountId, tokenId, new Date(now)],
  );
}
