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

/** What texts, letters and refusals of today depend on. */
type SchemeToday = {
  languages: readonly Language[];
  isMonthlyOffered: boolean;
  /** Terms go on speaking of instalments where somebody has agreed to pay them. */
  hasMonthlyTerms: boolean;
  /** Whether an activated gift stays with its recipient when an order of today is withdrawn. */
  giftsStay: boolean;
  /** Null: as shipped. */
  colours: Colours | null;
  logo: Logo | null;
  search: SearchWords | null;
  /** Null: as the settings say. */
  tracking: Measurer | null;
  /** Null: nobody has decided. */
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
/** Another day is read by the one who looks at it. */
const ahead = new AsyncLocalStorage<SchemeToday>();
let known: { pool: Pool | null; day: string; at: number } = { pool: null, day: '', at: 0 };
let reading: Promise<void> = Promise.resolve();

/** Read anew every few seconds and at midnight, and kept when the database is away. */
export async function refreshSchemeToday({
  pool,
  clock,
}: Pick<Deps, 'pool' | 'clock'>): Promise<void> {
  const now = clock.now();
  const day = helsinkiDay(now);
  const isFresh = known.day === day && now >= known.at && now < known.at + KEPT_MS;
  // Another database is another scheme: nothing of the last one is kept for it.
  if (known.pool !== pool) today = todayOf([], day);
  if (!isFresh || known.pool !== pool) {
    known = { pool, day, at: now };
    reading = readToday(pool, day);
  }
  // Whoever comes meanwhile waits for the same answer.
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

/** Whatever is asked within is answered for the day of this scheme. */
export function withSchemeOf<Answer>(scheme: SchemeToday, ask: () => Answer): Answer {
  return ahead.run(scheme, ask);
}

export const schemeToday = (): SchemeToday => ahead.getStore() ?? today;

/** The language in which the scheme answers who asked for this one. */
export const spokenLanguage = (asked: Language): Language =>
  spokenOf(schemeToday().languages, asked);
