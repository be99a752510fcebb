import type { Database } from '../db/database.ts';

type VisitQuery = { keyId: string; since: number };

/** The key's visits since then, by time. */
export async function findSandboxVisits(db: Database, { keyId, since }: VisitQuery) {
  const { rows } = await db.query<{ visit_id: string; customer_number: string; visited_at: Date }>(
    `select visit_id, customer_number, visited_at from sandbox_visit
      where key_id = $1 and visited_at >= $2
      order by visited_at`,
    [keyId, new Date(since)],
  );
  return rows.map((row) => ({
    visitId: row.visit_id,
    customerNumber: row.customer_number,
    at: row.visited_at.getTime(),
  }));
}

type NewSandboxVisit = { keyId: string; visitId: string; customerNumber: string; at: number };

export async function insertSandboxVisit(db: Database, visit: NewSandboxVisit): Promise<void> {
  const { keyId, visitId, customerNumber, at } = visit;
  await db.query(
    `insert into sandbox_visit (key_id, visit_id, customer_number, visited_at)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [keyId, visitId, customerNumber, new Date(at)],
  );
}

/** Deletes one visit, or all before an instant to keep the table small. */
export async function deleteSandboxVisits(
  db: Database,
  { keyId, visitId, before }: { keyId: string; visitId?: string; before?: number },
): Promise<void> {
  await db.query(
    `delete from sandbox_visit
      where key_id = $1 and (visit_id = $2 or visited_at < $3)`,
    [keyId, visitId ?? null, before === undefined ? null : new Date(before)],
  );
}
