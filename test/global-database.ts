import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { SECOND_SCHEME } from '../db/seed/second-scheme.ts';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { openClient } from '../server/db/database.ts';
import { type LocalPostgres, startLocalPostgres } from '../server/db/local-postgres.ts';
import { migrate } from '../server/db/migrate.ts';

/** Templates: migrated and empty, as production begins; and with the demo's scheme, for almost every test. */
const BARE = 'portal_bare';
const TEMPLATE = 'portal_template';
/** With a scheme other than the demo's. */
const SECOND = 'portal_second';

let folder: string;
let server: LocalPostgres;

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
  }
}

/** One PostgreSQL per run, in a temporary folder; each test file copies the migrated template. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'museum-card-test-'));
  // PostgreSQL's user needs access to it when the tests run as root.
  chmodSync(folder, 0o755);
  // Durability is off: nothing must survive a power cut.
  server = await startLocalPostgres(folder, {
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  });
  await makeTemplate(server.urlOf);
  project.provide('databaseServer', server.urlOf('postgres'));
}

export async function teardown(): Promise<void> {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function makeTemplate(urlOf: (database: string) => string): Promise<void> {
  const admin = openClient(urlOf('postgres'));
  await admin.connect();
  await admin.query(`create database ${BARE}`);
  await migrate(urlOf(BARE));
  await admin.query(`create database ${TEMPLATE} template ${BARE}`);
  await admin.query(`create database ${SECOND} template ${BARE}`);
  await admin.end();
  await migrateWithDemoScheme(urlOf(TEMPLATE));
  await migrateWithDemoScheme(urlOf(SECOND), SECOND_SCHEME);
}
