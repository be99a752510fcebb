import { type Connection, openClient, openPool, type Pool } from '../server/db/database.ts';

/** The database that an operator's command works on. */
export function commandPool({ exitWithout = 1 } = {}): Pool {
  return openPool(commandUrl(exitWithout), { max: 1 });
}

/** For statements that read whole tables: a pool ends any that takes longer than a visitor would wait. */
export async function commandConnection(): Promise<Connection> {
  const connection = openClient(commandUrl(1));
  await connection.connect();
  return connection;
}

function commandUrl(exitWithout: number): string {
  const url = process.env.DATABASE_URL;
  if (url) return url;
  console.error('Give the database in DATABASE_URL.');
  process.exit(exitWithout);
}
