import { isPowerful, STAFF_ROLES, type StaffRole } from '../../../domain/office/rights.ts';
import { LONE_GRANT_WAIT_MS, recruitedSince } from '../../../domain/office/second-person.ts';
import { mayGive, mayManage } from '../../../domain/office/staff-change.ts';
import type { Database } from '../../db/database.ts';
import { type Colleague, findColleagues } from './grant-queries.ts';
import { findSharedInviter, type SharedInviter } from './recruit-queries.ts';

export type Given = {
  roles: readonly StaffRole[];
  /** Null: the operator's command, or an account deleted since. */
  givenBy: string | null;
  /** Null: the reader of an invited address. */
  receiver: string | null;
  now: number;
};

const isKeeper = ({ roles }: Pick<Colleague, 'roles'>) =>
  STAFF_ROLES.some((role) => mayGive(roles, role));

/** Only grants of roles that can give roles count: any other role leaves a long-standing keeper independent. */
const KEEPER_ROLES = STAFF_ROLES.filter((role) => isKeeper({ roles: [role] }));

export type SecondFault = 'ownRoles' | 'ownGrant' | 'roleNotGivable' | SharedInviter;

/** Why this member cannot confirm the roles; null when they can. */
export async function secondFault(
  db: Database,
  { accountId, roles }: Pick<Colleague, 'accountId' | 'roles'>,
  given: Given,
): Promise<SecondFault | null> {
  if (accountId === given.receiver) return 'ownRoles';
  if (accountId === given.givenBy) return 'ownGrant';
  if (!mayManage(roles, given.roles)) return 'roleNotGivable';
  if (given.givenBy === null) return null;
  const since = recruitedSince(given.now);
  const pair = { one: given.givenBy, other: accountId, since, through: KEEPER_ROLES };
  return findSharedInviter(db, pair);
}

export type Start = {
  /** When roles with power start; null: after confirmation. */
  powerfulFrom: number | null;
  tell: Colleague[];
};

/**
 * When roles with power granted now start. At once while nobody manages staff, since the command creates the first
 * members. Requires the staff lock.
 */
export async function startOf(db: Database, given: Given): Promise<Start> {
  const { givenBy, receiver, now } = given;
  const roles = given.roles.filter(isPowerful);
  const colleagues = await findColleagues(db, now);
  if (roles.length === 0 || !colleagues.some(isKeeper)) return { powerfulFrom: now, tell: [] };
  const others = colleagues.filter(
    ({ accountId }) => accountId !== givenBy && accountId !== receiver,
  );
  for (const other of others) {
    if ((await secondFault(db, other, { ...given, roles })) === null) {
      return { powerfulFrom: null, tell: others.filter(isKeeper) };
    }
  }
  const tell = others.filter((other) => other.roles.some(isPowerful));
  return { powerfulFrom: now + LONE_GRANT_WAIT_MS, tell };
}
