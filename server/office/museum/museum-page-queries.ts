import type { Language } from '../../../domain/base/language.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Database } from '../../db/database.ts';
import { VISIT_MONTHS } from '../../ticket-desk/visit-month-queries.ts';

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

export type MuseumRow = {
  id: string;
  slug: string;
  name: string;
  town: string;
  website: string | null;
  joinedOn: string;
  leftOn: string | null;
  /** Cents. */
  ticketPrice: number | null;
  tillKeys: number;
  listFetchedAt: number | null;
};

export async function findMuseumPage(
  db: Database,
  { id, language, today }: { id: string; language: Language; today: LocalDate },
): Promise<MuseumRow | null> {
  const { rows } = await db.query<MuseumRow>(
    `select id, slug, name_${language} as name, town_${language} as town, website,
            joined_on::text as "joinedOn", left_on::text as "leftOn",
            (select amount_cents from museum_ticket_price
              where museum_id = museum.id and valid_from <= $2::date
              order by valid_from desc limit 1) as "ticketPrice",
            (select count(*)::int from till_key where museum_id = museum.id and revoked_at is null) as "tillKeys",
            (select ${ms('fetched_at')} from desk_list_fetch where museum_id = museum.id) as "listFetchedAt"
       from museum where id = $1`,
    [id, today],
  );
  return rows[0] ?? null;
}

/** Every month with visits, newest first. */
export async function findVisitMonths(
  db: Database,
  museumId: string,
): Promise<{ month: string; visits: number }[]> {
  const { rows } = await db.query<{ month: string; visits: number }>(
    `select to_char(month, 'YYYY-MM') as month, visits from ${VISIT_MONTHS} order by 1 desc`,
    [museumId],
  );
  return rows;
}
