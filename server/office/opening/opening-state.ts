import { SHIPPED_VERSION } from '../../../domain/document/document.ts';
import { type OpeningState, openingGaps } from '../../../domain/scheme/opening-gaps.ts';
import type { Database } from '../../db/database.ts';
import { findMembers } from '../staff/staff-queries.ts';
import { findDraft } from './opening-queries.ts';

/** The draft and related data as the completeness rule needs them. */
export async function findOpeningState(db: Database) {
  const { facts, tests } = await findDraft(db);
  const members = (await findMembers(db)).filter(({ endedAt }) => endedAt === null);
  const state: OpeningState = {
    facts,
    isPaytrailGood: tests.paytrail?.isGood ?? false,
    isMailGood: tests.mail?.isGood ?? false,
    roles: members.flatMap(({ roles }) => roles),
    termsVersion: SHIPPED_VERSION,
  };
  return { facts, gaps: openingGaps(state) };
}
