import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';

/** The card that an account holds, and its last day if that is known yet. */
export async function findPersonCard(
  db: Database,
  accountId: string,
): Promise<{ validUntil: LocalDate | null } | null> {
  const { rows } = await db.query<{ valid_until: string | null }>(
    `select validity.valid_until::text
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.holder_account_id = $1`,
    [accountId],
  );
  const row = rows[0];
  if (!row) return null;
  return { validUntil: row.valid_until === null ? null : localDate(row.valid_until) };
}
