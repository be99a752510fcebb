import type { MuseumFacts } from '../../domain/museum/museum-facts.ts';
import { tidyMuseum } from '../../domain/museum/tidy-museum.ts';
import type { Database, Transaction } from '../db/database.ts';
import { VISIT_MONTHS } from '../ticket-desk/visit-month-queries.ts';

export type StoredMuseum = { id: string; slug: string; facts: MuseumFacts };

const words = (name: string) =>
  `jsonb_build_object('fi', coalesce(${name}_fi, ''), 'sv', coalesce(${name}_sv, ''), 'en', coalesce(${name}_en, ''))`;
const clock = (column: string) => `to_char(${column}, 'HH24:MI')`;
const list = (row: string, from: string) =>
  `(select coalesce(jsonb_agg(${row}), '[]') from ${from})`;

const FACTS = `jsonb_build_object(
  'name', ${words('name')}, 'town', ${words('town')}, 'description', ${words('description')},
  'address', jsonb_build_object('street', coalesce(street_address, ''), 'zipCode', coalesce(zip_code, '')),
  'place', jsonb_build_object('latitude', latitude::float8, 'longitude', longitude::float8),
  'contact', jsonb_build_object('website', coalesce(website, ''), 'phone', coalesce(phone, ''),
                                'emailAddress', coalesce(email_address, '')),
  'visit', jsonb_build_object('forChildren', for_children, 'lastEntryMinutes', last_entry_minutes),
  'seasons', ${list(
    `jsonb_build_object('beginsOn', begins_on, 'endsOn', ends_on, 'hours', ${list(
      `jsonb_build_object('weekday', weekday, 'opens', ${clock('opens')}, 'closes', ${clock('closes')})`,
      'museum_hours where season_id = season.id',
    )})`,
    'museum_season season where museum_id = museum.id',
  )},
  'exceptions', ${list(
    `jsonb_build_object('day', day, 'opens', ${clock('opens')}, 'closes', ${clock('closes')}, 'reason', ${words('reason')})`,
    'museum_exception where museum_id = museum.id',
  )},
  'exhibitions', ${list(
    `jsonb_build_object('id', show.id, 'name', ${words('show.name')}, 'text', ${words('show.text')},
                        'beginsOn', begins_on, 'endsOn', ends_on)`,
    'museum_exhibition show where museum_id = museum.id',
  )},
  'charges', ${list(
    `jsonb_build_object('name', ${words('charge.name')}, 'amount', amount_cents) order by place`,
    'museum_extra_charge charge where museum_id = museum.id',
  )},
  'access', jsonb_build_object('checkedOn', access_checked_on, 'facts', ${list(
    `jsonb_build_object('fact', fact, 'works', works, 'measure', measure)`,
    'museum_access where museum_id = museum.id',
  )}),
  'ways', ${list(
    `jsonb_build_object('kind', kind, 'text', ${words('text')})`,
    'museum_way where museum_id = museum.id',
  )},
  'prices', ${list(
    `jsonb_build_object('validFrom', valid_from, 'amount', amount_cents)`,
    'museum_ticket_price where museum_id = museum.id',
  )},
  'membership', jsonb_build_object('joinedOn', joined_on, 'leftOn', left_on, 'leftReason', coalesce(left_reason, '')),
  'pictures', ${list(
    `jsonb_build_object('id', picture.id, 'alt', ${words('alt')}) order by place`,
    'museum_picture picture where museum_id = museum.id',
  )})`;

export async function findMuseumFacts(db: Database, id: string): Promise<StoredMuseum | null> {
  const { rows } = await db.query<StoredMuseum>(
    `select id, slug, ${FACTS} as facts from museum where id = $1`,
    [id],
  );
  return rows.map(tidied)[0] ?? null;
}

/** All museums, including past and future ones. */
export async function findAllMuseumFacts(db: Database): Promise<StoredMuseum[]> {
  const { rows } = await db.query<StoredMuseum>(
    `select id, slug, ${FACTS} as facts from museum order by slug`,
    [],
  );
  return rows.map(tidied);
}

const tidied = (museum: StoredMuseum) => ({ ...museum, facts: tidyMuseum(museum.facts) });

/** Serialises edits of one museum; recording visits is not blocked. */
export async function lockMuseum(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from museum where id = $1 for no key update', [id]);
  return rowCount === 1;
}

/** Serialises additions, so that each slug is given once. */
export async function lockMuseumList(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(104)', []);
}

/** Blocks adding and editing of museums while a whole table is imported. */
export async function lockAllMuseums(tx: Transaction): Promise<void> {
  await lockMuseumList(tx);
  await tx.query('select from museum order by id for no key update', []);
}

export async function findMuseumId(db: Database, slug: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>('select id from museum where slug = $1', [slug]);
  return rows[0]?.id ?? null;
}

/** Rows that refer to the museum and would block its deletion. */
export async function findMuseumUses(
  db: Database,
  id: string,
): Promise<{ visits: number; people: number; tillKeys: number }> {
  const { rows } = await db.query<{ visits: number; people: number; tillKeys: number }>(
    `select (select coalesce(sum(visits), 0)::int from ${VISIT_MONTHS}) as visits,
            (select count(*)::int from museum_member where museum_id = $1 and ended_at is null) as people,
            (select count(*)::int from till_key where museum_id = $1 and revoked_at is null) as "tillKeys"`,
    [id],
  );
  return rows[0] ?? { visits: 0, people: 0, tillKeys: 0 };
}

/** Whether rows that must be kept refer to it. */
export async function isMuseumUsed(db: Database, id: string): Promise<boolean> {
  const { rows } = await db.query<{ used: boolean }>(
    `select exists (select from visit where museum_id = $1)
         or exists (select from museum_member where museum_id = $1)
         or exists (select from till_key where museum_id = $1)
         or exists (select from staff_invitation where museum_id = $1)
         or exists (select from desk_list_fetch where museum_id = $1) as used`,
    [id],
  );
  return rows[0]?.used ?? false;
}

/** The ids among these that belong to another museum. */
export async function findForeignExhibitions(
  db: Database,
  { museumId, ids }: { museumId: string | null; ids: string[] },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from museum_exhibition where id = any ($1::uuid[]) and museum_id is distinct from $2`,
    [ids, museumId],
  );
  return rows.map(({ id }) => id);
}
