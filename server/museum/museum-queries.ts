import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';

export type MuseumTown = { town: string; museums: string[] };

// ICU collations: Swedish and Finnish sort å, ä and ö last.
const COLLATIONS = { fi: 'fi-FI-x-icu', sv: 'sv-SE-x-icu', en: 'en-GB-x-icu' };

export type Museum = {
  id: string;
  slug: string;
  name: string;
  town: string;
  latitude: number;
  longitude: number;
  ticketPrice: number | null;
  website: string | null;
  isForChildren: boolean;
  isStepFree: boolean;
  lastEntryMinutes: number | null;
  pictureId: string | null;
};

/** Museums that accept the card today, by town and name; the slug makes the order stable. */
export async function findMuseums(
  db: Database,
  language: Language,
  today: LocalDate,
): Promise<Museum[]> {
  const collation = `collate "${COLLATIONS[language]}"`;
  const { rows } = await db.query<Museum>({
    name: `find-museums-${language}`,
    text: `select id, slug, name_${language} as name, town_${language} as town, website,
                  latitude::float8, longitude::float8,
                  for_children as "isForChildren", last_entry_minutes as "lastEntryMinutes",
                  exists (select from museum_access
                           where museum_id = museum.id and fact = 'stepFree' and works) as "isStepFree",
                  (select picture.id from museum_picture as picture
                    where museum_id = museum.id order by place limit 1) as "pictureId",
                  (select amount_cents from museum_ticket_price
                    where museum_id = museum.id and valid_from <= $1
                    order by valid_from desc limit 1) as "ticketPrice"
             from museum
            where joined_on <= $1 and (left_on is null or left_on >= $1)
            order by town_${language} ${collation}, name_${language} ${collation}, slug`,
    values: [today],
  });
  return rows;
}

export async function findMuseumTowns(
  db: Database,
  language: Language,
  today: LocalDate,
): Promise<MuseumTown[]> {
  const collation = `collate "${COLLATIONS[language]}"`;
  const { rows } = await db.query<MuseumTown>({
    name: `find-museum-towns-${language}`,
    text: `select town_${language} as town,
                  array_agg(name_${language} order by name_${language} ${collation}) as museums
             from museum
            where joined_on <= $1 and (left_on is null or left_on >= $1)
            group by town_${language}
            order by town_${language} ${collation}`,
    values: [today],
  });
  return rows;
}

/** Includes museums that have left: diaries still show their pictures. */
export async function museumExists(db: Database, slug: string): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    'select exists (select from museum where slug = $1) as found',
    [slug],
  );
  return rows[0]?.found ?? false;
}
