import { type DeskRole, type Right, rightsOf, type StaffRole } from '../../domain/office/rights.ts';
import type { FactorKind, SecondFactor } from '../../domain/office/second-factor.ts';
import type { Database, Transaction } from '../db/database.ts';
import { hashOf } from './secret-token.ts';

/** A session and whose it is; instants are epoch milliseconds. */
export type FoundSession = {
  sessionId: string;
  accountId: string;
  emailAddress: string;
  firstName: string | null;
  language: 'fi' | 'sv' | 'en';
  role: 'customer' | 'desk' | 'staff';
  /** What a member of staff or a clerk may do; none for customers. */
  rights: readonly Right[];
  /** The museums that a clerk serves. */
  museumIds: readonly string[];
  /** The one whose desk this browser is at. */
  museumId: string | null;
  /** Of people at work; customers have none. */
  secondFactor: SecondFactor;
  hasPassword: boolean;
  lastSeenAt: number;
  reauthenticatedAt: number;
  expiresAt: number;
};

type ServedMuseum = { museumId: string; role: DeskRole };

type SessionRow = {
  id: string;
  account_id: string;
  email_address: string;
  first_name: string | null;
  language: FoundSession['language'];
  role: FoundSession['role'];
  staff_roles: StaffRole[];
  served: ServedMuseum[];
  museum_id: string | null;
  has_password: boolean;
  factor_at: Date | null;
  passkeys: number;
  has_totp: boolean;
  codes_left: number;
  last_seen_at: Date;
  reauthenticated_at: Date;
  expires_at: Date;
};

/** The session behind a cookie, or null when it was never there, was ended, or has run out. */
export async function findSessionAccount(
  db: Database,
  token: string,
  { now, idleSeconds }: { now: number; idleSeconds: number },
): Promise<FoundSession | null> {
  const { rows } = await db.query<SessionRow>(
    `select s.id, s.account_id, s.last_seen_at, s.reauthenticated_at, s.expires_at,
            s.museum_id, a.email_address, a.first_name, a.language, a.role,
            a.password_hash is not null as has_password, s.factor_at,
            case when a.role <> 'customer' then array(
              select staff_role.role from staff_role join staff_member using (account_id)
               where account_id = a.id and ended_at is null
            ) else '{}' end as staff_roles,
            case when a.role <> 'customer' then array(
              select json_build_object('museumId', museum_id, 'role', role) from museum_member
               where account_id = a.id and ended_at is null
                 -- the last day of a museum is the last of its desks
                 and not exists (select from museum where museum.id = museum_id
                                  and left_on < ($2::timestamptz at time zone 'Europe/Helsinki')::date)
               order by museum_id
            ) else '{}' end as served,
            case when a.role = 'customer' then 0 else (
              select count(*) from staff_passkey where account_id = a.id
            ) end::int as passkeys,
            a.role <> 'customer' and exists (
              select from staff_totp where account_id = a.id and sealed_secret is not null
            ) as has_totp,
            case when a.role = 'customer' then 0 else (
              select count(*) from staff_recovery_code where account_id = a.id and used_at is null
            ) end::int as codes_left
       from account_session s
       join account a on a.id = s.account_id
      where s.token_hash = $1
        and s.expires_at > $2
        and s.last_seen_at > $3`,
    [hashOf(token), new Date(now), new Date(now - idleSeconds * 1000)],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    sessionId: row.id,
    accountId: row.account_id,
    emailAddress: row.email_address,
    firstName: row.first_name,
    language: row.language,
    role: row.role,
    ...workOf(row),
    secondFactor: {
      passkeys: row.passkeys,
      hasTotp: row.has_totp,
      codesLeft: row.codes_left,
      verifiedAt: row.factor_at?.getTime() ?? null,
    },
    hasPassword: row.has_password,
    lastSeenAt: row.last_seen_at.getTime(),
    reauthenticatedAt: row.reauthenticated_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  };
}

/** Who serves one museum is at its desk; who serves several says at which. */
function workOf({ staff_roles, served, museum_id }: SessionRow) {
  const museumIds = served.map(({ museumId }) => museumId);
  const only = museumIds.length === 1 ? museumIds[0] : undefined;
  const museumId = museumIds.find((id) => id === museum_id) ?? only ?? null;
  // Desk accounts are managed from any desk; whose museum it is, is checked there.
  const at = served.filter(
    (one) => museumId === null || one.museumId === museumId || one.role === 'manager',
  );
  return { rights: rightsOf([...staff_roles, ...at.map(({ role }) => role)]), museumIds, museumId };
}

export async function updateSessionMuseum(
  db: Database,
  { sessionId, museumId }: { sessionId: string; museumId: string },
): Promise<void> {
  await db.query('update account_session set museum_id = $2 where id = $1', [sessionId, museumId]);
}

/** Starts none while nobody may sign in to the account. */
export async function insertSession(
  db: Database,
  session: {
    token: string;
    accountId: string;
    now: number;
    expiresAt: number;
    /** What it was started with, beyond a password or a mailed code. */
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

/** Later only: an answer that was slow on its way must not shorten the session. */
export async function updateLastSeen(db: Database, sessionId: string, now: number): Promise<void> {
  await db.query(
    'update account_session set last_seen_at = $2 where id = $1 and last_seen_at < $2',
    [sessionId, new Date(now)],
  );
}

/** The person proved again who they are: the session goes on under a new token. */
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

/** Signs an account out everywhere. */
export async function deleteSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('delete from account_session where account_id = $1', [accountId]);
}
