import type { Database } from '../db/database.ts';

export async function isRecovering(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ recovering: boolean }>(
    'select pg_is_in_recovery() as recovering',
  );
  return rows[0]?.recovering ?? true;
}

export type NewestRows = { paymentAt: Date | null; visitOn: string | null; cards: number };

/** Times of the newest rows, which show how much a restore would lose. */
export async function findNewestRows(db: Database): Promise<NewestRows> {
  const { rows } = await db.query<NewestRows>(
    `select (select max(state_at) from payment) as "paymentAt",
            (select max(visited_on)::text from visit) as "visitOn",
            (select count(*) from museum_card)::int as cards`,
  );
  return rows[0] ?? { paymentAt: null, visitOn: null, cards: 0 };
}
