// The app of bench/desk.ts: everything, plus one bare SELECT through the same server.

import { systemClock } from '../server/base/clock.ts';
import { openPool } from '../server/db/database.ts';
import type { PlainRoute } from '../server/platform/http/plain-route.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { readSettings } from '../server/settings/settings.ts';
import { buildApp } from '../server/start/app.ts';
import { plainRoutes } from '../server/start/plain-routes.ts';

const settings = readSettings(process.env);
const pool = openPool(settings.databaseUrl);
const bare: PlainRoute = {
  method: 'POST',
  path: '/bench/card',
  tag: 'development',
  summary: 'One indexed SELECT',
  answers: { 200: { description: 'A row' } },
  async handle({ request, reply }) {
    const { customerNumber } = request.body as { customerNumber: string };
    const { rows } = await pool.query({
      name: 'bare-card',
      text: 'select id from museum_card where customer_number = $1',
      values: [customerNumber],
    });
    return reply.send(rows[0]);
  },
};
const log = makeLogger(settings.logLevel);
const deps = { pool, clock: systemClock, settings, log };
const app = await buildApp(deps, { routes: [...plainRoutes, bare] });
await app.listen({ host: settings.host, port: settings.port });
process.send?.('ready');
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
