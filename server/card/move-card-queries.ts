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

/** Gives a registered card that nobody holds to the account. Null: somebody does. */
export async function bindCard(
  tx: Transaction,
  { cardId, accountId }: { cardId: string; accountId: string },
) {
  const { rows } = await tx.query<{
    firstName: string;
    lastName: string;
    customerNumber: string;
    plasticCard: boolean;
  }>(
    `update museum_card set holder_account_id = $2
      where id = $1 and holder_account_id is null
      returning holder_first_name as "firstName", holder_last_name as "lastName",
                customer_number as "customerNumber",
                exists (select from plastic_card_order where card_id = $1) as "plasticCard"`,
    [cardId, accountId],
  );
  return rows[0] ?? null;
}

/** Detaches first, since an account holds one card at a time. */
export async function updateHolders(
  tx: Transaction,
  holders: { cardId: string; accountId: string }[],
): Promise<void> {
  const ids = holders.map(({ cardId }) => cardId);
  await tx.query('update museum_card set holder_account_id = null where id = any ($1)', [ids]);
  for (const { cardId, accountId } of holders) {
    await tx.query('update museum_card set holder_account_id = $2 where id = $1', [
      cardId,
      accountId,
    ]);
  }
}
