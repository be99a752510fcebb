import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { MuseumHours } from '../../domain/museum/hours/hours.ts';
import type { Database } from '../db/database.ts';

/** Seasons and exceptions from this day on, by museum. */
export async function findHours(
  db: Database,
  language: Language,
  today: LocalDate,
): Promise<Map<string, MuseumHours>> {
  const { rows } = await db.query<MuseumHours & { id: string }>({
    name: `find-museum-hours-${language}`,
    text: `select museum.id, coalesce(season.list, '[]') as seasons,
                  coalesce(exception.list, '[]') as exceptions
             from museum
             left join (
               select museum_id,
                      json_agg(json_build_object('beginsOn', begins_on, 'endsOn', ends_on,
                                                 'hours', coalesce(hours, '[]')) order by begins_on) as list
                 from museum_season
                 left join (
                   select season_id,
                          json_agg(json_build_object('weekday', weekday,
                                                     'opens', to_char(opens, 'HH24:MI'),
                                                     'closes', left(closes::text, 5))) as hours
                     from museum_hours group by season_id) as week on season_id = museum_season.id
                where ends_on is null or ends_on >= $1
                group by museum_id) as season on season.museum_id = museum.id
             left join (
               select museum_id,
                      json_agg(json_build_object(
                        'day', day, 'reason', reason_${language},
                        'span', case when opens is not null
                                     then json_build_object('opens', to_char(opens, 'HH24:MI'),
                                                            'closes', left(closes::text, 5)) end)
                        order by day) as list
                 from museum_exception where day >= $1
                group by museum_id) as exception on exception.museum_id = museum.id`,
    values: [today],
  });
  return new Map(rows.map(({ id, ...hours }) => [id, hours]));
}
