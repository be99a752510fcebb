import type { FactorKind } from '../../../domain/office/second-factor.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { FoundSession } from '../../platform/session.ts';
import { hashOf } from '../secret-token.ts';
import { findWork, NO_WORK } from './work-queries.ts';

type SessionRow = {
  id: string;
  account_id: string;
  email_address: string;
  first_name: string | null;
  language: FoundSession['language'];
  role: FoundSession['role'];
  museum_id: string | null;
  has_password: boolean;
  factor_at: Date | null;
  last_seen_at: Date;
  reauthenticated_at: Date;
  expires_at: Date;
};

/**
 * Null when the session never existed, was ended or has expired. Staff data is a separate query: PostgreSQL prepares
 * every subquery, which doubled the time of customers' sessions.
 */
export async function findSessionAccount(
  db: Database,
  token: string,
  { now, idleSeconds }: { now: number; idleSeconds: number },
): Promise<FoundSession | null> {
  const { rows } = await db.query<SessionRow>(
    `select s.id, s.account_id, s.last_seen_at, s.reauthenticated_at, s.expires_at,
            s.museum_id, a.email_address, a.first_name, a.language, a.role,
            a.password_hash is not null as has_password, s.factor_at
       from account_session s
       join account a on a.id = s.account_id
      where s.token_hash = $1
        and s.expires_at > $2
        and s.last_seen_at > $3`,
    [hashOf(token), new Date(now), new Date(now - idleSeconds * 1000)],
  );
  const row = rows[0];
  if (!row) return null;
  const { role, account_id: accountId, museum_id: museumId } = row;
  const { factors, ...work } =
    role === 'customer' ? NO_WORK : await findWork(db, { accountId, museumId, now });
  return {
    sessionId: row.id,
    accountId,
    emailAddress: row.email_address,
    firstName: row.first_name,
    language: row.language,
    role,
    ...work,
    secondFactor: { ...factors, verifiedAt: row.factor_at?.getTime() ?? null },
    hasPassword: row.has_password,
    lastSeenAt: row.last_seen_at.getTime(),
    reauthenticatedAt: row.reauthenticated_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  };
}

export async function updateSessionMuseum(
  db: Database,
  { sessionId, museumId }: { sessionId: string; museumId: string },
): Promise<void> {
  await db.query('update account_session set museum_id = $2 where id = $1', [sessionId, museumId]);
}

/** Starts no session while sign-in to the account is blocked. */
export async function insertSession(
  db: Database,
  session: {
    token: string;
    accountId: string;
    now: number;
    expiresAt: number;
    /** Second factor, beyond a password or a mailed code. */
    factor?: FactorKind | undefined;
  },
): Promise<void> {
  await db.query(
    `with staff as (update staff_member set last_sign_in_at = $3 where account_id = $2),
          clerk as (update museum_member set last_sign_in_at = $3 where account_id = $2)
     insert into account_session
            (token_hash, account_id, created_at, last_seen_at, reauthenticated_at, expires_at,
             factor, factor_at)
     select $1, id, $3, $3, $3, $4, $5, case when $5::text is not null then $3::timestamptz end
       from account
      where id = $2 and (sign_in_from is null or sign_in_from <= $3)`,
    [
      hashOf(session.token),
      session.accountId,
      new Date(session.now),
      new Date(session.expiresAt),
      session.factor ?? null,
    ],
  );
}

/** Never moves back: a delayed write must not shorten the session. */
export async function updateLastSeen(db: Database, sessionId: string, now: number): Promise<void> {
  await db.query(
    'update account_session set last_seen_at = $2 where id = $1 and last_seen_at < $2',
    [sessionId, new Date(now)],
  );
}

/** After re-authentication the session continues under a new token. */
export async function updateReauthenticated(
  db: Database,
  session: { sessionId: string; token: string; now: number; factor?: FactorKind | undefined },
): Promise<void> {
  await db.query(
    `update account_session
        set token_hash = $2, reauthenticated_at = $3, last_seen_at = $3,
            factor = coalesce($4, factor),
            factor_at = case when $4::text is null then factor_at else $3::timestamptz end
      where id = $1`,
    [session.sessionId, hashOf(session.token), new Date(session.now), session.factor ?? null],
  );
}

export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.query('delete from account_session where token_hash = $1', [hashOf(token)]);
}

/** Ends all sessions of an account. */
export async function deleteSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('delete from account_session where account_id = $1', [accountId]);
}

/** The holder of a removed factor must not stay signed in. */
export async function deleteOtherSessions(
  tx: Transaction,
  { accountId, keptSessionId }: { accountId: string; keptSessionId: string | null },
): Promise<void> {
  await tx.query('delete from account_session where account_id = $1 and id is distinct from $2', [
    accountId,
    keptSessionId,
  ]);
}
