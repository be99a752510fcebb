import type { GoodwillCount } from '../../../contract/office/goodwill-calls.ts';
import { type Cents, toEuros } from '../../../domain/base/cents.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import { cardValidity } from '../../../domain/card/card-validity.ts';
import type { LedgerEntry } from '../../../domain/card/ledger-entry.ts';
import { goodwillLimit } from '../../../domain/office/goodwill-limit.ts';
import { goodwillCost, SKIP_REASONS } from '../../../domain/office/goodwill-run.ts';
import { pricesOn } from '../../../domain/scheme/price.ts';
import { findLedgers } from '../../card/ledger-queries.ts';
import { wholeEntry } from '../../card/write-ledger.ts';
import { type Database, inTransaction, type Pool } from '../../db/database.ts';
import { findPrices } from '../../scheme/scheme-queries.ts';
import { hashOf } from '../actions/canonical.ts';
import { findStaffRoles } from '../staff/staff-queries.ts';
import {
  type FoundCards,
  findGoodwillCards,
  type WantedGoodwill,
} from './goodwill-filter-queries.ts';

type Counted = { found: FoundCards; count: number; cost: Cents; previewed: string };

export const runCause = (runId: string) => `goodwill-run:${runId}`;

/** The ledger entry of every card in a run. Dated by the request, so that a late approval or a stop changes nothing. */
export function runEntry(runId: string, { time, askedOn }: Timed): LedgerEntry {
  return wholeEntry({ kind: 'goodwill', cause: runCause(runId), occurredOn: askedOn, ...time });
}
type Timed = Pick<WantedGoodwill, 'time' | 'askedOn'>;

/** Annual price on the day of the request. */
export async function findAnnualPrice(db: Database, day: LocalDate): Promise<Cents> {
  const prices = pricesOn(await findPrices(db), day);
  if (!prices) throw new Error('the scheme has no annual price');
  return prices.annual;
}

/** Limit per card and year of the current roles. */
export async function findLimitDays(db: Database, accountId: string, now: number): Promise<number> {
  return goodwillLimit(await findStaffRoles(db, accountId, now));
}

/** Same value for the same cards and sum, whenever it is counted. */
export const fingerprint = (set: { count: number; cost: number; setHash: string }) => hashOf(set);

export async function countCards(pool: Pool, wanted: WantedGoodwill): Promise<Counted> {
  const found = await inTransaction(pool, (tx) => findGoodwillCards(tx, wanted));
  const { count, setHash } = found.totals.find(({ leftOut }) => leftOut === null) ?? {
    count: 0,
    setHash: '0',
  };
  const annualPrice = await findAnnualPrice(pool, wanted.askedOn);
  const cost = goodwillCost(wanted.time, { count, annualPrice });
  return { found, count, cost, previewed: fingerprint({ count, cost, setHash }) };
}

/** The count as shown, with a sample of people before and after. */
export async function showCount(
  db: Database,
  wanted: WantedGoodwill,
  { found, count, cost, previewed }: Counted,
): Promise<GoodwillCount> {
  const ledgers = await findLedgers(
    db,
    found.sample.map(({ cardId }) => cardId),
  );
  const entry = runEntry('preview', wanted);
  const sample = found.sample.flatMap(({ cardId, personId, name }) => {
    const ledger = ledgers.get(cardId) ?? [];
    const before = cardValidity(ledger).validUntil;
    const after = cardValidity([...ledger, entry]).validUntil;
    return before && after ? [{ personId, name, before, after }] : [];
  });
  const left = SKIP_REASONS.flatMap((why) => {
    const total = found.totals.find(({ leftOut }) => leftOut === why);
    return total ? [{ why, count: total.count }] : [];
  });
  const annualPrice = toEuros(await findAnnualPrice(db, wanted.askedOn));
  const { limitDays } = wanted;
  return { count, cost: toEuros(cost), annualPrice, limitDays, leftOut: left, sample, previewed };
}
