import type { MuseumFacts } from '../../../domain/museum/museum-facts.ts';
import type { Database, Transaction } from '../../db/database.ts';

export type PictureFiles = { width: number; height: number; content: Buffer; small: Buffer };
type PictureSize = 'content' | 'small';

/** An uploaded picture is visible to editors only until an action publishes it. */
export async function insertPictureAside(
  db: Database,
  { width, height, content, small }: PictureFiles,
  now: number,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into museum_picture_aside (width, height, content, small, set_aside_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [width, height, content, small, new Date(now)],
  );
  return rows[0]?.id ?? '';
}

/** Pictures that this museum's page may show: its own and unpublished ones. */
export async function findUsablePictures(
  db: Database,
  { museumId, ids }: { museumId: string | null; ids: string[] },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from museum_picture where id = any ($1::uuid[]) and museum_id = $2
     union all
     select id from museum_picture_aside where id = any ($1::uuid[])`,
    [ids, museumId],
  );
  return rows.map(({ id }) => id);
}

/** Publishes these pictures in this order; removed ones become unpublished and can return. */
export async function placePictures(
  tx: Transaction,
  museumId: string,
  pictures: MuseumFacts['pictures'],
): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  await tx.query(
    `with gone as (
       delete from museum_picture where museum_id = $1 and id <> all ($2::uuid[])
       returning id, width, height, content, small
     )
     insert into museum_picture_aside (id, width, height, content, small)
     select id, width, height, content, small from gone`,
    [museumId, ids],
  );
  const listed = JSON.stringify(pictures.map((picture, place) => ({ ...picture, place })));
  await tx.query(
    `with placed as (
       delete from museum_picture_aside where id = any ($2::uuid[])
       returning id, width, height, content, small
     )
     insert into museum_picture (id, museum_id, place, width, height, alt_fi, alt_sv, alt_en, content, small)
     select id, $1, listed.place, width, height, alt ->> 'fi', alt ->> 'sv', alt ->> 'en', content, small
       from placed join jsonb_to_recordset($3) as listed (id uuid, place int, alt jsonb) using (id)`,
    [museumId, ids, listed],
  );
  await tx.query(
    `update museum_picture picture
        set place = listed.place, alt_fi = alt ->> 'fi', alt_sv = alt ->> 'sv', alt_en = alt ->> 'en'
       from jsonb_to_recordset($2) as listed (id uuid, place int, alt jsonb)
      where picture.museum_id = $1 and picture.id = listed.id`,
    [museumId, listed],
  );
}

/** Published pictures only; null when not found. */
export async function findPicture(
  db: Database,
  { id, size }: { id: string; size: PictureSize },
): Promise<Buffer | null> {
  const { rows } = await db.query<{ file: Buffer }>(
    `select ${size} as file from museum_picture where id = $1`,
    [id],
  );
  return rows[0]?.file ?? null;
}

/** Includes unpublished pictures, for editors. */
export async function findAnyPicture(db: Database, id: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ file: Buffer }>(
    `select small as file from museum_picture where id = $1
     union all
     select small from museum_picture_aside where id = $1`,
    [id],
  );
  return rows[0]?.file ?? null;
}
