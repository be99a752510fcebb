import { dataFolder } from '../../server/db/data-folder.ts';
import { startLocalPostgres } from '../../server/db/local-postgres.ts';

/** PostgreSQL in a separate process, for tests that kill it: prints the URL, then stays. */
try {
  const folder = dataFolder(process.argv[2] ?? '');
  const server = await startLocalPostgres(folder);
  process.stdout.write(`${JSON.stringify({ folder, url: server.urlOf('postgres') })}\n`);
  await server.ended;
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refusal: (error as Error).message })}\n`);
}
