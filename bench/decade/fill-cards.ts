import type { Size } from './decade-size.ts';
import { accountId, cardId, emailOf, idOf, NAMES, VALID_SHARE, whenOf } from './fill-rows.ts';

export const cardsOf = ({ payments }: Size) => Math.floor((payments * 3) / 8);

/** Spread over all twelve-digit numbers, as in a migrated scheme: they have no check digit of ours. */
const SPREAD = { factor: 7_919_003n, prime: 999_999_999_989n };
const CARD_NUMBER = `lpad((n::numeric * ${SPREAD.factor} % ${SPREAD.prime})::text, 12, '0')`;
export const numberOfCard = (n: number) =>
  String((BigInt(n) * SPREAD.factor) % SPREAD.prime).padStart(12, '0');

/** People, and their cards with their numbers and names. */
export function cardStatements(size: Size): string[] {
  const cards = cardsOf(size);
  const all = `generate_series(1, ${cards}) n`;
  const made = whenOf('n', cards);
  const valid = Math.floor(cards * (1 - VALID_SHARE));
  // Valid ones end within a year; of the others some each day, the oldest nine years ago.
  const lastDay = `case when n > ${valid} then current_date + ((n - ${valid})::bigint * 365 / ${cards - valid})::int
                        else current_date - 1 - ((${valid} - n)::bigint * 3287 / ${valid})::int end`;
  return [
    `insert into account (id, email_address, first_name, last_name, role, confirmed_at, created_at)
     select ${accountId('n')}, ${emailOf('n')}, first_name, last_name, 'customer', ${made}, ${made}
       from ${all} join decade_name on number = n % ${NAMES}`,
    `insert into contact_details
     select ${accountId('n')}, 'Puutarhakatu 12', '20100', 'Turku', '+35840' || lpad(n::text, 7, '0'), ${made} from ${all}`,
    'insert into search_word (word) select distinct word from decade_word on conflict do nothing',
    `insert into search_entry (account_id, role, word, written)
     select ${accountId('n')}, role, word, written from ${all} join decade_word on number = n % ${NAMES}`,
    `insert into document_acceptance (account_id, document, version, accepted_at)
     select ${accountId('n')}, 'terms', '1', ${made} from ${all}`,
    // One of seven has no holder: an unclaimed gift or company card.
    `insert into museum_card (id, customer_number, ryijy_seed, holder_account_id, holder_first_name, holder_last_name,
                              holder_year_of_birth, registered_at, activation_code_hash, created_at, is_number_imported)
     select ${cardId('n')}, ${CARD_NUMBER}, n,
            case when n % 7 <> 0 then ${accountId('n')} end, case when n % 7 <> 0 then first_name end,
            case when n % 7 <> 0 then last_name end, case when n % 7 <> 0 then 1940 + n % 70 end,
            case when n % 7 <> 0 then ${made} end, case when n % 7 = 0 then sha256(n::text::bytea) end, ${made}, true
       from ${all} join decade_name on number = n % ${NAMES}`,
    `insert into card_validity (card_id, starts_on, valid_until, waits_for_first_visit)
     select ${cardId('n')}, case when n % 7 <> 0 then ${lastDay} - 364 end, case when n % 7 <> 0 then ${lastDay} end, n % 7 = 0
       from ${all}`,
    `insert into card_ledger_entry (card_id, kind, cause, occurred_on, months, recorded_at)
     select ${cardId('n')}, 'bought', 'payment:first', (${made})::date, 12, ${made} from ${all}`,
    `insert into card_ledger_entry (card_id, kind, cause, occurred_on, recorded_at)
     select ${cardId('n')}, 'firstVisit', 'visit:first', (${made})::date, ${made} from ${all} where n % 7 <> 0`,
    // Computing slow hashes would take hours; others of the same length cost the same.
    `insert into desk_list_entry (card_id, digest, hash, mark, version)
     select ${cardId('n')}, sha256(n::text::bytea), substring(sha256(n::text::bytea) for 5),
            greatest(0, ${lastDay} - date '2000-01-01'), 1 + n / 200 from ${all}`,
    `update desk_list set version = ${1 + Math.floor(cards / 200)}, cards = ${cards}`,
  ];
}

/** Visits of ten years, in three parts of equal length: the scheme starts with a tenth of its cards and grows. */
export function visitStatements(size: Size): string[] {
  const cards = cardsOf(size);
  const days = 3_650;
  const visitsADay = Math.max(1, Math.ceil(size.visits / days));
  const ends = [0, 1_216, 2_433, days];
  return [0, 1, 2].map(
    (part) =>
      // Some cards of each day, none twice.
      `insert into visit (id, card_id, museum_id, visited_on, recorded_at)
       select ${idOf('visit', `day || ' ' || i`)}, ${cardId('1 + (i * 7919::bigint + day * 104729::bigint) % many')},
              place.ids[1 + ((i + day) % array_length(place.ids, 1))], current_date - ${days} + day,
              now() - make_interval(days => ${days} - day)
         from (select array_agg(id order by id) as ids from museum) place,
              generate_series(${ends[part]}, ${(ends[part + 1] ?? 0) - 1}) day,
              lateral (select greatest(${visitsADay}, ${cards} / 10 + ${cards}::bigint * 9 / 10 * day / ${days}) as wanted) so_far,
              lateral (select wanted - (wanted % 7919 = 0)::int as many) held,
              generate_series(1, ${visitsADay}) i`,
  );
}
