import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, spokenOf } from '../../domain/base/language.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import type { LoggingSettings } from '../../domain/logging/log-level.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';
import type { Logo } from '../../domain/scheme/logo.ts';
import type { Colours } from '../../domain/scheme/look.ts';
import { factOn, factRowOn, isMonthlyOfferedOn } from '../../domain/scheme/scheme-facts.ts';
import type { Measurer, SearchWords } from '../../domain/scheme/site-facts.ts';
import type { Database, Pool } from '../db/database.ts';
import type { Deps } from './context.ts';
import { findDecidedFacts, hasContracts } from './http/opening-queries.ts';

const KEPT_MS = 10_000;

/** What texts, letters and refusals depend on today. */
type SchemeToday = {
  languages: readonly Language[];
  isMonthlyOffered: boolean;
  /** Terms keep the section on instalments while anyone has agreed to pay them. */
  hasMonthlyTerms: boolean;
  /** Whether an activated gift stays with its recipient when the order is withdrawn. */
  giftsStay: boolean;
  /** Null: default colours. */
  colours: Colours | null;
  logo: Logo | null;
  search: SearchWords | null;
  /** Null: as configured in the settings. */
  tracking: Measurer | null;
  /** Null: no decision yet. */
  logging: LoggingSettings | null;
};

const todayOf = (
  facts: readonly DatedFact[],
  day: LocalDate,
  hasContracts = false,
): SchemeToday => ({
  languages: factOn(facts, 'languages', day).languages,
  isMonthlyOffered: isMonthlyOfferedOn(facts, day),
  hasMonthlyTerms: hasContracts || isMonthlyOfferedOn(facts, day),
  giftsStay: factOn(facts, 'takenGifts', day).giftsStay,
  colours: factOn(facts, 'colours', day).colours,
  logo: factOn(facts, 'logo', day).logo,
  search: factOn(facts, 'search', day).search,
  tracking: factOn(facts, 'tracking', day).tracking,
  logging: factRowOn(facts, 'logging', day)?.value.logging ?? null,
});

let today = todayOf([], helsinkiDay(0));
/** A preview day is visible to its request only. */
const ahead = new AsyncLocalStorage<SchemeToday>();
let known: { pool: Pool | null; day: string; at: number } = { pool: null, day: '', at: 0 };
let reading: Promise<void> = Promise.resolve();

/** Refreshed every few seconds and at midnight, and kept while the database is down. */
export async function refreshSchemeToday({
  pool,
  clock,
}: Pick<Deps, 'pool' | 'clock'>): Promise<void> {
  const now = clock.now();
  const day = helsinkiDay(now);
  const isFresh = known.day === day && now >= known.at && now < known.at + KEPT_MS;
  // Another database is another scheme: drop the cached one.
  if (known.pool !== pool) today = todayOf([], day);
  if (!isFresh || known.pool !== pool) {
    known = { pool, day, at: now };
    reading = readToday(pool, day);
  }
  // Concurrent callers share one query.
  await reading;
}

async function readToday(pool: Pool, day: LocalDate): Promise<void> {
  const found = await findSchemeOn(pool, day).catch(() => null);
  if (found) today = found;
}

export async function findSchemeOn(db: Database, day: LocalDate): Promise<SchemeToday> {
  const [facts, hasPlans] = await Promise.all([findDecidedFacts(db), hasContracts(db)]);
  return todayOf(facts, day, hasPlans);
}

/** Runs `ask` with the scheme of another day. */
export function withSchemeOf<Answer>(scheme: SchemeToday, ask: () => Answer): Answer {
  return ahead.run(scheme, ask);
}

export const schemeToday = (): SchemeToday => ahead.getStore() ?? today;

/** The requested language, or the scheme's first if it lacks that. */
export const spokenLanguage = (asked: Language): Language =>
  spokenOf(schemeToday().languages, asked);
