import type { Database, Transaction } from '../../db/database.ts';

/** Stores a secret shown but not yet confirmed by a code. */
export async function upsertPendingTotp(
  db: Database,
  { accountId, sealed, until }: { accountId: string; sealed: Buffer; until: number },
): Promise<void> {
  await db.query(
    `insert into staff_totp (account_id, pending_secret, pending_until) values ($1, $2, $3)
         on conflict (account_id) do update set pending_secret = $2, pending_until = $3`,
    [accountId, sealed, new Date(until)],
  );
}

export async function findPendingTotp(
  db: Database,
  accountId: string,
  now: number,
): Promise<Buffer | null> {
  const { rows } = await db.query<{ pending_secret: Buffer }>(
    'select pending_secret from staff_totp where account_id = $1 and pending_until > $2',
    [accountId, new Date(now)],
  );
  return rows[0]?.pending_secret ?? null;
}

export async function findTotp(db: Database, accountId: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ sealed_secret: Buffer | null }>(
    'select sealed_secret from staff_totp where account_id = $1',
    [accountId],
  );
  return rows[0]?.sealed_secret ?? null;
}

type Step = { accountId: string; step: number };

/** The first code activates the secret. False when another secret was shown meanwhile. */
export async function updateTotpConfirmed(
  tx: Transaction,
  { accountId, step, sealed, now }: Step & { sealed: Buffer; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update staff_totp
        set sealed_secret = pending_secret, added_at = $4, last_step = $2,
            pending_secret = null, pending_until = null
      where account_id = $1 and pending_secret = $3`,
    [accountId, step, sealed, new Date(now)],
  );
  return rowCount === 1;
}

/** False when a code of this or a later time step was used. */
export async function updateTotpStep(
  db: Database,
  { accountId, step, sealed }: Step & { sealed: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update staff_totp set last_step = $2
      where account_id = $1 and sealed_secret = $3 and (last_step is null or last_step < $2)`,
    [accountId, step, sealed],
  );
  return rowCount === 1;
}

export async function deleteTotp(tx: Transaction, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from staff_totp where account_id = $1 and sealed_secret is not null',
    [accountId],
  );
  return rowCount === 1;
}
