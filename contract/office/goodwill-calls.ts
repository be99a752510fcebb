import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { daysBetween, isLocalDate } from '../../domain/base/local-date.ts';
import {
  CARD_ORIGINS,
  CAUSE_LENGTH,
  KEEP_REASONS,
  MOST_GOODWILL,
  MOST_POSTAL_CODES,
  MOST_RANGE_DAYS,
  RUN_STATES,
  SKIP_REASONS,
} from '../../domain/office/goodwill-run.ts';
import { change, needs, needsRecent, quiet, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';
import { reason } from './action.ts';

/** Only this century: the scheme is younger. */
const day = z.iso.date({ abort: true }).regex(/^20\d\d-/);
const range = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => {
    const days = isLocalDate(from) && isLocalDate(to) ? daysBetween(from, to) : -1;
    return days >= 0 && days < MOST_RANGE_DAYS;
  })
  .meta({ id: 'DayRange' });

/** Filter for cards. All conditions must hold; null or empty ones are ignored. */
export const goodwillFilter = z
  .object({
    /** The card's validity overlaps this period. */
    valid: range,
    visits: z
      .object({
        kind: z.enum(['visited', 'notVisited']),
        /** Null: any museum. */
        museumId: z.uuid().nullable(),
        days: range,
      })
      .nullable(),
    bought: range.nullable(),
    /** Prefix of the holder's postal code. */
    postalCodes: z.array(z.string().regex(/^\d{1,5}$/)).max(MOST_POSTAL_CODES),
    origins: z.array(z.enum(CARD_ORIGINS)).max(CARD_ORIGINS.length),
    languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length),
  })
  .meta({ id: 'GoodwillFilter' });

const wanted = z.object({
  filter: goodwillFilter,
  unit: z.enum(['days', 'months']),
  amount: z.int().min(1).max(MOST_GOODWILL.days),
  cause: text(CAUSE_LENGTH.most).trim().min(CAUSE_LENGTH.least),
});
const wantedTime = wanted.refine(
  ({ unit, amount }) => unit === 'days' || amount <= MOST_GOODWILL.months,
);

const count = z.int().min(0);
const shownDay = z.iso.date();
/** The preview. Money in euros. */
const goodwillCount = z
  .object({
    count,
    cost: z.number(),
    annualPrice: z.number(),
    limitDays: count,
    leftOut: z.array(z.object({ why: z.enum(SKIP_REASONS), count })),
    /** A random sample of them. */
    sample: z.array(
      z.object({ personId: z.uuid(), name: z.string(), before: shownDay, after: shownDay }),
    ),
    /** Sent back with the request: refused when the cards or the sum have changed. */
    previewed: z.string(),
  })
  .meta({ id: 'GoodwillCount' });

const run = z
  .object({
    id: z.uuid(),
    state: z.enum(RUN_STATES),
    askedAt: z.number(),
    expiresAt: z.number(),
    /** Null: erased after its keeping time. */
    askedBy: z.string().nullable(),
    isOwn: z.boolean(),
    cause: z.string(),
    reason: z.string(),
    filter: goodwillFilter,
    museum: z.string().nullable(),
    months: count,
    days: count,
    count,
    cost: z.number(),
    decidedAt: z.number().nullable(),
    decidedBy: z.string().nullable(),
    answer: z.string().nullable(),
    /** If the run's outcome changed before approval: the new values. */
    found: z.object({ count, cost: z.number() }).nullable(),
    given: count,
    skipped: count,
    undone: count,
    kept: count,
    undoUntil: z.number().nullable(),
  })
  .meta({ id: 'GoodwillRun' });
const runs = z.object({ runs: z.array(run) }).meta({ id: 'GoodwillRuns' });
const one = z.object({ id: z.uuid() });

/** Back office: goodwill for many cards at once. Approvers can also view and stop a run. */
export const goodwillRunCalls = {
  getGoodwillRuns: needs(
    'bulk.prepare',
    read(
      'Runs that give time to many cards',
      z.object({}),
      runs.extend({ museums: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    ),
  ),
  /** Progress of the newest runs; polled while one is running. */
  getGoodwillProgress: quiet(
    needs('bulk.prepare', read('How far the newest goodwill runs have come', z.object({}), runs)),
  ),
  countGoodwill: needs(
    'bulk.prepare',
    change('Count the cards that a goodwill run would reach', wantedTime, goodwillCount),
  ),
  /** Id chosen by the browser, so that a repeated call makes one request. */
  askGoodwillRun: needs(
    'bulk.prepare',
    change(
      'Ask a second person for a goodwill run',
      wanted
        .extend({ id: z.uuid(), reason, previewed: text(64) })
        .refine(({ unit, amount }) => unit === 'days' || amount <= MOST_GOODWILL.months),
      runs,
    ),
  ),
  withdrawGoodwillRun: needs(
    'bulk.prepare',
    change('Withdraw a goodwill run that waits for approval', one, runs),
  ),
  /** Current outcome, for the second person. */
  previewGoodwillRun: needs(
    'bulk.approve',
    change(
      'What a goodwill run would do now',
      one,
      z.object({ counted: goodwillCount, isChanged: z.boolean(), blocked: z.string().nullable() }),
    ),
  ),
  approveGoodwillRun: needsRecent(
    needs(
      'bulk.approve',
      change('Approve a goodwill run', one, runs.extend({ isDone: z.boolean() })),
    ),
  ),
  refuseGoodwillRun: needs(
    'bulk.approve',
    change('Refuse a goodwill run', one.extend({ answer: reason }), runs),
  ),
  stopGoodwillRun: needs('bulk.prepare', change('Stop a goodwill run', one, runs)),
  resumeGoodwillRun: needs('bulk.prepare', change('Go on with a stopped goodwill run', one, runs)),
  undoGoodwillRun: needsRecent(
    needs('bulk.prepare', change('Undo a goodwill run', one.extend({ reason }), runs)),
  ),
  /** Skipped cards, or those that kept their time after an undo; the first 200. */
  getGoodwillExceptions: needs(
    'bulk.prepare',
    read(
      'Cards that a goodwill run has passed over',
      one,
      z.object({
        cards: z.array(
          z.object({
            /** Null: no longer held by anyone. */
            personId: z.uuid().nullable(),
            name: z.string(),
            why: z.enum([...SKIP_REASONS, ...KEEP_REASONS]),
          }),
        ),
      }),
    ),
  ),
};

export type GoodwillFilter = z.output<typeof goodwillFilter>;
export type GoodwillCount = z.output<typeof goodwillCount>;
