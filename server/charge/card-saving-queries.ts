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

export async function updateCardSaved(
  tx: Transaction,
  { key, now }: { key: string; now: number },
): Promise<void> {
  await tx.query('update card_saving set saved_at = $2 where key = $1', [key, new Date(now)]);
}
