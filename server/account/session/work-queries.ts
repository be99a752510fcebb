import { type DeskRole, rightsOf, type StaffRole } from '../../../domain/office/rights.ts';
import type { Database } from '../../db/database.ts';
import type { Work } from '../../platform/session.ts';

/** A customer has no work roles. */
export const NO_WORK: Work = {
  rights: [],
  museumIds: [],
  museumId: null,
  factors: { passkeys: 0, hasTotp: false, codesLeft: 0 },
};

type ServedMuseum = { museumId: string; role: DeskRole };
type WorkRow = {
  staff_roles: StaffRole[];
  served: ServedMuseum[];
  passkeys: number;
  has_totp: boolean;
  codes_left: number;
};

export async function findWork(
  db: Database,
  { accountId, museumId, now }: { accountId: string; museumId: string | null; now: number },
): Promise<Work> {
  const { rows } = await db.query<WorkRow>(
    `select array(
              select role from working_staff_role($2) where account_id = $1
            ) as staff_roles,
            array(
              select json_build_object('museumId', museum_id, 'role', role) from museum_member
               where account_id = $1 and ended_at is null
                 -- the last day of a museum is the last of its desks
                 and not exists (select from museum where museum.id = museum_id
                                  and left_on < ($2::timestamptz at time zone 'Europe/Helsinki')::date)
               order by museum_id
            ) as served,
            (select count(*) from staff_passkey where account_id = $1)::int as passkeys,
            exists (
              select from staff_totp where account_id = $1 and sealed_secret is not null
            ) as has_totp,
            (select count(*) from staff_recovery_code where account_id = $1 and used_at is null)::int
              as codes_left`,
    [accountId, new Date(now)],
  );
  const [row] = rows;
  if (!row) throw new Error('a select without a table has one row');
  return {
    ...placeOf(row, museumId),
    factors: { passkeys: row.passkeys, hasTotp: row.has_totp, codesLeft: row.codes_left },
  };
}

/** The clerk of one museum is at its desk; the clerk of several names the desk. */
function placeOf({ staff_roles, served }: WorkRow, saidMuseumId: string | null) {
  const museumIds = served.map(({ museumId }) => museumId);
  const only = museumIds.length === 1 ? museumIds[0] : undefined;
  const museumId = museumIds.find((id) => id === saidMuseumId) ?? only ?? null;
  // Desk accounts are managed from any desk; the museum is checked in the call.
  const at = served.filter(
    (one) => museumId === null || one.museumId === museumId || one.role === 'manager',
  );
  return { rights: rightsOf([...staff_roles, ...at.map(({ role }) => role)]), museumIds, museumId };
}
