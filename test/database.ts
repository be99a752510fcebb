import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openClient, openPool, type Pool } from '../server/db/database.ts';

/** `DATABASE_PIPELINE=no` runs the tests over plain `pg`. */
const { DATABASE_PIPELINE = 'yes' } = process.env;
export const PIPELINE = { DATABASE_PIPELINE };

export type FreshDatabase = { pool: Pool; url: string; drop(): Promise<void> };

/** Template: the demo's scheme without people; another scheme without people; migrated without a scheme; empty. */
const TEMPLATES = {
  scheme: 'portal_template',
  second: 'portal_second',
  bare: 'portal_bare',
  nothing: 'template1',
};

export type Held = keyof typeof TEMPLATES;

/** A new database for the caller. */
export async function freshDatabase({
  holds = 'scheme',
}: {
  holds?: Held;
} = {}): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin(`create database ${name} template ${TEMPLATES[holds]}`);
  const url = urlOf(name);
  const pool = openPool(url, { pipeline: PIPELINE.DATABASE_PIPELINE !== 'no' });
  return {
    pool,
    url,
    async drop() {
      await pool.end();
      await admin(`drop database ${name} with (force)`);
    },
  };
}

function urlOf(database: string): string {
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${database}`;
  return url.href;
}

async function admin(statement: string): Promise<void> {
  const client = openClient(inject('databaseServer'));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
