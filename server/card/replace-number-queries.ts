import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import type { ReplaceReason } from '../../domain/card/why-replaced.ts';
import type { Database, Transaction } from '../db/database.ts';

export async function insertFormerNumber(
  tx: Transaction,
  { cardId, why, blockedAt }: { cardId: string; why: ReplaceReason; blockedAt: number },
): Promise<void> {
  await tx.query(
    `insert into former_card_number (customer_number, card_id, why, blocked_at, is_imported)
     select customer_number, id, $2, $3, is_number_imported from museum_card where id = $1`,
    [cardId, why, new Date(blockedAt)],
  );
}

/** Also unblocks a card blocked for its number; keeps the picture. False: the number is or was in use. */
export async function updateCardNumber(
  tx: Transaction,
  card: { cardId: string; customerNumber: CustomerNumber },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update museum_card set customer_number = $2, is_number_imported = false, blocked_at = null
      where id = $1
        and not exists (select from museum_card where customer_number = $2)
        and not exists (select from former_card_number where customer_number = $2)`,
    [card.cardId, card.customerNumber],
  );
  return rowCount === 1;
}

/** Sorted by number, since two may have been replaced at the same moment. */
export async function findFormerNumbersOf(db: Database, cardId: string): Promise<string[]> {
  const { rows } = await db.query<{ customer_number: string }>(
    `select customer_number from former_card_number where card_id = $1
      order by customer_number collate "C"`,
    [cardId],
  );
  return rows.map((row) => row.customer_number);
}
