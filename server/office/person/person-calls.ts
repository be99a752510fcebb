import type { personCalls } from '../../../contract/office-person-calls.ts';
import { texts as en } from '../../../contract/texts/en/ledger.ts';
import { texts as fi } from '../../../contract/texts/fi/ledger.ts';
import { ledgerText } from '../../../contract/texts/ledger-text.ts';
import { texts as sv } from '../../../contract/texts/sv/ledger.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import type { Language } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { cardState } from '../../../domain/card/card-state.ts';
import { cardValidity } from '../../../domain/card/card-validity.ts';
import { TIME_KINDS, type TimeKind } from '../../../domain/office/line-of-time.ts';
import { findLedger } from '../../card/card-queries.ts';
import type { UserContext } from '../../context.ts';
import { findRunningContract } from '../../instalment/hold-queries.ts';
import { letterName } from '../../letter/letter-names.ts';
import { findLetterhead } from '../../letter/letterhead-queries.ts';
import { writeLetter } from '../../letter/write-letter.ts';
import { countVisits, findCardOf } from '../../my-card/my-card-queries.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import {
  findRefundable,
  findRefundableOf,
  type Refundable,
} from '../../refund/refundable-queries.ts';
import { shownAction } from '../actions/action-line.ts';
import { findNotes } from '../actions/note-queries.ts';
import { findActionLines } from '../actions/staff-action-queries.ts';
import { findSentLetter } from './own-letter-queries.ts';
import { findNotifications, findPaidOrders, findPaymentStory } from './payment-story-queries.ts';
import { findInstalments, findPerson, insertLook } from './person-queries.ts';
import { countLines, findLines, type LineRow } from './time-queries.ts';

const PAGE = 15;
const DAY_MS = 24 * 60 * 60 * 1000;
const LEDGER_TEXTS = { fi, sv, en };

export const personAnswers: Answers<typeof personCalls, UserContext> = {
  async getPerson({ id }, context) {
    const { pool, clock, user, language } = context;
    const found = await findPerson(pool, id);
    if (!found) throw notFound(language);
    const now = clock.now();
    // Before anything is shown: a look that could not be written down is not taken.
    const dayStart = now - DAY_MS;
    await insertLook(pool, {
      accountId: id,
      staffId: user.accountId,
      subject: 'details',
      now,
      dayStart,
    });
    const { leavesAt, ...person } = found;
    const counted = new Map(
      (await countLines(pool, id)).map(({ kind, count }) => [kind, count] as const),
    );
    return {
      ...person,
      card: await cardOf(id, context),
      contract: await contractOf(id, context),
      notes: await findNotes(pool, id),
      refundable: (await findRefundableOf(pool, id)).flatMap((one) => shownRefundable(one) ?? []),
      instalments: await findInstalments(pool, id, helsinkiDay(now)),
      leavesOn: leavesAt === null ? null : helsinkiDay(leavesAt),
      counts: Object.fromEntries(
        TIME_KINDS.map((kind) => [kind, counted.get(kind) ?? 0]),
      ) as Record<TimeKind, number>,
    };
  },

  async getTimeOfPerson({ id, kind, beforeAt, beforeLine }, context) {
    const { pool, language } = context;
    if (!(await findPerson(pool, id))) throw notFound(language);
    const before = beforeAt === undefined ? null : { at: beforeAt, key: beforeLine ?? '' };
    const asked = { accountId: id, kind: kind ?? null, before, limit: PAGE + 1 };
    const rows = (await findLines(pool, asked)).map((row) =>
      row.what === 'letter' ? { ...row, shown: letterName(row.shown ?? '', language) } : row,
    );
    return {
      lines: await withActions(rows.slice(0, PAGE), context),
      hasMore: rows.length > PAGE,
    };
  },

  async getLetter(asked, { pool }) {
    const sent = await findSentLetter(pool, asked);
    if (!sent) return { letter: null };
    const letterhead = await findLetterhead(pool, sent.language);
    const { subject, text } = await writeLetter(sent.letter, sent.data, sent.language, letterhead);
    return { letter: { subject, text } };
  },

  async getPaymentStory({ id }, { pool, language }) {
    const story = await findPaymentStory(pool, id);
    if (!story) throw notFound(language);
    const payment = await findRefundable(pool, id);
    const orders = await findPaidOrders(pool, id);
    return {
      ...story,
      amount: toEuros(cents(story.amount)),
      refunds: story.refunds.map((one) => ({ ...one, amount: toEuros(cents(one.amount)) })),
      refundable: payment && shownRefundable(payment),
      orders: orders.map((order) => ({ ...order, amount: toEuros(cents(order.amount)) })),
      notifications: await findNotifications(pool, id),
    };
  },
};

function shownRefundable({ paymentId, orderNumber, settledAt, paid, refunded }: Refundable) {
  if (settledAt === null || paid <= refunded) return null;
  return { paymentId, orderNumber, paidAt: settledAt, left: toEuros(cents(paid - refunded)) };
}

/** Lines as they are sent, those of staff with what was done. */
async function withActions(rows: LineRow[], { pool, clock, user }: UserContext) {
  const ids = rows.flatMap(({ what, targetId }) => (what === 'action' ? (targetId ?? []) : []));
  const actions = ids.length > 0 ? await findActionLines(pool, ids) : [];
  return rows.map((row) => {
    const found = row.what === 'action' && actions.find(({ id }) => id === row.targetId);
    const action = found ? shownAction(found, { user, now: clock.now() }) : null;
    return { ...row, amount: euros(row.amount), action };
  });
}

const euros = (amount: number | null) => (amount === null ? null : toEuros(cents(amount)));

const notFound = (language: Language) =>
  new Refusal('NOT_FOUND', refusalText('notFound', language), 404);

async function contractOf(accountId: string, { pool, clock }: UserContext) {
  const card = await findCardOf(pool, accountId);
  if (!card) return null;
  const asked = { cardId: card.cardId, today: helsinkiDay(clock.now()) };
  const running = await findRunningContract(pool, asked);
  if (!running) return null;
  const { id, nextDueOn, rest } = running;
  return { id, nextDueOn, restAmount: toEuros(cents(rest)) };
}

async function cardOf(accountId: string, { pool, clock, language }: UserContext) {
  const card = await findCardOf(pool, accountId);
  if (!card) return null;
  const { steps } = cardValidity(await findLedger(pool, card.cardId));
  const state = cardState(card, helsinkiDay(clock.now()));
  const until = state.state === 'valid' ? state.validUntil : null;
  return {
    customerNumber: card.customerNumber,
    state: state.state,
    until: state.state === 'ended' ? state.endedOn : until,
    sentences: steps.map((step) => ledgerText(step, LEDGER_TEXTS[language], language)),
    visitCount: await countVisits(pool, card.cardId),
    isDiaryHidden: card.isDiaryHidden,
  };
}
