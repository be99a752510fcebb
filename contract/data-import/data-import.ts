import { z } from 'zod';
import { DATE_FORMATS, ENCODINGS, SEPARATORS } from '../../domain/data-import/file-guess.ts';
import { IMPORT_KINDS } from '../../domain/data-import/import-kinds.ts';
import { IMPORT_STATES } from '../../domain/data-import/import-states.ts';
import { text } from '../call/wire-values.ts';

/** Upper bound for the days of all cards together. */
export const count = z.int().min(0).max(1_000_000_000_000);
export const kind = z.enum(IMPORT_KINDS);
const header = text(200);

/**
 * How a file is read. For each canonical column: its source header, or a constant for every row, and how words of the
 * other system translate. A column without an entry stays empty.
 */
export const importMapping = z
  .object({
    encoding: z.enum(ENCODINGS),
    separator: z.enum(SEPARATORS),
    dateFormat: z.enum(DATE_FORMATS),
    columns: z.record(
      text(60),
      z.object({
        from: header.nullable(),
        constant: text(200).nullable(),
        words: z.record(text(100), text(100)),
      }),
    ),
    /** Import only rows with one of these values in this column; null: all rows. */
    only: z.object({ column: header, values: z.array(text(100)).min(1).max(50) }).nullable(),
  })
  .meta({ id: 'ImportMapping' });
export type ImportMapping = z.output<typeof importMapping>;

/** Profile of a source column. Samples are shortened; columns that look secret have none. */
const columnProfile = z
  .object({
    name: z.string(),
    /** Between 0 and 1. */
    fillRate: z.number(),
    /** Counted up to a limit; `isMore`: the limit was exceeded. */
    distinct: count,
    isMore: z.boolean(),
    longest: count,
    samples: z.array(z.string()),
  })
  .meta({ id: 'ImportColumn' });

const importFile = z
  .object({
    id: z.uuid(),
    kind,
    name: z.string(),
    bytes: count,
    received: count,
    /** `reading`: a job is profiling it. */
    state: z.enum(['uploading', 'reading', 'read', 'unreadable']),
    rows: count,
    /** Format guessed from the file alone; shown beside that of the mapping. */
    guessed: importMapping.pick({ encoding: true, separator: true, dateFormat: true }).nullable(),
    columns: z.array(columnProfile),
    mapping: importMapping.nullable(),
  })
  .meta({ id: 'ImportFile' });

export const totals = z
  .object({
    people: count,
    cards: count,
    activeCards: count,
    /** Of active cards, from the day of the check to their last valid day. */
    daysLeft: count,
    runningContracts: count,
    openGifts: count,
    openSeats: count,
    visits: count,
  })
  .meta({ id: 'ImportTotals' });

const progress = z
  .object({
    /** The running job; null: none. */
    step: z.enum(['reading', 'checking', 'committing', 'undoing']).nullable(),
    kind: kind.nullable(),
    done: count,
    all: count,
  })
  .meta({ id: 'ImportProgress' });

export const brief = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Source system of the outer ids: two imports from one source match the same rows. */
    source: z.string(),
    state: z.enum(IMPORT_STATES),
    madeAt: z.number(),
    /** Null: by the command, or erased after its keeping time. */
    madeBy: z.string().nullable(),
    endedAt: z.number().nullable(),
    progress,
  })
  .meta({ id: 'ImportBrief' });

export const dataImport = brief
  .extend({
    files: z.array(importFile),
    /** Row counts by kind and verdict after a check; after a commit, the skipped ones; after an undo, its buckets. */
    counts: z.array(
      z.object({
        kind,
        create: count,
        update: count,
        unchanged: count,
        refused: count,
        skipped: count,
        reversed: count,
        kept: count,
        couldNot: count,
      }),
    ),
    /**
     * Contracts of an earlier import that are still charged but missing from this file; listed by
     * `getMissingContracts`.
     */
    missingContracts: count,
    /** What the portal would contain from this import's rows on a given day. */
    totals: z.object({ asOf: z.iso.date(), figures: totals }).nullable(),
    signed: z
      .object({
        by: z.string().nullable(),
        isOwn: z.boolean(),
        at: z.number(),
        asOf: z.iso.date(),
        figures: totals,
      })
      .nullable(),
    /** What the portal contains after the commit, counted from live tables as of the signed day. */
    landed: totals.nullable(),
    committedBy: z.string().nullable(),
    committedAt: z.number().nullable(),
    undoUntil: z.number().nullable(),
    /** Why the last job failed; null: it did not. */
    fault: z.enum(['totalsChanged', 'unreadable', 'failed']).nullable(),
  })
  .meta({ id: 'DataImport' });
export type ShownImport = z.output<typeof dataImport>;
