import type { NumberOrigin } from '../../../domain/card/number-origin.ts';
import type { ReplaceReason } from '../../../domain/card/why-replaced.ts';
import type { Database } from '../../db/database.ts';

/** All numbers of the cards of `card` with their origin; the current one has no blocked_at. */
export const CARD_NUMBERS = `
       every_number as (
         select id as card_id, customer_number, is_number_imported as is_imported, null::timestamptz as blocked_at,
                null::text as why
           from card
         union all
         select former.card_id, former.customer_number, former.is_imported, former.blocked_at, former.why
           from card join former_card_number former on former.card_id = card.id),
       card_number as (
         select every_number.*,
                lag(every_number.blocked_at) over in_order as replaced_at,
                case when is_imported or every_number.customer_number ~ '^[0-9]{12}$' then 'imported'
                     when lag(every_number.blocked_at) over in_order is null then 'issued'
                     else 'replaced' end as origin
           from every_number
         window in_order as (partition by card_id order by every_number.blocked_at nulls last, every_number.customer_number))`;

export type CardNumber = {
  customerNumber: string;
  origin: NumberOrigin;
  /** When the card got the number. */
  givenAt: number;
  /** Null: current. */
  blockedAt: number | null;
  why: ReplaceReason | null;
};

/** Current number first. */
export async function findCardNumbers(db: Database, accountId: string): Promise<CardNumber[]> {
  const { rows } = await db.query<CardNumber>(
    `with card as (select * from museum_card where holder_account_id = $1), ${CARD_NUMBERS}
     select card_number.customer_number as "customerNumber", origin, why,
            (extract(epoch from coalesce(replaced_at, card.created_at)) * 1000)::float8 as "givenAt",
            (extract(epoch from card_number.blocked_at) * 1000)::float8 as "blockedAt"
       from card_number join card on card.id = card_number.card_id
      order by card_number.blocked_at desc nulls first, card_number.customer_number
      limit 50`,
    [accountId],
  );
  return rows;
}
