import { formatChoice, formatDate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { type Right, rightsOf, STAFF_ROLES } from '../../../domain/office/rights.ts';
import { independentFrom, recruitedSince } from '../../../domain/office/second-person.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findOthersWithRoles, findSharedInviter } from './recruit-queries.ts';

type Deciding = {
  askedBy: string;
  memberId: string;
  /** The right needed to decide. */
  right: Right;
  now: number;
  language: Language;
};
const MOST_NAMES = 3;

/**
 * Why two members cannot be requester and approver (one admitted the other, or both came from the same person), until
 * when, and who can. Null: they can.
 */
export async function dependence(db: Database, deciding: Deciding): Promise<string | null> {
  const { askedBy, memberId, now, language } = deciding;
  const since = recruitedSince(now);
  const shared = await findSharedInviter(db, { one: askedBy, other: memberId, since });
  if (!shared) return null;
  const text = shared.isOwn ? 'approvalOwnRecruit' : 'approvalSameInviter';
  const day = formatDate(independentFrom(shared.at), language);
  return refusalText(text, language, day, await whoCan(db, deciding), shared.name);
}

export async function requireIndependent(db: Database, deciding: Deciding): Promise<void> {
  const why = await dependence(db, deciding);
  if (why) throw new Refusal('SAME_INVITER', why, 403);
}

async function whoCan(db: Database, { askedBy, memberId, right, now, language }: Deciding) {
  const roles = STAFF_ROLES.filter((role) => rightsOf([role]).includes(right));
  const others = await findOthersWithRoles(db, { roles, except: [askedBy, memberId], now });
  const names: string[] = [];
  for (const { accountId, name } of others) {
    const pair = { one: askedBy, other: accountId, since: recruitedSince(now) };
    if (names.length < MOST_NAMES && !(await findSharedInviter(db, pair))) names.push(name);
  }
  if (names.length === 0) return refusalText('approversNone', language);
  return refusalText('approversAre', language, formatChoice(names, language));
}
