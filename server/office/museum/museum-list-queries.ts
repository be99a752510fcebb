import type { Language } from '../../../domain/base/language.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { MuseumGap, MuseumState } from '../../../domain/museum/museum-gaps.ts';
import type { Database } from '../../db/database.ts';

export type ListedMuseum = {
  id: string;
  name: string;
  town: string;
  state: MuseumState;
  day: string | null;
  gaps: MuseumGap[];
};

/** Rows for today and future days count; a former museum has no gaps. */
const GAPS: Record<MuseumGap, string> = {
  hours: `not exists (select from museum_season
                       where museum_id = museum.id and begins_on <= $1 and coalesce(ends_on, $1) >= $1)`,
  picture: 'not exists (select from museum_picture where museum_id = museum.id)',
  address: 'street_address is null',
  access: 'access_checked_on is null',
  price: `not exists (select from museum_ticket_price where museum_id = museum.id)`,
  website: 'website is null',
};

export async function findMuseumList(
  db: Database,
  { language, today }: { language: Language; today: LocalDate },
): Promise<ListedMuseum[]> {
  const gaps = Object.entries(GAPS).map(
    ([gap, missing]) => `case when ${missing} then '${gap}' end`,
  );
  const { rows } = await db.query<ListedMuseum>(
    `select id, name_${language} as name, town_${language} as town,
            case when left_on < $1 then 'left' when joined_on > $1 then 'coming' else 'joined' end as state,
            case when left_on is not null then left_on when joined_on > $1 then joined_on end::text as day,
            case when left_on < $1 then '{}' else array_remove(array[${gaps.join(', ')}], null) end as gaps
       from museum order by name_${language} collate "fi-FI-x-icu", id`,
    [today],
  );
  return rows;
}
