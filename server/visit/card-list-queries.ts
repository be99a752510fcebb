import type { LocalDate } from '../../domain/base/local-date.ts';
import { LIST_HASH_BYTES, LIST_MARKS } from '../../domain/visit/card-list.ts';
import type { Database } from '../db/database.ts';

/** All cards as sorted entries, made where they lie: what leaves the database has no number in it. */
export async function findListEntries(db: Database, salt: Buffer, today: LocalDate) {
  const { rows } = await db.query<{ entries: Buffer }>(
    `select coalesce(string_agg(entry, ''::bytea order by entry), ''::bytea) as entries
       from (select substring(sha256($1::bytea || card.customer_number::bytea)
                              for ${LIST_HASH_BYTES})
                    || substring(int4send(case
                         when validity.valid_until < $2::date
                           then validity.valid_until - date '2000-01-01'
                         when card.registered_at is null
                           or validity.card_id is null
                           or (validity.valid_until is null
                               and not validity.waits_for_first_visit)
                           then ${LIST_MARKS.notActive}
                         when hold.card_id is not null then ${LIST_MARKS.onHold}
                         when validity.waits_for_first_visit then ${LIST_MARKS.waiting}
                         else validity.valid_until - date '2000-01-01'
                       end) from 3) as entry
               from museum_card card
               left join card_validity validity on validity.card_id = card.id
               left join (select distinct card_id from contract_hold
                           where lifted_at is null) hold on hold.card_id = card.id
            ) as listed`,
    [salt, today],
  );
  return rows[0]?.entries ?? Buffer.alloc(0);
}
