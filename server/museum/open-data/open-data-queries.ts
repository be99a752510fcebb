import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Database } from '../../db/database.ts';

/** A museum with all public facts in three languages, as published. */
export type OpenMuseum = { slug: string } & Record<string, unknown>;

export async function findOpenData(db: Database, today: LocalDate): Promise<OpenMuseum[]> {
  const { rows } = await db.query<{ museum: OpenMuseum }>({
    name: 'find-open-data',
    text: `select jsonb_strip_nulls(jsonb_build_object(
             'slug', slug,
             'name', jsonb_build_object('fi', name_fi, 'sv', name_sv, 'en', name_en),
             'town', jsonb_build_object('fi', town_fi, 'sv', town_sv, 'en', town_en),
             'description', jsonb_build_object('fi', description_fi, 'sv', description_sv,
                                               'en', description_en),
             'streetAddress', street_address, 'zipCode', zip_code, 'latitude', latitude,
             'longitude', longitude, 'website', website, 'phone', phone,
             'forChildren', for_children, 'lastEntryMinutes', last_entry_minutes,
             'ticketPriceCents', (select amount_cents from museum_ticket_price
                                   where museum_id = museum.id and valid_from <= $1
                                   order by valid_from desc limit 1),
             'seasons', (select jsonb_agg(jsonb_build_object(
                           'beginsOn', begins_on, 'endsOn', ends_on,
                           'hours', (select coalesce(jsonb_agg(jsonb_build_object(
                                       'weekday', weekday, 'opens', left(opens::text, 5),
                                       'closes', left(closes::text, 5)) order by weekday, opens), '[]')
                                       from museum_hours where season_id = season.id))
                           order by begins_on)
                           from museum_season as season
                          where museum_id = museum.id and (ends_on is null or ends_on >= $1)),
             'exceptions', (select jsonb_agg(jsonb_build_object(
                              'day', day, 'opens', left(opens::text, 5), 'closes', left(closes::text, 5),
                              'reason', jsonb_build_object('fi', reason_fi, 'sv', reason_sv,
                                                           'en', reason_en)) order by day)
                              from museum_exception where museum_id = museum.id and day >= $1),
             'exhibitions', (select jsonb_agg(jsonb_build_object(
                               'id', id, 'beginsOn', begins_on, 'endsOn', ends_on,
                               'name', jsonb_build_object('fi', name_fi, 'sv', name_sv, 'en', name_en))
                               order by begins_on, id)
                               from museum_exhibition
                              where museum_id = museum.id and (ends_on is null or ends_on >= $1)),
             'access', (select jsonb_object_agg(fact, jsonb_build_object('works', works,
                                                                         'measure', measure))
                          from museum_access where museum_id = museum.id))) as museum
             from museum
            where joined_on <= $1 and (left_on is null or left_on >= $1)
            order by slug`,
    values: [today],
  });
  return rows.map(({ museum }) => museum);
}
