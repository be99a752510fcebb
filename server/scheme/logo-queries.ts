import type { Logo } from '../../domain/scheme/logo.ts';
import type { Database } from '../db/database.ts';

export type LogoFiles = {
  width: number;
  height: number;
  mark: Buffer;
  icon64: Buffer;
  icon192: Buffer;
  icon512: Buffer;
};

/** Uploaded; not shown until a fact refers to it. */
export async function insertLogo(db: Database, files: LogoFiles, now: number): Promise<string> {
  const { width, height, mark, icon64, icon192, icon512 } = files;
  const { rows } = await db.query<{ id: string }>(
    `insert into scheme_logo (width, height, mark, icon_64, icon_192, icon_512, made_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [width, height, mark, icon64, icon192, icon512, new Date(now)],
  );
  return rows[0]?.id ?? '';
}

/** Whether it was uploaded with these dimensions. */
export async function hasLogo(db: Database, { id, width, height }: Logo): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from scheme_logo where id = $1 and width = $2 and height = $3',
    [id, width, height],
  );
  return rowCount === 1;
}
