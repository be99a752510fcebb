import { type DeskRole, isPowerful, type StaffRole } from '../../domain/office/rights.ts';
import type { Database, Transaction } from '../db/database.ts';

type NewMember = { accountId: string; addedBy: string | null; now: number };
type GivenRoles = {
  roles: readonly StaffRole[];
  /** When roles that need two people take effect; null: once a second person has confirmed them. */
  powerfulFrom: number | null;
};

/** Adds or reinstates an office worker. */
export async function insertStaffMember(
  db: Database,
  { accountId, addedBy, now, ...given }: NewMember & GivenRoles,
): Promise<void> {
  // A reinstated worker starts with the new roles only.
  await db.query(
    `delete from staff_role using staff_member member
      where staff_role.account_id = $1 and member.account_id = $1 and member.ended_at is not null`,
    [accountId],
  );
  await db.query(
    `insert into staff_member (account_id, added_at, added_by) values ($1, $2, $3)
     on conflict (account_id) do update
        set added_at = $2, added_by = $3, ended_at = null, ended_by = null`,
    [accountId, new Date(now), addedBy],
  );
  await insertStaffRoles(db, { accountId, ...given, givenBy: addedBy, now });
}

/** Roles that the account already has are unchanged. */
export async function insertStaffRoles(
  db: Database,
  given: GivenRoles & { accountId: string; givenBy: string | null; now: number },
): Promise<void> {
  const { accountId, roles, powerfulFrom, givenBy, now } = given;
  const starts = roles.map((role) => (isPowerful(role) ? powerfulFrom : now));
  await db.query(
    `insert into staff_role (account_id, role, works_from, given_at, given_by)
     select $1, unnest($2::text[]), unnest($3::timestamptz[]), $4, $5
         on conflict do nothing`,
    [accountId, roles, starts.map((at) => at && new Date(at)), new Date(now), givenBy],
  );
}

/** Adds a desk worker to a museum or changes their role there. */
export async function insertMuseumMember(
  db: Database,
  member: NewMember & { museumId: string; role: DeskRole },
): Promise<void> {
  const { accountId, museumId, role, addedBy, now } = member;
  await db.query(
    `insert into museum_member (account_id, museum_id, role, added_at, added_by)
     values ($1, $2, $3, $4, $5)
         on conflict (account_id, museum_id) do update
        set role = $3, added_at = $4, added_by = $5, ended_at = null`,
    [accountId, museumId, role, new Date(now), addedBy],
  );
}

type Grant = { accountId: string; role: StaffRole };

export async function replaceRoles(
  tx: Transaction,
  given: Parameters<typeof insertStaffRoles>[1],
): Promise<void> {
  await tx.query('delete from staff_role where account_id = $1 and role <> all ($2)', [
    given.accountId,
    given.roles,
  ]);
  await insertStaffRoles(tx, given);
}

export async function updateMemberEnded(
  tx: Transaction,
  ended: { accountId: string; endedBy: string; now: number },
): Promise<void> {
  await tx.query(
    `with gone as (delete from staff_role where account_id = $1)
     update staff_member set ended_at = $3, ended_by = $2 where account_id = $1`,
    [ended.accountId, ended.endedBy, new Date(ended.now)],
  );
}

export async function updateWorksFrom(
  tx: Transaction,
  { accountId, role, now }: Grant & { now: number },
): Promise<void> {
  await tx.query('update staff_role set works_from = $3 where account_id = $1 and role = $2', [
    accountId,
    role,
    new Date(now),
  ]);
}

export async function deleteGrant(tx: Transaction, { accountId, role }: Grant): Promise<void> {
  await tx.query('delete from staff_role where account_id = $1 and role = $2', [accountId, role]);
}

/** If the giver leaves or loses the right, delayed grants do not start by themselves: a second person must confirm. */
export async function stopGrantsBy(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    'update staff_role set works_from = null where given_by = $1 and works_from > $2',
    [accountId, new Date(now)],
  );
}

export async function updateDeskRole(
  tx: Transaction,
  { accountId, museumId, role }: { accountId: string; museumId: string; role: DeskRole },
): Promise<void> {
  await tx.query('update museum_member set role = $3 where account_id = $1 and museum_id = $2', [
    accountId,
    museumId,
    role,
  ]);
}

export async function updateDeskMemberEnded(
  tx: Transaction,
  { accountId, museumId, now }: { accountId: string; museumId: string; now: number },
): Promise<void> {
  await tx.query(
    'update museum_member set ended_at = $3 where account_id = $1 and museum_id = $2',
    [accountId, museumId, new Date(now)],
  );
}
