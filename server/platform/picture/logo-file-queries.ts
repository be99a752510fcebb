import type { LogoFile } from '../../../domain/scheme/logo.ts';
import type { Database } from '../../db/database.ts';

const COLUMNS: Record<LogoFile, string> = {
  mark: 'mark',
  '64': 'icon_64',
  '192': 'icon_192',
  '512': 'icon_512',
};

/** For pages and letters; the scheme determines the current one. */
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
