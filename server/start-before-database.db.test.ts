import { afterEach, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox/start-sandbox.ts';
import { type AppProcess, startAppProcess } from '../test/app-process.ts';
import { freshDatabase } from '../test/database.ts';
import { makeDatabaseProxy } from '../test/database-proxy.ts';

const leave: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of leave.splice(0).reverse()) await each();
});

async function start(databaseUrl: string, sandbox: Sandbox): Promise<AppProcess> {
  const app = await startAppProcess({ databaseUrl, sandbox });
  leave.push(() => app.kill());
  return app;
}

test('two processes that were started before the database both come up when it does', async () => {
  const database = await freshDatabase({ holds: 'nothing' });
  leave.push(() => database.drop());
  const sandbox = await startSandbox();
  leave.push(() => sandbox.stop());
  const proxy = await makeDatabaseProxy(database.url);
  leave.push(() => proxy.stop());

  const starting = [start(proxy.url, sandbox), start(proxy.url, sandbox)];
  await proxy.listen();
  await vi.waitFor(() => expect(proxy.asked()).toBeGreaterThan(6), { timeout: 40_000 });
  await proxy.open();
  const apps = await Promise.all(starting);

  for (const { url } of apps) {
    expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({
      status: 'ready',
      scheme: 'not open yet',
    });
  }
  const { rows } = await database.pool.query(
    'select count(*)::int as applied, count(distinct name)::int as different from migration',
  );
  expect(rows[0].applied).toBe(rows[0].different);
});
