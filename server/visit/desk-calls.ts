import type { z } from 'zod';
import type { deskCalls } from '../../contract/desk-calls.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { parseCustomerNumber } from '../../domain/card/customer-number.ts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { takeToken } from '../platform/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { identityMessage, recordedMessage, verdictMessage } from './desk-message.ts';
import { type CheckedCard, checkCard, recordVisit, undoVisit } from './record-visit.ts';
import { countVisitsOfMuseum, findMuseum } from './visit-queries.ts';

// A busy door sees one visitor a second; who asks more often is guessing numbers.
const CHECKS_PER_MINUTE = 120;

type Verdict = z.input<typeof deskCalls.checkCustomerNumber.output>;
const UNKNOWN: CheckedCard = { card: null, verdict: { verdict: 'unknown' } };

export const deskAnswers: Answers<typeof deskCalls, UserContext> = {
  async getDesk(_, { pool, clock, user, language }) {
    const today = helsinkiDay(clock.now());
    const { museumId } = user;
    if (!museumId) return { museum: null, today, visitsToday: 0 };
    const [museum, visitsToday] = await Promise.all([
      findMuseum(pool, museumId, language),
      countVisitsOfMuseum(pool, museumId, today),
    ]);
    return { museum, today, visitsToday };
  },

  async checkCustomerNumber(input, context) {
    await limitGuessing(context);
    const customerNumber = parseCustomerNumber(input.customerNumber);
    const { museumId } = context.user;
    const checked = customerNumber
      ? await checkCard(context.pool, { customerNumber, museumId, now: context.clock.now() })
      : UNKNOWN;
    return answerOf(checked, context);
  },

  async recordVisit({ visitId, isRepeat, ...input }, context) {
    await limitGuessing(context);
    const { pool, clock, user, language } = context;
    const museumId = requireMuseum(context);
    const customerNumber = parseCustomerNumber(input.customerNumber);
    const asked = { museumId, visitId, isRepeat, clerkId: user.accountId, now: clock.now() };
    const recorded = customerNumber
      ? await inTransaction(pool, (tx) => recordVisit(tx, { ...asked, customerNumber }))
      : { ...UNKNOWN, isRecorded: false };

    const { isRecorded } = recorded;
    const answer = answerOf(recorded, context);
    return {
      ...answer,
      message: isRecorded ? recordedMessage(asked.now, language) : answer.message,
      isRecorded,
      visitsToday: await countVisitsOfMuseum(pool, museumId, helsinkiDay(asked.now)),
    };
  },

  async undoVisit({ visitId }, context) {
    const { pool, clock } = context;
    const museumId = requireMuseum(context);
    const now = clock.now();
    const isUndone = await inTransaction(pool, (tx) => undoVisit(tx, { visitId, museumId, now }));
    return {
      isUndone,
      visitsToday: await countVisitsOfMuseum(pool, museumId, helsinkiDay(now)),
    };
  },
};

/** Staff see only what the check needs: no name for a card that does not let its holder in. */
function answerOf({ card, verdict }: CheckedCard, { language }: UserContext): Verdict {
  const letsIn = verdict.verdict === 'valid' || verdict.verdict === 'visitedToday';
  const holder = letsIn ? (card?.holder ?? null) : null;
  return {
    verdict: verdict.verdict,
    message: verdictMessage(verdict, language),
    holder: holder && { ...holder, checkIdentity: identityMessage(holder, language) },
    validUntil: letsIn ? verdict.validUntil : null,
    ryijySeed: letsIn ? (card?.ryijySeed ?? null) : null,
  };
}

function requireMuseum({ user, language }: UserContext): string {
  if (!user.museumId) throw new Refusal('NO_MUSEUM', refusalText('noMuseum', language), 403);
  return user.museumId;
}

async function limitGuessing({ pool, clock, user, language }: UserContext): Promise<void> {
  const { allowed, retryAfterSeconds } = await takeToken(pool, {
    scope: 'desk check',
    key: user.accountId,
    limit: CHECKS_PER_MINUTE,
    windowSeconds: 60,
    now: clock.now(),
  });
  if (allowed) return;
  const text = refusalText('tooManyTries', language);
  throw new Refusal('REQUEST_LIMIT_EXCEEDED', text, 429, retryAfterSeconds);
}
