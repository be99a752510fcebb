import { z } from 'zod';
import { DATE_FORMATS, ENCODINGS, SEPARATORS } from '../../domain/data-import/file-guess.ts';
import { IMPORT_KINDS } from '../../domain/data-import/import-kinds.ts';
import { IMPORT_STATES } from '../../domain/data-import/import-states.ts';
import { text } from '../call/wire-values.ts';

/** Days of all cards together stay far below. */
export const count = z.int().min(0).max(1_000_000_000_000);
export const kind = z.enum(IMPORT_KINDS);
const header = text(200);

/**
 * How a file is read. For each canonical column: the header that it is taken from, what stands in every row instead, and
 * how words of the other system are said here. A column that is not named stays empty.
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
    /** Only rows that have one of these values in this column; null: all. */
    only: z.object({ column: header, values: z.array(text(100)).min(1).max(50) }).nullable(),
  })
  .meta({ id: 'ImportMapping' });
export type ImportMapping = z.output<typeof importMapping>;

/** A column as it was found. Samples are shortened; of a column that looks like a secret there are none. */
const columnProfile = z
  .object({
    name: z.string(),
    /** From 0 to 1. */
    fillRate: z.number(),
    /** Counted up to a limit; `isMore`: there are more. */
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
    /** `reading`: a job profiles it. */
    state: z.enum(['uploading', 'reading', 'read', 'unreadable']),
    rows: count,
    /** What was guessed from the file alone; shown beside what the mapping says. */
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
    /** Of active cards, from the day of the check to the last valid one. */
    daysLeft: count,
    runningContracts: count,
    openGifts: count,
    openSeats: count,
    visits: count,
  })
  .meta({ id: 'ImportTotals' });

const progress = z
  .object({
    /** What the job is at; null: at nothing. */
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
    /** The system that the outer ids are of: two imports of one source meet the same rows. */
    source: z.string(),
    state: z.enum(IMPORT_STATES),
    madeAt: z.number(),
    /** Null: by the command, or not to be told any more. */
    madeBy: z.string().nullable(),
    endedAt: z.number().nullable(),
    progress,
  })
  .meta({ id: 'ImportBrief' });

export const dataImport = brief
  .extend({
    files: z.array(importFile),
    /** Rows by kind and verdict, after a check; of one that is committed what was skipped, of one undone the buckets. */
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
    /** Contracts of an earlier import that are still charged and not in this one's file; `getMissingContracts` lists them. */
    missingContracts: count,
    /** What would be here of this import's rows, as of a day. */
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
    /** What stands in the portal after the commit, counted from the living tables as of the signed day. */
    landed: totals.nullable(),
    committedBy: z.string().nullable(),
    committedAt: z.number().nullable(),
    undoUntil: z.number().nullable(),
    /** Why the last job stopped by itself; null: it did not. */
    fault: z.enum(['totalsChanged', 'unreadable', 'failed']).nullable(),
  })
  .meta({ id: 'DataImport' });
export type ShownImport = z.output<typeof dataImport>;
