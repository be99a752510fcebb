import type { Database } from '../db/database.ts';

export async function findClockOffset(db: Database): Promise<number> {
  const { rows } = await db.query<{ ahead: number }>(
    'select ahead_ms::float8 as ahead from demo_clock',
  );
  return rows[0]?.ahead ?? 0;
}

export async function addClockOffset(db: Database, ms: number): Promise<number> {
  const { rows } = await db.query<{ ahead: number }>(
    'update demo_clock set ahead_ms = ahead_ms + $1 returning ahead_ms::float8 as ahead',
    [ms],
  );
  return rows[0]?.ahead ?? 0;
}
