import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';

export type ShownExhibition = {
  id: string;
  museumId: string;
  name: string;
  text: string | null;
  beginsOn: LocalDate;
  endsOn: LocalDate | null;
};

/** Current and coming exhibitions of museums that accept the card, by end date. */
export async function findExhibitions(
  db: Database,
  language: Language,
  today: LocalDate,
): Promise<ShownExhibition[]> {
  const { rows } = await db.query<ShownExhibition>({
    name: `find-exhibitions-${language}`,
    text: `select show.id, museum_id as "museumId", show.name_${language} as name,
                  show.text_${language} as text, begins_on::text as "beginsOn",
                  ends_on::text as "endsOn"
             from museum_exhibition as show
             join museum on museum.id = museum_id
            where (ends_on is null or ends_on >= $1)
              and joined_on <= $1 and (left_on is null or left_on >= $1)
            order by ends_on nulls last, begins_on, show.id`,
    values: [today],
  });
  return rows;
}

export async function exhibitionExists(db: Database, id: string): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    'select exists (select from museum_exhibition where id = $1) as found',
    [id],
  );
  return rows[0]?.found ?? false;
}
