import type { myCardCalls } from '../../contract/my-card-calls.ts';
import { texts as en } from '../../contract/texts/en/ledger.ts';
import { texts as fi } from '../../contract/texts/fi/ledger.ts';
import { ledgerText } from '../../contract/texts/ledger-text.ts';
import { texts as sv } from '../../contract/texts/sv/ledger.ts';
import { toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import { plasticState } from '../../domain/card/plastic-card.ts';
import { cardYearStart, hasVisitedSince } from '../../domain/card/validity-view.ts';
import { isRenewedInTime, renewedUntil } from '../../domain/renewal/renewal.ts';
import { type Prices, pricesOn, renewalPrice } from '../../domain/scheme/price.ts';
import { findLedger, lockCard } from '../card/card-queries.ts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { runningContract } from '../instalment/running-contract.ts';
import { isCardBeingPaid } from '../order/purchase-queries.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { readRecord } from '../records/read-record.ts';
import { findPrices } from '../scheme/scheme-queries.ts';
import { drawBarcode, drawQr } from './draw-code.ts';
import {
  countVisits,
  deleteHiddenDiary,
  detachVisits,
  findCardOf,
  findPlasticOf,
  findVisitIds,
  insertHiddenDiary,
  type OwnCard,
} from './my-card-queries.ts';

const LEDGER_TEXTS = { fi, sv, en };

export const myCardAnswers: Answers<typeof myCardCalls, UserContext> = {
  async getMyCard(_, context) {
    const { pool, clock, user } = context;
    const own = await findCardOf(pool, user.accountId);
    return {
      checkedAt: clock.now(),
      card: own && (await shownCard(own, context)),
      isBeingPaid: !own && (await isCardBeingPaid(pool, user.accountId)),
    };
  },

  async getMyVisitIds(_, { pool, user }) {
    const card = await findCardOf(pool, user.accountId);
    if (!card || card.isDiaryHidden) return { visitIds: [] };
    return { visitIds: await findVisitIds(pool, card.cardId) };
  },

  async getMyValidity(_, context) {
    const card = await findCardOf(context.pool, context.user.accountId);
    if (!card) return { sentences: [], validUntil: null };
    const { steps, validUntil } = cardValidity(await findLedger(context.pool, card.cardId));
    const { language } = context;
    const texts = LEDGER_TEXTS[language];
    return { sentences: steps.map((step) => ledgerText(step, texts, language)), validUntil };
  },

  async setDiaryHidden({ isHidden }, context) {
    const { cardId } = await requireCard(context);
    if (isHidden) await insertHiddenDiary(context.pool, cardId, context.clock.now());
    else await deleteHiddenDiary(context.pool, cardId);
    return { isHidden };
  },

  async forgetDiary(_, context) {
    const { cardId } = await requireCard(context);
    // Under the card's lock: a visit that a desk is recording is either forgotten whole or not there yet.
    const forgotten = await inTransaction(context.pool, async (tx) => {
      await lockCard(tx, cardId);
      return detachVisits(tx, cardId);
    });
    context.log.info({ event: 'diary-forgotten', accountId: context.user.accountId }, 'diary');
    return { forgotten };
  },
};

async function shownCard(own: OwnCard, context: UserContext) {
  const { pool, clock } = context;
  const record = await readRecord(own.cardId, context);
  if (!record) throw new Error('a card of the account is not among its records');
  const today = helsinkiDay(clock.now());
  // Of a card that has ended it is the last one.
  const { startsOn, validUntil } = own;
  const inYear = validUntil && validUntil < today ? validUntil : today;
  const yearStartsOn = startsOn && cardYearStart(startsOn, inYear);
  const prices = await findPrices(pool);
  const contract = await runningContract(pool, { cardId: own.cardId, today });
  const yearPrice = yearStartsOn && pricesOn(prices, yearStartsOn)?.annual;
  return {
    record,
    qr: drawQr(own.customerNumber),
    barcode: drawBarcode(own.customerNumber),
    yearPrice: yearPrice ? toEuros(yearPrice) : null,
    yearStartsOn,
    isDiaryHidden: own.isDiaryHidden,
    extension: extensionOf(pricesOn(prices, today), {
      isInTime: isRenewedInTime(own, today),
      newEnd: renewedUntil(await findLedger(pool, own.cardId), { today, extraMonths: 0 }),
    }),
    stopsOn: contract?.stopsOn ?? null,
    dueAmount: contract?.dueAmount ?? 0,
    plastic: await shownPlastic(own.cardId, context),
    visitCount: own.isDiaryHidden ? 0 : await countVisits(pool, own.cardId),
    hasVisited: own.isDiaryHidden || hasVisitedSince(own.lastVisitOn, yearStartsOn),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long after posting the card page mentions it: by then it is in the wallet, or customer service has heard of it. */
const POSTED_NOTICE_DAYS = 30;

async function shownPlastic(cardId: string, { pool, clock }: UserContext) {
  const plastic = await findPlasticOf(pool, cardId);
  if (!plastic) return null;
  const { postedAt } = plastic;
  if (postedAt !== null && postedAt < clock.now() - POSTED_NOTICE_DAYS * DAY_MS) return null;
  return {
    state: plasticState(plastic),
    postedOn: postedAt === null ? null : helsinkiDay(postedAt),
  };
}

function extensionOf(
  prices: Prices | null,
  { isInTime, newEnd }: { isInTime: boolean; newEnd: LocalDate | null },
) {
  if (!prices) return null;
  return {
    newEnd,
    newCard: toEuros(prices.annual),
    year: toEuros(renewalPrice(prices, isInTime)),
    month: toEuros(prices.monthly),
    monthsTogether: toEuros(prices.monthlyTotal),
  };
}

async function requireCard({ pool, user, language }: UserContext): Promise<OwnCard> {
  const card = await findCardOf(pool, user.accountId);
  if (!card) throw new Refusal('CARD_NOT_FOUND', refusalText('cardNotFound', language), 404);
  return card;
}
