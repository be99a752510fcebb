import type { z } from 'zod';
import { texts as en } from '../../contract/texts/en/ticket-desk.ts';
import { texts as fi } from '../../contract/texts/fi/ticket-desk.ts';
import { texts as sv } from '../../contract/texts/sv/ticket-desk.ts';
import type { ticketDeskCalls } from '../../contract/ticket-desk/ticket-desk-calls.ts';
import { verdictText } from '../../contract/ticket-desk/ticket-desk-message.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatClock } from '../../domain/base/format.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { type CustomerNumber, parseCustomerNumber } from '../../domain/card/customer-number.ts';
import { visitTime } from '../../domain/ticket-desk/visit-rules.ts';
import { updateSessionMuseum } from '../account/session/session-queries.ts';
import { inTransaction } from '../db/database.ts';
import { requireMuseum } from '../platform/access.ts';
import type { UserContext } from '../platform/context.ts';
import { consumeSharedRateLimit } from '../platform/limits/rate-limit.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { worded } from '../platform/worded.ts';
import { listEdition, listKey } from './card-list-key.ts';
import { type CheckedCard, checkCard, recordVisit, undoVisit } from './record-visit.ts';
import { sealingKey, unsealNumber } from './sealed-number.ts';
import { countVisitsOfMuseum, findMuseums } from './visit-queries.ts';

// A busy desk checks one card a second; more is guessing numbers.
const CHECKS_PER_MINUTE = 120;
const OFFLINE_VISITS_PER_MINUTE = 600;

type Verdict = z.input<typeof ticketDeskCalls.checkCustomerNumber.output>;
const texts = worded('contract/ticket-desk', { fi, sv, en });
const UNKNOWN: CheckedCard = { card: null, verdict: { verdict: 'unknown' } };

export const ticketDeskAnswers: Answers<typeof ticketDeskCalls, UserContext> = {
  async getDesk(_, { pool, clock, user, language }) {
    const today = helsinkiDay(clock.now());
    const { museumId, museumIds } = user;
    const museums = await findMuseums(pool, museumIds, language);
    const museum = museums.find(({ id }) => id === museumId) ?? null;
    const visitsToday = museumId ? await countVisitsOfMuseum(pool, museumId, today) : 0;
    return { museum, museums: museums.length > 1 ? museums : [], today, visitsToday };
  },

  async chooseMuseum({ museumId }, { pool, user, session, language }) {
    const [museum] = user.museumIds.includes(museumId)
      ? await findMuseums(pool, [museumId], language)
      : [];
    if (!museum || !session.found) {
      throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
    }
    await updateSessionMuseum(pool, { sessionId: session.found.sessionId, museumId });
    return { museum };
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
    await limitRate(context);
    const customerNumber = parseCustomerNumber(input.customerNumber);
    const { museumId } = context.user;
    const checked = customerNumber
      ? await checkCard(context.pool, { customerNumber, museumId, now: context.clock.now() })
      : UNKNOWN;
    return answerOf(checked, context);
  },

  async recordVisit({ visitId, isRepeat, visitedAt, ...input }, context) {
    const isOffline = visitedAt !== undefined;
    await limitRate(context, { isOffline });
    const { pool, clock, user, language } = context;
    const museumId = requireMuseum(context, input.museumId);
    const customerNumber = customerNumberOf(input, context);
    const now = isOffline ? requireVisitTime(visitedAt, context) : clock.now();
    const asked = { museumId, visitId, isRepeat, isOffline, clerkId: user.accountId, now };
    const recorded = customerNumber
      ? await inTransaction(pool, (tx) => recordVisit(tx, { ...asked, customerNumber }))
      : { ...UNKNOWN, isRecorded: false, visitedAt: null };

    const { isRecorded, visitedAt: recordedAt } = recorded;
    const { holder, ...answer } = answerOf(recorded, context);
    return {
      ...answer,
      // An offline visit is sent when the visitor has left: there is no ID to check.
      holder: isOffline ? null : holder,
      message:
        recordedAt === null
          ? answer.message
          : fill(texts[language].recorded, formatClock(recordedAt, language)),
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

/** Data minimisation: no name for a card that is refused. */
function answerOf({ card, verdict }: CheckedCard, { language }: UserContext): Verdict {
  const letsIn = verdict.verdict === 'valid' || verdict.verdict === 'visitedToday';
  const holder = letsIn ? (card?.holder ?? null) : null;
  return {
    verdict: verdict.verdict,
    message: verdictText(verdict, texts[language], language),
    holder: holder && {
      ...holder,
      checkIdentity: fill(texts[language].checkIdentity, holder.name, holder.yearOfBirth),
    },
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

async function limitRate(
  { pool, clock, user, language }: UserContext,
  { isOffline = false } = {},
): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeSharedRateLimit(pool, {
    // Separate limit for queued offline visits, so that sending them does not block the next check.
    scope: isOffline ? 'desk earlier visit' : 'desk check',
    key: user.accountId,
    limit: isOffline ? OFFLINE_VISITS_PER_MINUTE : CHECKS_PER_MINUTE,
    windowSeconds: 60,
    now: clock.now(),
  });
  if (allowed) return;
  const text = refusalText('tooManyTries', language);
  throw new Refusal('REQUEST_LIMIT_EXCEEDED', text, 429, retryAfterSeconds);
}
