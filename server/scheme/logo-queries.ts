import type { Logo, LogoFile } from '../../domain/scheme/logo.ts';
import type { Database } from '../db/database.ts';

export type LogoFiles = {
  width: number;
  height: number;
  mark: Buffer;
  icon64: Buffer;
  icon192: Buffer;
  icon512: Buffer;
};

const COLUMNS: Record<LogoFile, string> = {
  mark: 'mark',
  '64': 'icon_64',
  '192': 'icon_192',
  '512': 'icon_512',
};

/** Brought; shown nowhere until a fact says so. */
export async function insertLogo(db: Database, files: LogoFiles, now: number): Promise<string> {
  const { width, height, mark, icon64, icon192, icon512 } = files;
  const { rows } = await db.query<{ id: string }>(
    `insert into scheme_logo (width, height, mark, icon_64, icon_192, icon_512, made_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [width, height, mark, icon64, icon192, icon512, new Date(now)],
  );
  return rows[0]?.id ?? '';
}

export async function findLogoFile(
  db: Database,
  { id, file }: { id: string; file: LogoFile },
): Promise<Buffer | null> {
  const { rows } = await db.query<{ file: Buffer }>(
    `select ${COLUMNS[file]} as file from scheme_logo where id = $1`,
    [id],
  );
  return rows[0]?.file ?? null;
}

/** Whether it was brought, in this shape. */
export async function hasLogo(db: Database, { id, width, height }: Logo): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from scheme_logo where id = $1 and width = $2 and height = $3',
    [id, width, height],
  );
  return rowCount === 1;
}
