import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';

export type MuseumTown = { town: string; museums: string[] };

// ICU knows how each language orders its letters; Swedish and Finnish put å, ä and ö last.
const COLLATIONS = { fi: 'fi-FI-x-icu', sv: 'sv-SE-x-icu', en: 'en-GB-x-icu' };

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
