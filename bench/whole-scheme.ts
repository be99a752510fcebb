import { customerNumberFrom } from '../domain/card/customer-number.ts';
import { openClient } from '../server/db/database.ts';
import { holderName } from './holder-names.ts';

/** A scheme of some years, generated in SQL, with rows like the portal's. */
export async function fillScheme(
  databaseUrl: string,
  { cards, visits }: { cards: number; visits: number },
) {
  const rows = Array.from({ length: cards }, (_, index) => index);
  const names = rows.map(holderName);
  const listed = [
    rows.map(numberOf),
    names.map(({ first }) => first),
    names.map(({ last }) => last),
  ];
  // Its statements take minutes, longer than the pool's statement timeout.
  const client = openClient(databaseUrl);
  await client.connect();
  try {
    for (const statement of STATEMENTS) {
      const values: unknown[] = statement.includes('unnest') ? listed : [visits];
      await client.query(statement, statement.includes('$1') ? values : []);
    }
  } finally {
    await client.end();
  }
}

/** Spread over all numbers, like random ones. */
export function numberOf(index: number): string {
  const digits = (
    100_000_000_000_000n +
    ((BigInt(index) * 7_919_000_003n) % 899_999_999_999_999n)
  ).toString();
  return customerNumberFrom(digits);
}

const STATEMENTS = [
  `create temporary table listed as
   select number, first_name, last_name, row
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality listed (number, first_name, last_name, row)`,
  `insert into account (email_address, role, confirmed_at)
   select 'holder-' || row || '@example.fi', 'customer', now() from listed
       on conflict do nothing`,
  // Search words are generated afterwards, by the search benchmarks.
  'alter table museum_card disable trigger search_new_card',
  'analyze listed',
  'analyze account',
  `insert into museum_card (customer_number, ryijy_seed, holder_account_id, holder_first_name,
                            holder_last_name, holder_year_of_birth, registered_at)
   select number, row, account.id, listed.first_name, listed.last_name, 1940 + row % 70, now()
     from listed
     join account on email_address = 'holder-' || row || '@example.fi'
       on conflict do nothing`,
  'alter table museum_card enable trigger search_new_card',
  'analyze museum_card',
  `insert into card_ledger_entry (card_id, kind, cause, occurred_on, months)
   select id, 'bought', 'payment:bench', current_date - 100, 12 from museum_card
    where not exists (select from card_ledger_entry where card_id = museum_card.id)`,
  'analyze card_ledger_entry',
  `insert into card_ledger_entry (card_id, kind, cause, occurred_on)
   select id, 'firstVisit', 'visit:bench', current_date - 99 from museum_card
    where not exists (select from card_ledger_entry where card_id = museum_card.id
                                                      and cause = 'visit:bench')`,
  `insert into card_validity (card_id, starts_on, valid_until, waits_for_first_visit)
   select id, current_date - 99, current_date + 266, false from museum_card
       on conflict do nothing`,
  // Computing slow hashes would take an hour; others of the same length cost the same.
  'delete from desk_list_change',
  `insert into desk_list_entry (card_id, digest, hash, mark, version)
   select id, sha256(customer_number::bytea), substring(sha256(customer_number::bytea) for 5),
          current_date + 266 - date '2000-01-01', 1 from museum_card
       on conflict do nothing`,
  `update desk_list set version = 1, cards = (select count(*) from desk_list_entry)`,
  'create temporary table place as select id, row_number() over () - 1 as number from museum',
  'create temporary table holder as select id, row_number() over () - 1 as number from museum_card',
  'analyze place',
  'analyze holder',
  `insert into visit (id, card_id, museum_id, visited_on, recorded_at)
   select gen_random_uuid(), holder.id, place.id, current_date - 1 - round,
          now() - make_interval(days => 1 + round)
     from (select row, (row / holders)::int as round, row % holders as holder,
                  row * 7 % places as place
             from generate_series(0, $1::bigint - 1) row,
                  (select count(*) as holders from holder) holders,
                  (select count(*) as places from place) places) planned
     join holder on holder.number = planned.holder
     join place on place.number = planned.place
       on conflict do nothing`,
  'drop table place',
  'drop table holder',
  'drop table listed',
  'analyze',
];
