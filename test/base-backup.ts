import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from '../server/db/database.ts';

/** Does what pg_basebackup does, which embedded PostgreSQL lacks: copies the cluster's folder. */
export async function backUp(pool: Pool, from: string, to: string): Promise<void> {
  const client = await pool.connect();
  await client.query("select pg_backup_start('drill', true)");
  cpSync(path.join(from, 'postgres'), to, {
    recursive: true,
    filter: (file) => !/pg_wal\/.|postmaster|\.s\.PGSQL/.test(file),
  });
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  writeFileSync(path.join(to, 'backup_label'), rows[0].labelfile);
  client.release();
}
