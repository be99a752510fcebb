// The app of bench/floor.ts: everything, plus /bench/sent with the statements sent since the last request.

import { systemClock } from '../server/base/clock.ts';
import { openPool } from '../server/db/database.ts';
import type { PlainRoute } from '../server/platform/http/plain-route.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { readSettings } from '../server/settings/settings.ts';
import { buildApp } from '../server/start/app.ts';
import { plainRoutes } from '../server/start/plain-routes.ts';
import { recordCalls, recordStatements, type SentByCall } from './sent-statements.ts';

const settings = readSettings(process.env);
const pool = openPool(settings.databaseUrl);
recordStatements(pool);
const calls: SentByCall[] = [];
const sentRoute: PlainRoute = {
  method: 'GET',
  path: '/bench/sent',
  tag: 'development',
  summary: 'What calls have sent',
  answers: { 200: { description: 'A list for each call' } },
  handle: async ({ reply }) => reply.send(calls.splice(0)),
};
const log = makeLogger(settings.logLevel);
const deps = { pool, clock: systemClock, settings, log };
const app = await buildApp(deps, { routes: [...plainRoutes, sentRoute] });
// This route sends nothing itself.
recordCalls(app.server, (sent) => sent.length > 0 && calls.push(sent));
await app.listen({ host: settings.host, port: settings.port });
process.send?.('ready');
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
