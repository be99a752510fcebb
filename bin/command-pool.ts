import { openPool, type Pool } from '../server/db/database.ts';

/** The database that an operator's command works on. */
export function commandPool({ exitWithout = 1 } = {}): Pool {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Give the database in DATABASE_URL.');
    process.exit(exitWithout);
  }
  return openPool(url, { max: 1 });
}
