import { openClient } from './database.ts';

/** The name comes from our own code, never from input, so it is safe in SQL. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = openClient(adminUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}
