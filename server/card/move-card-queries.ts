import type { Database, Transaction } from '../db/database.ts';
import type { CardHolder } from './card-queries.ts';

export type HeldCard = CardHolder & {
  cardId: string;
  accountId: string | null;
  emailAddress: string | null;
  /** Its validity starts with the first visit. */
  isUnused: boolean;
};

export async function lockCardByNumber(tx: Transaction, customerNumber: string): Promise<void> {
  await tx.query('select from museum_card where customer_number = $1 for update', [customerNumber]);
}

/** A registered card and its holder. */
export async function findHeldCard(db: Database, customerNumber: string): Promise<HeldCard | null> {
  const { rows } = await db.query<HeldCard>(
    `select card.id as "cardId", account.id as "accountId", account.email_address as "emailAddress",
            holder_first_name as "firstName", holder_last_name as "lastName",
            holder_year_of_birth as "yearOfBirth", coalesce(waits_for_first_visit, false) as "isUnused"
       from museum_card card
       left join account on account.id = card.holder_account_id
       left join card_validity on card_id = card.id
      where customer_number = $1 and registered_at is not null`,
    [customerNumber],
  );
  return rows[0] ?? null;
}

export async function updateHolderAccount(
  tx: Transaction,
  { cardId, accountId, holder }: { cardId: string; accountId: string; holder: CardHolder },
): Promise<void> {
  const { firstName, lastName, yearOfBirth } = holder;
  await tx.query(
    `update museum_card
        set holder_account_id = $2, holder_first_name = $3, holder_last_name = $4, holder_year_of_birth = $5
      where id = $1`,
    [cardId, accountId, firstName, lastName, yearOfBirth],
  );
}
