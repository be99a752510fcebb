import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { openPool, type Pool, type Transaction } from '../database.ts';

const MANY = 2_000;

/** Sent without waiting for each other; the answers reveal the order in which they ran. */
const STATEMENTS: [text: string, values?: unknown[]][] = [
  ['create temporary table note (id int primary key, at timestamptz, data jsonb, price numeric)'],
  ['insert into note (id, price) values ($1, $2), ($3, $4)', [1, '79.00', 2, null]],
  ['insert into note (id) values ($1)', [1]],
  ['select * from note order by id'],
  ['update note set data = $1 where id = $2 returning *', [{ a: ['b', null] }, 2]],
  ['update note set at = $1 where id = $2 returning at', [new Date(1_793_232_000_000), 1]],
  [
    'select $1::int[] as list, $2::bytea as bytes, $3::bigint as big',
    [[1, 2], 'Å', '9'.repeat(15)],
  ],
  ['select nothing from nowhere'],
  ['select 1 / $1::int as fault', [0]],
  ['select 1 as "one"; select 2 as "two"'],
  ['begin'],
  ['delete from note'],
  ['select broken('],
  ['select 1'],
  ['rollback'],
  ['select count(*) from note where id > $1', [0]],
  ['select count(*) from note where id > $1', [1]],
  ['select repeat($1, $2) as long', ['ä', 100_000]],
  [''],
];

let database: FreshDatabase;
let plain: Pool;
let pipelined: Pool;
// Warned once per process, so it is collected from the start.
const warnings: string[] = [];
const note = ({ message }: Error) => warnings.push(message);
beforeAll(async () => {
  process.on('warning', note);
  database = await freshDatabase({ holds: 'nothing' });
  plain = openPool(database.url, { max: 1, pipeline: false });
  pipelined = openPool(database.url, { max: 1, pipeline: true });
});
afterAll(async () => {
  process.off('warning', note);
  await plain.end();
  await pipelined.end();
  await database.drop();
});

async function onConnection<T>(pool: Pool, work: (client: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const outcomes = (pool: Pool, statements: typeof STATEMENTS) =>
  onConnection(pool, async (client) => {
    const ended = await Promise.allSettled(
      statements.map(([text, values]) => client.query(text, values)),
    );
    return ended.map((end) => (end.status === 'fulfilled' ? answer(end.value) : fault(end.reason)));
  });

function answer(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(answer);
  const { command, rowCount, rows, fields } = result as pg.QueryResult;
  return {
    ...{ command, rowCount, rows },
    types: fields.map(({ name, dataTypeID }) => [name, dataTypeID]),
  };
}

const fault = ({ name, message, code, constraint }: Record<string, unknown>) => ({
  ...{ name, message, code, constraint },
});

test('plain pg and the pipeline give the same answers, also with known columns', async () => {
  const expected = await outcomes(plain, STATEMENTS);

  expect(await outcomes(pipelined, STATEMENTS)).toEqual(expected);
  for (const pool of [plain, pipelined]) await pool.query('drop table note');
  expect(await outcomes(pipelined, STATEMENTS)).toEqual(expected);
  expect(expected).toContainEqual(expect.objectContaining({ code: '23505' }));
  expect(expected).toContainEqual(expect.objectContaining({ rows: [{ count: '2' }] }));
});

test('concurrent statements each get their own answer', async () => {
  const many = Array.from({ length: MANY }, (_, index): (typeof STATEMENTS)[number] => [
    'select $1::int as index',
    [index],
  ]);
  const expected = await outcomes(plain, many);

  expect(await outcomes(pipelined, many)).toEqual(expected);
  expect(expected.at(-1)).toMatchObject({ rows: [{ index: MANY - 1 }] });
});

test('a statement is planned once per connection in the pipeline, and unnamed in plain pg', async () => {
  const text = 'select $1::int + 41 as sum';
  const prepared = (pool: Pool) =>
    onConnection(pool, async (client) => {
      for (const value of [1, 2]) await client.query(text, [value]);
      const { rows } = await client.query(
        'select statement from pg_prepared_statements where statement = $1',
        [text],
      );
      return rows.length;
    });

  expect(await prepared(pipelined)).toBe(1);
  expect(await prepared(plain)).toBe(0);
});

test('a statement whose columns a migration has changed is refused, never answered with the old ones', async () => {
  await pipelined.query('create temporary table changing (id int, note text)');
  const ask = () =>
    onConnection(pipelined, (client) =>
      client.query('select * from changing where id = $1', [1]).then(answer, fault),
    );
  await pipelined.query('insert into changing values (1, $1)', ['before']);
  expect(await ask()).toMatchObject({ rows: [{ id: 1, note: 'before' }] });
  expect(await ask()).toMatchObject({ rows: [{ id: 1, note: 'before' }] });

  await pipelined.query('alter table changing drop column note');

  expect(await ask()).toMatchObject({ message: 'cached plan must not change result type' });
});

test('columns are described once per connection', async () => {
  const described: number[] = [];
  await onConnection(pipelined, async (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    const noteDescription = ({ fields }: { fields: unknown[] }) => described.push(fields.length);
    connection.on('rowDescription', noteDescription);
    const ask = (value: number) => client.query('select $1::int as one, 2 as two', [value]);
    await ask(1);
    const rows = (await Promise.all([ask(2), ask(3)])).map((result) => result.rows);
    connection.off('rowDescription', noteDescription);
    expect(rows).toEqual([[{ one: 2, two: 2 }], [{ one: 3, two: 2 }]]);
  });

  expect(described).toEqual([2]);
});

test('a connection with a thousand different texts continues unnamed, without affecting others', async () => {
  const asked = 'select $1::int + 43 as sum';
  const isPrepared = (pool: Pool) =>
    onConnection(pool, async (client) => {
      const { rows: sums } = await client.query(asked, [1]);
      const { rows } = await client.query(
        'select from pg_prepared_statements where statement = $1',
        [asked],
      );
      return [sums[0].sum, rows.length];
    });
  const [full, fresh] = [1, 2].map(() => openPool(database.url, { max: 1 })) as [Pool, Pool];
  await onConnection(full, (client) =>
    Promise.all(
      Array.from({ length: 1_000 }, (_, made) =>
        client.query(`select $1::int as made_${made}`, [made]),
      ),
    ),
  );

  expect(await isPrepared(full)).toEqual([44, 0]);
  expect(await isPrepared(fresh)).toEqual([44, 1]);
  await Promise.all([full.end(), fresh.end()]);
});

test('an error’s stack names the caller, with and without pipeline', async () => {
  for (const pool of [plain, pipelined]) {
    const stack = await onConnection(pool, async (client) => {
      async function askInVain() {
        await client.query('select 1 / $1::int', [0]);
      }
      return askInVain().catch(({ stack }: Error) => stack);
    });

    expect(stack).toContain('askInVain');
  }
});

test('plain pg gets no query while it is busy, which it will refuse in future', async () => {
  await outcomes(plain, STATEMENTS);

  expect(warnings).toEqual([]);
});
