import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Transaction } from '../../server/db/database.ts';
import { demoMuseumFacts } from './demo-museum-facts.ts';

/** Facts of every museum that has none: all rows of a table in one statement. */
export async function insertMuseumFacts(tx: Transaction, today: LocalDate): Promise<void> {
  const { rows } = await tx.query<{ slug: string; town: string }>(
    `select slug, town_fi as town from museum
      where not exists (select from museum_season where museum_id = museum.id) and description_fi is null
      order by slug`,
  );
  const facts = rows.map(({ slug, town }) => demoMuseumFacts(slug, town, today));
  const all = JSON.stringify(facts);
  await tx.query(
    `update museum
        set street_address = fact.street, zip_code = fact.zip, phone = fact.phone, description_fi = fact.description ->> 0,
            description_sv = fact.description ->> 1, description_en = fact.description ->> 2,
            for_children = fact."isForChildren", last_entry_minutes = fact."lastEntryMinutes",
            access_checked_on = fact."accessCheckedOn"
       from jsonb_to_recordset($1) as fact (slug text, street text, zip text, phone text, description jsonb,
              "isForChildren" boolean, "lastEntryMinutes" integer, "accessCheckedOn" date)
      where museum.slug = fact.slug`,
    [all],
  );
  for (const statement of STATEMENTS) await tx.query(statement, [all]);
}

const EACH = (list: string) =>
  `jsonb_array_elements($1::jsonb) as fact join museum on museum.slug = fact ->> 'slug'
   cross join jsonb_array_elements(fact -> '${list}') with ordinality as each (item, place)`;

const STATEMENTS = [
  `insert into museum_season (museum_id, begins_on, ends_on)
   select museum.id, (item ->> 'beginsOn')::date, (item ->> 'endsOn')::date from ${EACH('seasons')}`,
  `insert into museum_hours (season_id, weekday, opens, closes)
   select season.id, (span ->> 'weekday')::smallint, (span ->> 'opens')::time, (span ->> 'closes')::time
     from ${EACH('seasons')}
     join museum_season as season
       on season.museum_id = museum.id and season.begins_on = (item ->> 'beginsOn')::date
    cross join jsonb_array_elements(item -> 'hours') as span`,
  `insert into museum_exception (museum_id, day, opens, closes, reason_fi, reason_sv, reason_en)
   select museum.id, (item ->> 'day')::date, (item ->> 'opens')::time, (item ->> 'closes')::time,
          item -> 'reason' ->> 0, item -> 'reason' ->> 1, item -> 'reason' ->> 2
     from ${EACH('exceptions')}`,
  `insert into museum_exhibition (museum_id, name_fi, name_sv, name_en, text_fi, text_sv, text_en,
                                  begins_on, ends_on)
   select museum.id, item -> 'name' ->> 0, item -> 'name' ->> 1, item -> 'name' ->> 2,
          item -> 'text' ->> 0, item -> 'text' ->> 1, item -> 'text' ->> 2,
          (item ->> 'beginsOn')::date, (item ->> 'endsOn')::date
     from ${EACH('exhibitions')}`,
  `insert into museum_extra_charge (museum_id, place, name_fi, name_sv, name_en, amount_cents)
   select museum.id, place, item -> 'name' ->> 0, item -> 'name' ->> 1, item -> 'name' ->> 2,
          (item ->> 'cents')::integer
     from ${EACH('charges')}`,
  `insert into museum_access (museum_id, fact, works, measure)
   select museum.id, item ->> 'fact', (item ->> 'works')::boolean, (item ->> 'measure')::integer
     from ${EACH('access')}`,
  `insert into museum_way (museum_id, kind, text_fi, text_sv, text_en)
   select museum.id, item ->> 'kind', item -> 'text' ->> 0, item -> 'text' ->> 1, item -> 'text' ->> 2
     from ${EACH('ways')}`,
];
