import type { z } from 'zod';
import type { ticketDeskCalls } from '../../contract/ticket-desk-calls.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { type CustomerNumber, parseCustomerNumber } from '../../domain/card/customer-number.ts';
import { visitTime } from '../../domain/ticket-desk/visit-time.ts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { consumeSharedRateLimit } from '../platform/shared-limit.ts';
import { identityMessage, recordedMessage, verdictMessage } from './desk-message.ts';
import { listEdition, listKey } from './list-key.ts';
import { type CheckedCard, checkCard, recordVisit, undoVisit } from './record-visit.ts';
import { requireMuseum } from './require-museum.ts';
import { sealingKey, unsealNumber } from './sealed-number.ts';
import { countVisitsOfMuseum, findMuseum } from './visit-queries.ts';

// A busy door sees one visitor a second; who asks more often is guessing numbers.
const CHECKS_PER_MINUTE = 120;
const EARLIER_PER_MINUTE = 600;

type Verdict = z.input<typeof ticketDeskCalls.checkCustomerNumber.output>;
const UNKNOWN: CheckedCard = { card: null, verdict: { verdict: 'unknown' } };

export const ticketDeskAnswers: Answers<typeof ticketDeskCalls, UserContext> = {
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

  async getListKeys(_, context) {
    requireMuseum(context);
    const { secretKey } = context.settings;
    const key = listKey(secretKey);
    return {
      edition: listEdition(key),
      listKey: key.toString('base64'),
      sealingKey: sealingKey(secretKey).toString('base64'),
    };
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

  async recordVisit({ visitId, isRepeat, visitedAt, ...input }, context) {
    const isEarlier = visitedAt !== undefined;
    await limitGuessing(context, { isEarlier });
    const { pool, clock, user, language } = context;
    const museumId = requireMuseum(context, input.museumId);
    const customerNumber = customerNumberOf(input, context);
    const now = isEarlier ? requireVisitTime(visitedAt, context) : clock.now();
    const asked = { museumId, visitId, isRepeat, isEarlier, clerkId: user.accountId, now };
    const recorded = customerNumber
      ? await inTransaction(pool, (tx) => recordVisit(tx, { ...asked, customerNumber }))
      : { ...UNKNOWN, isRecorded: false, visitedAt: null };

    const { isRecorded, visitedAt: recordedAt } = recorded;
    const { holder, ...answer } = answerOf(recorded, context);
    return {
      ...answer,
      // Nobody stands at the desk any more: there is no ID to check.
      holder: isEarlier ? null : holder,
      message: recordedAt === null ? answer.message : recordedMessage(recordedAt, language),
      isRecorded,
      visitsToday: await countVisitsOfMuseum(pool, museumId, helsinkiDay(clock.now())),
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

type GivenNumber = { customerNumber?: string | undefined; sealedNumber?: string | undefined };

function customerNumberOf(given: GivenNumber, { settings }: UserContext): CustomerNumber | null {
  const { customerNumber, sealedNumber } = given;
  const opened = sealedNumber ? unsealNumber(sealedNumber, settings.secretKey) : null;
  return parseCustomerNumber(customerNumber ?? opened ?? '');
}

function requireVisitTime(visitedAt: number, { clock, language }: UserContext): number {
  const time = visitTime(visitedAt, clock.now());
  if ('at' in time) return time.at;
  const text = time.fault === 'tooOld' ? 'visitTooOld' : 'visitInFuture';
  throw new Refusal('INVALID_VISIT_TIME', refusalText(text, language));
}

async function limitGuessing(
  { pool, clock, user, language }: UserContext,
  { isEarlier = false } = {},
): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeSharedRateLimit(pool, {
    // What waited for a network tells nothing of a card, and must not keep the next visitor waiting.
    scope: isEarlier ? 'desk earlier visit' : 'desk check',
    key: user.accountId,
    limit: isEarlier ? EARLIER_PER_MINUTE : CHECKS_PER_MINUTE,
    windowSeconds: 60,
    now: clock.now(),
  });
  if (allowed) return;
  const text = refusalText('tooManyTries', language);
  throw new Refusal('REQUEST_LIMIT_EXCEEDED', text, 429, retryAfterSeconds);
}
