import type { bounceCalls } from '../../../contract/office/bounce-calls.ts';
import { helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import type { Pool } from '../../db/database.ts';
import { letterName } from '../../letter/letter-names.ts';
import { isLetterName, letterKind } from '../../letter/letters.ts';
import { findUnreachablePeople } from '../../letter/terms/announce-terms-queries.ts';
import { announcedTerms } from '../../letter/terms/terms-notice.ts';
import { findTermsVersions } from '../../letter/terms/terms-versions.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { type BounceRow, findUnsentGifts, findWaitingBounces } from './bounce-queries.ts';

const MOST = 100;

export const bounceAnswers: Answers<typeof bounceCalls, UserContext> = {
  getBounces: (_, context) => bounces(context),
};

async function bounces({ pool, clock, language }: UserContext) {
  const rows = await findWaitingBounces(pool, MOST + 1);
  const unreachable = await findUnreachable(pool, helsinkiDay(clock.now()));
  const waiting = rows.slice(0, MOST).map((row) => ({
    ...row,
    name: letterName(row.letter, language),
    canResend: row.canResend && !hasSecret(row),
  }));
  const unsentGifts = await findUnsentGifts(pool, { now: clock.now(), most: MOST });
  return { waiting, unsentGifts, hasMore: rows.length > MOST, unreachable };
}

/** A gift can be resent: its letter takes the code from the card. Other secrets cannot, even when refused at once. */
const hasSecret = ({ letter }: BounceRow) =>
  letter !== 'gift' && isLetterName(letter) && letterKind(letter).secret;

/** For announced terms; empty when none are announced. */
async function findUnreachable(pool: Pool, today: LocalDate) {
  const found = [];
  for (const terms of announcedTerms(await findTermsVersions(pool), today)) {
    const { version, inForceOn } = terms;
    const people = await findUnreachablePeople(pool, { ...terms, today, most: MOST + 1 });
    const hasMore = people.length > MOST;
    if (people.length > 0) {
      found.push({ version, inForceOn, people: people.slice(0, MOST), hasMore });
    }
  }
  return found;
}
