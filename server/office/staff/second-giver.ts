import { isPowerful, STAFF_ROLES, type StaffRole } from '../../../domain/office/rights.ts';
import { LONE_GRANT_WAIT_MS, recruitedSince } from '../../../domain/office/second-person.ts';
import { mayGive, mayManage } from '../../../domain/office/staff-change.ts';
import type { Database } from '../../db/database.ts';
import { type Colleague, findColleagues } from './grant-queries.ts';
import { findSharedInviter, type SharedInviter } from './recruit-queries.ts';

export type Given = {
  roles: readonly StaffRole[];
  /** Null: by the operator's command, or by somebody whose account is gone. */
  givenBy: string | null;
  /** Null: whoever reads the mail of an address. */
  receiver: string | null;
  now: number;
};

const isKeeper = ({ roles }: Pick<Colleague, 'roles'>) =>
  STAFF_ROLES.some((role) => mayGive(roles, role));

/** Rights of other roles make nobody the second person of who gave them: an old keeper stays one. */
const KEEPER_ROLES = STAFF_ROLES.filter((role) => isKeeper({ roles: [role] }));

export type SecondFault = 'ownRoles' | 'ownGrant' | 'roleNotGivable' | SharedInviter;

/** Why this person is not the second one whom the roles wait for; null: they are. */
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
  /** When the powerful ones of the roles work; null: once a second person has confirmed them. */
  powerfulFrom: number | null;
  tell: Colleague[];
};

/**
 * When powerful roles begin to work that are given now. Before anybody manages people here they do at once: by the
 * command, which is how the first people come. Asked under the lock of people who work here.
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
