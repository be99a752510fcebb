import { dataFolder } from '../../server/db/data-folder.ts';
import { startLocalPostgres } from '../../server/db/local-postgres.ts';

/** A start in a process of its own, for tests that kill it: says where the database is, then stays. */
try {
  const folder = dataFolder(process.argv[2] ?? '');
  const server = await startLocalPostgres(folder);
  process.stdout.write(`${JSON.stringify({ folder, url: server.urlOf('postgres') })}\n`);
  await server.ended;
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refusal: (error as Error).message })}\n`);
}
