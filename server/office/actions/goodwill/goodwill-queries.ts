import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { GoodwillTime } from '../../../../domain/office/goodwill-limit.ts';
import type { Database } from '../../../db/database.ts';

/** Goodwill given to a card since a day and not undone. */
export async function findGoodwill(
  db: Database,
  { cardId, since }: { cardId: string; since: LocalDate | null },
): Promise<GoodwillTime> {
  const { rows } = await db.query<GoodwillTime>(
    `select coalesce(sum(months), 0)::int as months, coalesce(sum(days), 0)::int as days
       from card_ledger_entry entry
      where card_id = $1 and kind = 'goodwill' and ($2::date is null or occurred_on > $2::date)
        and not exists (select from card_ledger_void where entry_id = entry.id)`,
    [cardId, since],
  );
  return rows[0] ?? { months: 0, days: 0 };
}
