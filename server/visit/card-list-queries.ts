import { LIST_HASH_BYTES, LIST_MARKS } from '../../domain/visit/card-list.ts';
import type { Database } from '../db/database.ts';

/** All cards as sorted entries, made where they lie: what leaves the database has no number in it. */
export async function findListEntries(db: Database, salt: Buffer) {
  const { rows } = await db.query<{ entries: Buffer }>(
    `select coalesce(string_agg(entry, ''::bytea order by entry), ''::bytea) as entries
       from (select substring(sha256($1::bytea || card.customer_number::bytea)
                              for ${LIST_HASH_BYTES})
                    || substring(int4send(case
                         when card.blocked_at is not null then ${LIST_MARKS.blocked}
                         when validity.is_refunded
                           or (card.registered_at is not null and validity.valid_until is null
                               and validity.waits_for_first_visit is not true)
                           then ${LIST_MARKS.refunded}
                         when card.registered_at is null then ${LIST_MARKS.notActive}
                         when hold.card_id is not null then ${LIST_MARKS.onHold}
                         when validity.waits_for_first_visit then ${LIST_MARKS.waiting}
                         else validity.valid_until - date '2000-01-01'
                       end) from 3) as entry
               from museum_card card
               left join card_validity validity on validity.card_id = card.id
               left join (select distinct card_id from contract_hold
                           where lifted_at is null) hold on hold.card_id = card.id
            ) as listed`,
    [salt],
  );
  return rows[0]?.entries ?? Buffer.alloc(0);
}
