import type { Right } from '../../../domain/office/rights.ts';
import type { Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { dependence, requireIndependent } from '../staff/independent-people.ts';
import { notFound, notToDecide } from './action-refusals.ts';

type Deciding = { id: string; memberId: string; now: number };
type RequestQueries<Pending> = {
  /** Excludes the caller's own requests. */
  lock(tx: Transaction, deciding: Deciding): Promise<Pending | null>;
  find(tx: Transaction, id: string): Promise<Pending | null>;
};

/** Locks an open request for this decider, or refuses with the reason. */
export async function requireToDecide<Pending extends { askedBy: string | null }>(
  tx: Transaction,
  { user, clock, language }: UserContext,
  id: string,
  { lock, find }: RequestQueries<Pending>,
): Promise<Pending> {
  const memberId = user.accountId;
  const request = await lock(tx, { id, memberId, now: clock.now() });
  if (request) return request;
  const found = await find(tx, id);
  if (!found) throw notFound(language);
  throw notToDecide(found.askedBy === memberId, language);
}

type Second = { askedBy: string | null; right: Right };

const deciding = ({ user, clock, language }: UserContext, askedBy: string, right: Right) => ({
  askedBy,
  memberId: user.accountId,
  right,
  now: clock.now(),
  language,
});

/** Why this person may not approve the request; null when they may. */
export async function blockedBy(
  context: UserContext,
  { askedBy, right }: Second,
): Promise<string | null> {
  return askedBy && dependence(context.pool, deciding(context, askedBy, right));
}

/** The approver must differ from the requester and must not have got their rights from the same person recently. */
export async function requireToApprove<Pending extends { askedBy: string | null }>(
  tx: Transaction,
  context: UserContext,
  id: string,
  ways: RequestQueries<Pending> & { right: Right },
): Promise<Pending> {
  const request = await requireToDecide(tx, context, id, ways);
  const { askedBy } = request;
  if (askedBy) await requireIndependent(tx, deciding(context, askedBy, ways.right));
  return request;
}
