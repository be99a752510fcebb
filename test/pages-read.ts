import type { Database, Pool } from '../server/db/database.ts';

type Ask = (db: Database) => Promise<unknown>;

/** 8 kB blocks read by the statements, a measure independent of the machine. They are executed. */
export async function pagesRead(pool: Pool, ask: Ask): Promise<number> {
  let pages = 0;
  const query = async (text: string, values?: unknown[]) => {
    if (text.startsWith('set ')) return { rows: [], rowCount: 0 };
    const explain = `explain (analyze, buffers, format json) ${text}`;
    const { rows } = await pool.query(explain, values);
    const plan = rows[0]['QUERY PLAN'][0].Plan;
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    return { rows: [], rowCount: 0 };
  };
  await ask({ query } as unknown as Database);
  return pages;
}

/** PostgreSQL's plan of the single statement, as text. */
export async function planOf(pool: Pool, ask: Ask): Promise<string> {
  let plan = '';
  const query = async (text: string, values?: unknown[]) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return { rows: [{}], rowCount: 1 };
  };
  await ask({ query } as unknown as Database);
  return plan;
}
