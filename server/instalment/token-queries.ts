import type { Database, Transaction } from '../db/database.ts';

export type SavedToken = {
  id: string;
  brand: string;
  lastFour: string;
  expiresOn: string;
  isRevoked: boolean;
};

/** Newest first. */
export async function findTokens(db: Database, accountId: string): Promise<SavedToken[]> {
  const { rows } = await db.query<SavedToken>(
    `select id, brand, last_four as "lastFour", expires_on as "expiresOn",
            revoked_at is not null as "isRevoked"
       from payment_token
      where account_id = $1
      order by saved_at desc, id`,
    [accountId],
  );
  return rows;
}

export async function findSealedToken(
  db: Database,
  tokenId: string,
): Promise<{ sealed: Buffer; brand: string } | null> {
  const { rows } = await db.query<{ sealed: Buffer; brand: string }>(
    'select sealed_token as sealed, brand from payment_token where id = $1 and revoked_at is null',
    [tokenId],
  );
  return rows[0] ?? null;
}

/** Only for an attempt not sent yet: its card may still change. */
export async function upsertTokenCharge(
  tx: Transaction,
  charge: { paymentId: string; tokenId: string; initiative: 'cit' | 'mit' },
): Promise<void> {
  await tx.query(
    `insert into token_charge as c (payment_id, token_id, initiative)
     values ($1, $2, $3)
     on conflict (payment_id) do update set token_id = excluded.token_id where c.sent_at is null`,
    [charge.paymentId, charge.tokenId, charge.initiative],
  );
}

/** From here on it may have been charged. Wall clock time, because the provider's reports use it. */
export async function updateSent(tx: Transaction, paymentId: string): Promise<void> {
  await tx.query('update token_charge set sent_at = clock_timestamp() where payment_id = $1', [
    paymentId,
  ]);
}

export async function updateDeclined(
  db: Database,
  declined: { paymentId: string; on: string; acquirerCode: string | null },
): Promise<void> {
  await db.query(
    'update token_charge set declined_on = $2, acquirer_code = $3 where payment_id = $1',
    [declined.paymentId, declined.on, declined.acquirerCode],
  );
}

/** Marks a card that must never be charged again. */
export async function revokeToken(
  db: Database,
  { tokenId, now }: { tokenId: string; now: number },
): Promise<void> {
  await db.query('update payment_token set revoked_at = coalesce(revoked_at, $2) where id = $1', [
    tokenId,
    new Date(now),
  ]);
}

type NewToken = {
  accountId: string;
  sealed: Buffer;
  hash: Buffer;
  brand: string;
  lastFour: string;
  expiresOn: string;
  now: number;
};

/** The newest card is the one charged; saving a card again clears its revocation. */
export async function insertSavedToken(tx: Transaction, token: NewToken): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into payment_token
       (account_id, sealed_token, token_hash, brand, last_four, expires_on, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account_id, token_hash) do update
        set saved_at = excluded.saved_at, revoked_at = null
     returning id`,
    [
      token.accountId,
      token.sealed,
      token.hash,
      token.brand,
      token.lastFour,
      token.expiresOn,
      new Date(token.now),
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}
