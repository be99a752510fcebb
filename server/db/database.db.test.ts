import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import {
  allStatements,
  inTransaction,
  openPool,
  type Pool,
  transactionAfter,
  transactionWithLocks,
} from './database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ holds: 'nothing' });
});
afterAll(() => database.drop());

describe.each([
  ['in a pipeline', true],
  ['one by one', false],
])('%s', (_name, pipeline) => {
  let pool: Pool;
  beforeAll(async () => {
    pool = openPool(database.url, { pipeline });
    await pool.query('create table note (id int primary key, text text not null)');
  });
  afterAll(async () => {
    await pool.query('drop table note');
    await pool.end();
  });

  const write = (tx: { query: typeof pool.query }, id: number, text: string | null) =>
    tx.query('insert into note (id, text) values ($1, $2)', [id, text]);
  const notes = async () => {
    const { rows } = await pool.query('select id from note order by id');
    return rows.map(({ id }) => id);
  };

  test('runs statements sent together in order, after the locking reads', async () => {
    const text = await transactionWithLocks(
      pool,
      async (tx) => (await tx.query("select 'locked' as text")).rows[0].text,
      async (tx, locked) => {
        const [, changed] = await allStatements([
          write(tx, 1, locked),
          tx.query(
            "update note set text = text || ' and changed' where id = $1 returning text",
            [1],
          ),
        ]);
        return changed.rows[0].text;
      },
    );

    expect(text).toBe('locked and changed');
  });

  test('rolls back on an error among them, reports that error, and runs nothing after the end', async () => {
    const before = await notes();
    let followedUp = 0;
    const inTwoSteps = async (tx: Parameters<typeof write>[0]) => {
      await write(tx, 100, 'first step');
      followedUp += 1;
      await write(tx, 101, 'second step');
    };

    const failing = inTransaction(pool, (tx) =>
      allStatements([inTwoSteps(tx), write(tx, 102, null), write(tx, 103, 'behind the fault')]),
    );

    await expect(failing).rejects.toMatchObject({ code: '23502' });
    expect(followedUp).toBe(1);
    expect(await notes()).toEqual(before);
  });

  describe('statement sent ahead of a transaction', () => {
    const lock = async () => null;

    test('stays when the transaction fails', async () => {
      const failing = transactionAfter(pool, {
        first: (db) => write(db, 200, 'ahead'),
        lock,
        work: (tx) => write(tx, 201, null),
      });

      await expect(failing).rejects.toMatchObject({ code: '23502' });
      expect(await notes()).toContain(200);
    });

    test('prevents the rest when it fails', async () => {
      const before = await notes();
      const failing = transactionAfter(pool, {
        first: (db) => write(db, 300, null),
        lock,
        work: (tx) => write(tx, 301, 'behind'),
      });

      await expect(failing).rejects.toMatchObject({ code: '23502' });
      expect(await notes()).toEqual(before);
    });
  });
});
