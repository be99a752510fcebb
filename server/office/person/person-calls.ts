import type { personCalls } from '../../../contract/office/person-calls.ts';
import { texts as en } from '../../../contract/texts/en/ledger.ts';
import { texts as fi } from '../../../contract/texts/fi/ledger.ts';
import { ledgerText } from '../../../contract/texts/ledger-text.ts';
import { texts as sv } from '../../../contract/texts/sv/ledger.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import type { Language } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { cardState } from '../../../domain/card/card-state.ts';
import { cardValidity } from '../../../domain/card/card-validity.ts';
import { addressLine } from '../../../domain/person/address-line.ts';
import { everyKey } from '../../base/secret-key.ts';
import { findLedger } from '../../card/ledger-queries.ts';
import { runningContract } from '../../instalment/running-contract.ts';
import { letterName } from '../../letter/letter-names.ts';
import { correlationIdOf } from '../../logging/correlation-id.ts';
import { holdersOrders } from '../../my-card/holders-orders.ts';
import { holdersPage } from '../../my-card/holders-page.ts';
import { countVisits, findCardOf } from '../../my-card/my-card-queries.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { worded } from '../../platform/worded.ts';
import { findRefundable, findRefundableOf } from '../../refund/refundable-queries.ts';
import { findNotes } from '../actions/note/note-queries.ts';
import { letterAsSent } from '../time/letter-as-sent.ts';
import { shownRefundable } from '../time/shown-refundable.ts';
import { pageOfTime, timeCountsOf } from '../time/time-lines.ts';
import { insertListLooks } from './list-look-queries.ts';
import { findCardNumbers } from './number-queries.ts';
import { findSentLetter } from './own-letter-queries.ts';
import { findPaidOrders, findPaymentStory } from './payment-story-queries.ts';
import { EVERYTHING_OF_PAYMENT, findLetterOfPayment } from './payment-time-queries.ts';
import { findInstalments, findPerson, findSessionIds, insertLook } from './person-queries.ts';
import { EVERYTHING_OF_PERSON } from './time-queries.ts';
import { findDiaryOf, findSentTo } from './viewed-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LEDGER_TEXTS = worded('contract/ledger', { fi, sv, en });

export const personAnswers: Answers<typeof personCalls, UserContext> = {
  async getPerson({ id }, context) {
    const { pool, clock, language } = context;
    const found = await findPerson(pool, id);
    if (!found) throw notFound(language);
    await recordLook(id, context);
    const { leavesAt, ...person } = found;
    return {
      ...person,
      address: addressLine(person.home, language),
      card: await cardOf(id, context),
      contract: await contractOf(id, context),
      notes: await findNotes(pool, id),
      refundable: (await findRefundableOf(pool, id)).flatMap((one) => shownRefundable(one) ?? []),
      instalments: await findInstalments(pool, id, helsinkiDay(clock.now())),
      leavesOn: leavesAt === null ? null : helsinkiDay(leavesAt),
      counts: await timeCountsOf(pool, EVERYTHING_OF_PERSON, id, await tracesOf(id, context)),
    };
  },

  async viewAsPerson({ id }, context) {
    const { pool, clock, user, language } = context;
    const found = await findPerson(pool, id);
    if (!found) throw notFound(language);
    const now = clock.now();
    const look = { accountId: id, staffId: user.accountId, subject: 'page' } as const;
    await insertLook(pool, { ...look, now, dayStart: now - DAY_MS });
    const card = await findCardOf(pool, id);
    const letters = await findSentTo(pool, id);
    const orders = await holdersOrders(id, context);
    return {
      id,
      name: found.name || found.emailAddress,
      firstName: found.firstName,
      language: found.language,
      page: await holdersPage(id, context),
      visitCount: card ? await countVisits(pool, card.cardId) : 0,
      visits: await findDiaryOf(pool, { accountId: id, language }),
      // A receipt link gives access to anyone, so staff do not get it.
      orders: orders.map(({ receiptUrl: _, paymentKey: _key, ...order }) => order),
      letters: letters.map(({ id: letterId, letter, sentAt }) => ({
        id: letterId,
        name: letterName(letter, language),
        sentAt,
      })),
    };
  },

  async getTimeOfPerson(input, context) {
    if (!(await findPerson(context.pool, input.id))) throw notFound(context.language);
    await recordLook(input.id, context);
    return pageOfTime(EVERYTHING_OF_PERSON, input, context, await tracesOf(input.id, context));
  },

  async getLetter(input, context) {
    const sent = await findSentLetter(context.pool, input);
    if (!sent) return { letter: null };
    await recordLook(input.personId, context);
    return { letter: await letterAsSent(context.pool, sent) };
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
      counts: await timeCountsOf(pool, EVERYTHING_OF_PAYMENT, id),
    };
  },

  async getTimeOfPayment(input, context) {
    if (!(await findPaymentStory(context.pool, input.id))) throw notFound(context.language);
    return pageOfTime(EVERYTHING_OF_PAYMENT, input, context);
  },

  async getLetterOfPayment(input, { pool, clock, user }) {
    const sent = await findLetterOfPayment(pool, input);
    if (!sent) return { letter: null };
    const orders = await findPaidOrders(pool, input.paymentId);
    const accountIds = orders.map(({ personId }) => personId);
    // A letter contains the recipient's name.
    await insertListLooks(pool, {
      accountIds,
      staffId: user.accountId,
      subject: 'orders',
      now: clock.now(),
    });
    return { letter: await letterAsSent(pool, sent) };
  },
};

const notFound = (language: Language) =>
  new Refusal('NOT_FOUND', refusalText('notFound', language), 404);

/** Correlation ids of the browsers with a session of the person. */
async function tracesOf(accountId: string, { pool, settings }: UserContext): Promise<string[]> {
  const sessionIds = await findSessionIds(pool, accountId);
  const keys = everyKey(settings.secretKey);
  return sessionIds.flatMap((id) => keys.map((key) => correlationIdOf(id, key)));
}

async function contractOf(accountId: string, { pool, clock }: UserContext) {
  const card = await findCardOf(pool, accountId);
  if (!card) return null;
  const query = { cardId: card.cardId, today: helsinkiDay(clock.now()) };
  const running = await runningContract(pool, query);
  return running && { id: running.id, due: running.due, later: running.later };
}

/** Recorded first, so that nothing is shown unrecorded. Once per member and day. */
async function recordLook(accountId: string, { pool, clock, user }: UserContext): Promise<void> {
  const now = clock.now();
  const look = { accountId, staffId: user.accountId, subject: 'details' } as const;
  await insertLook(pool, { ...look, now, dayStart: now - DAY_MS });
}

async function cardOf(accountId: string, { pool, clock, language }: UserContext) {
  const card = await findCardOf(pool, accountId);
  if (!card) return null;
  const { steps } = cardValidity(await findLedger(pool, card.cardId));
  const state = cardState(card, helsinkiDay(clock.now()));
  const until = state.state === 'valid' ? state.validUntil : null;
  return {
    customerNumber: card.customerNumber,
    numbers: await findCardNumbers(pool, accountId),
    state: state.state,
    until: state.state === 'ended' ? state.endedOn : until,
    sentences: steps.map((step) => ledgerText(step, LEDGER_TEXTS[language], language)),
    visitCount: await countVisits(pool, card.cardId),
    isDiaryHidden: card.isDiaryHidden,
  };
}
