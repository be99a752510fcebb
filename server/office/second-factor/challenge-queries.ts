import type { Database } from '../../db/database.ts';

export type ChallengePurpose = 'login' | 'verify' | 'add';
type Challenge = { challenge: string; boundTo: Buffer; purpose: ChallengePurpose };

export async function insertChallenge(
  db: Database,
  { challenge, boundTo, purpose, expiresAt }: Challenge & { expiresAt: number },
): Promise<void> {
  await db.query(
    `insert into staff_challenge (challenge, bound_to, purpose, expires_at)
     values ($1, $2, $3, $4)`,
    [challenge, boundTo, purpose, new Date(expiresAt)],
  );
}

/** False when unknown, expired or already used. */
export async function deleteChallenge(
  db: Database,
  { challenge, boundTo, purpose, now }: Challenge & { now: number },
): Promise<boolean> {
  const { rows } = await db.query<{ isLive: boolean }>(
    `delete from staff_challenge where challenge = $1 and bound_to = $2 and purpose = $3
     returning expires_at > $4 as "isLive"`,
    [challenge, boundTo, purpose, new Date(now)],
  );
  return rows[0]?.isLive ?? false;
}
