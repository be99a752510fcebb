import type { Language } from '../../domain/base/language.ts';
import type { Database, Transaction } from '../db/database.ts';

type NewExport = { accountId: string; language: Language; now: number; expiresAt: number };

export async function insertExport(tx: Transaction, wish: NewExport): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into data_export (account_id, language, requested_at, expires_at)
     values ($1, $2, $3, $4)
     returning id`,
    [wish.accountId, wish.language, new Date(wish.now), new Date(wish.expiresAt)],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

/** Null when it is done already, or its account is deleted. */
export async function lockWaitingExport(tx: Transaction, exportId: string) {
  const { rows } = await tx.query<{
    accountId: string;
    language: Language;
    emailAddress: string;
  }>(
    `select export.account_id as "accountId", export.language,
            account.email_address as "emailAddress"
       from data_export export
       join account on account.id = export.account_id
      where export.id = $1 and export.ready_at is null
        for update of export`,
    [exportId],
  );
  return rows[0] ?? null;
}

export async function updateExportFiles(
  tx: Transaction,
  made: { exportId: string; now: number; dataFile: Buffer; readableFile: Buffer },
): Promise<void> {
  await tx.query(
    `update data_export set ready_at = $2, data_file = $3, readable_file = $4 where id = $1`,
    [made.exportId, new Date(made.now), made.dataFile, made.readableFile],
  );
}

/** Only for its owner, until it expires. */
export async function findExportFile(
  db: Database,
  asked: { exportId: string; accountId: string; now: number; kind: 'data' | 'readable' },
): Promise<Buffer | null> {
  const { rows } = await db.query<{ file: Buffer | null }>(
    `select case $4 when 'data' then data_file else readable_file end as file
       from data_export
      where id = $1 and account_id = $2 and expires_at > $3`,
    [asked.exportId, asked.accountId, new Date(asked.now), asked.kind],
  );
  return rows[0]?.file ?? null;
}
