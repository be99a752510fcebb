import { type DeskRole, isPowerful, type StaffRole } from '../../domain/office/rights.ts';
import type { Database } from '../db/database.ts';

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
