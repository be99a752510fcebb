import { afterEach, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { type AppProcess, startAppProcess } from '../../test/app-process.ts';
import { freshDatabase } from '../../test/database.ts';
import { makeDatabaseProxy } from '../../test/database-proxy.ts';
import { inTransaction } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { invite } from '../office/staff/invite.ts';

const leave: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of leave.splice(0).reverse()) await each();
});

async function start(databaseUrl: string, sandbox: Sandbox): Promise<AppProcess> {
  const app = await startAppProcess({ databaseUrl, sandbox });
  leave.push(() => app.kill());
  return app;
}

test('two processes started before the database both come up when it does', async () => {
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

test('a letter queued in a new database while the worker starts is sent at once', async () => {
  const sandbox = await startSandbox();
  leave.push(() => sandbox.stop());
  const arrived = async () => {
    const mails = await (await fetch(`${sandbox.mailboxUrl}/messages.json`)).json();
    return (mails as { to: string[] }[]).flatMap(({ to }) => to).toSorted();
  };
  const database = await freshDatabase({ holds: 'nothing' });
  leave.push(() => database.drop());
  await migrate(database.url);
  const queue = (address: string) =>
    inTransaction(database.pool, (tx) =>
      invite(tx, {
        ...{ emailAddress: address, invitedBy: null, now: Date.now(), language: 'fi' },
        place: { staffRoles: ['administrator'], museumId: null, deskRole: null },
        publicUrl: 'https://kortti.example',
      }),
    );

  await queue('a@example.fi');
  const starting = start(database.url, sandbox);
  // The worker's first statement: from here on it polls and listens.
  await vi.waitFor(
    async () => {
      const { rowCount } = await database.pool.query(
        `select 1 from graphile_worker._private_tasks where identifier = 'clean-up'`,
      );
      expect(rowCount).toBe(1);
    },
    // Generous for a busy machine.
    { timeout: 90_000, interval: 1 },
  );
  await queue('b@example.fi');
  await starting;

  await vi.waitFor(async () => expect(await arrived()).toEqual(['a@example.fi', 'b@example.fi']), {
    timeout: 10_000,
  });
});
