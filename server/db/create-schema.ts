import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../base/project-root.ts';

/** The migration from which on a database is brought up by `db/migrations` alone. */
export const RELEASE = '0300-release-1.0.0';

const FOLDER = path.join(projectRoot, 'db/schema');

/** Creates all tables in an empty database, which then stands at `RELEASE`. */
export async function createSchema(client: pg.Client): Promise<void> {
  const order: string[] = JSON.parse(await readFile(path.join(FOLDER, 'order.json'), 'utf8'));
  const files = await Promise.all(
    order.map((name) => readFile(path.join(FOLDER, `${name}.sql`), 'utf8')),
  );
  await client.query('begin');
  await client.query(files.join('\n'));
  await client.query('insert into migration (name, run_on) values ($1, now())', [RELEASE]);
  await client.query('commit');
}
