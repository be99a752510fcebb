import { toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { plasticState } from '../../domain/card/plastic-card.ts';
import { cardYearStart, hasVisitedSince } from '../../domain/card/validity-view.ts';
import { isRenewedInTime, renewedUntil } from '../../domain/renewal/renewal.ts';
import { type Prices, pricesOn, renewalPrice } from '../../domain/scheme/price.ts';
import { findWaitingCard } from '../activation/claim/waiting-queries.ts';
import { findLedger } from '../card/ledger-queries.ts';
import { runningContract } from '../instalment/running-contract.ts';
import { isCardBeingPaid } from '../order/purchase-queries.ts';
import type { GuestContext } from '../platform/context.ts';
import { findDeletionDue } from '../privacy/privacy-queries.ts';
import { readOwnCard } from '../records/record-objects.ts';
import { findPrices } from '../scheme/scheme-queries.ts';
import { drawBarcode, drawQr } from './draw-code.ts';
import { countVisits, findCardOf, findPlasticOf, type OwnCard } from './my-card-queries.ts';

/** Reads by the given account id, never by the session. */
type ReadDeps = Pick<GuestContext, 'pool' | 'clock'>;

/** The card page, for its holder and for staff who view it. */
export async function holdersPage(
  accountId: string,
  reading: ReadDeps,
  browserCardId: string | null = null,
) {
  const { pool, clock } = reading;
  const own = await findCardOf(pool, accountId);
  const deletedAt = await findDeletionDue(pool, accountId);
  return {
    checkedAt: clock.now(),
    card: own && (await shownCard(accountId, own, reading)),
    waitingCard: await findWaitingCard(pool, { accountId, browserCardId }),
    isBeingPaid: await isCardBeingPaid(pool, { accountId, kind: own ? 'renewal' : 'standard' }),
    deletionOn: deletedAt === null ? null : helsinkiDay(deletedAt),
  };
}

async function shownCard(accountId: string, own: OwnCard, context: ReadDeps) {
  const { pool, clock } = context;
  const record = await readOwnCard(pool, { cardId: own.cardId, accountId });
  if (!record) throw new Error('a card of the account is not among its records');
  const today = helsinkiDay(clock.now());
  // An expired card shows its last validity.
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
    dueAmount: contract?.due.amount ?? 0,
    dueCount: contract?.due.count ?? 0,
    plastic: await shownPlastic(own.cardId, context),
    visitCount: own.isDiaryHidden ? 0 : await countVisits(pool, own.cardId),
    hasVisited: own.isDiaryHidden || hasVisitedSince(own.lastVisitOn, yearStartsOn),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the card page mentions posting; afterwards it has arrived, or customer service knows. */
const POSTED_NOTICE_DAYS = 30;

async function shownPlastic(cardId: string, { pool, clock }: ReadDeps) {
  const plastic = await findPlasticOf(pool, cardId);
  if (!plastic) return null;
  const { postedAt } = plastic;
  if (postedAt !== null && postedAt < clock.now() - POSTED_NOTICE_DAYS * DAY_MS) return null;
  return {
    state: plasticState(plastic),
    orderedOn: helsinkiDay(plastic.orderedAt),
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
