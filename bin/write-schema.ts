import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { schemaDocument } from '../db/schema-document.ts';
import { readSchema } from '../db/schema-queries.ts';
import { openPool } from '../server/db/database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { migrate } from '../server/db/migrate.ts';

/** npm run docs:schema: migrates an empty database and draws its schema. */
const folder = mkdtempSync(path.join(tmpdir(), 'museum-card-schema-'));
// PostgreSQL's user needs access to it when root runs this.
chmodSync(folder, 0o755);
const server = await startLocalPostgres(folder, { settings: ['fsync=off'] });
try {
  const url = server.urlOf('postgres');
  await migrate(url);
  const pool = openPool(url);
  writeFileSync('docs/schema.md', schemaDocument(await readSchema(pool)));
  await pool.end();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
