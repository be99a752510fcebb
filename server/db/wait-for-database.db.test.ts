import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { openPool } from './database.ts';
import { migrate } from './migrate.ts';
import { waitForDatabase } from './wait-for-database.ts';

let database: FreshDatabase;
let name: string;
beforeAll(async () => {
  database = await freshDatabase();
  name = new URL(database.url).pathname.slice(1);
});
afterAll(() => database.drop());

const fault = (code: string) => Object.assign(new Error(`fault ${code}`), { code });
const somewhere = 'postgresql://portal:hunter2@db.example/portal';

test.each(['ECONNREFUSED', '57P03', '53300', '25006', '08006'])(
  'retries the start while the database says %s',
  async (code) => {
    const told: string[] = [];
    let tries = 0;
    const step = async () => {
      tries += 1;
      if (tries < 3) throw fault(code);
      return 'in';
    };

    expect(await waitForDatabase(somewhere, step, { onWait: (reason) => told.push(reason) })).toBe(
      'in',
    );
    expect({ tries, told }).toEqual({ tries: 3, told: [`fault ${code}`] });
  },
);

test('reports the reason without the password when the time is up', async () => {
  const step = () => Promise.reject(fault('57P03'));

  await expect(waitForDatabase(somewhere, step, { patienceMs: 250 })).rejects.toThrow(
    /^PostgreSQL at db\.example\/portal does not let us in: fault 57P03\.$/,
  );
});

test.each([
  ['28P01', 'PostgreSQL at db.example/portal does not let us in: fault 28P01.'],
  ['3D000', 'PostgreSQL at db.example/portal does not let us in: fault 3D000.'],
  ['42601', 'fault 42601'],
])('reports %s at once, since it is permanent', async (code, message) => {
  let tries = 0;
  const step = async () => {
    tries += 1;
    throw fault(code);
  };

  await expect(waitForDatabase(somewhere, step)).rejects.toThrow(message);
  expect(tries).toBe(1);
});

test('waits for a read-only database and never lets it into a pool', async () => {
  await database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
  const pool = openPool(database.url);
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '25006' });
  const starting = migrate(database.url, {
    onWait: async () => {
      await database.pool.query(`alter database ${name} reset default_transaction_read_only`);
    },
  });

  await expect(starting).resolves.toBeUndefined();
  await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
  await pool.end();
});

test('reports that the database stayed read-only for too long', async () => {
  await database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
  const starting = migrate(database.url, { patienceMs: 200 });

  await expect(starting).rejects.toThrow('does not let us in: the database is read-only.');
  await database.pool.query(`alter database ${name} reset default_transaction_read_only`);
});
