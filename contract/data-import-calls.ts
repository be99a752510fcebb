import { z } from 'zod';
import { DATE_FORMATS, ENCODINGS, SEPARATORS } from '../domain/data-import/file-guess.ts';
import { COLUMN_TYPES, IMPORT_KINDS } from '../domain/data-import/import-kinds.ts';
import {
  IMPORT_STATES,
  MOST_FILE_BYTES,
  OUTCOMES,
  ROW_REASONS,
  VERDICTS,
} from '../domain/data-import/import-states.ts';
import { change, needs, needsRecent, quiet, read } from './call.ts';
import { reason } from './office-action.ts';
import { text } from './wire-values.ts';

/** Days of all cards together stay far below. */
const count = z.int().min(0).max(1_000_000_000_000);
const one = z.object({ importId: z.uuid() });
const ofFile = one.extend({ fileId: z.uuid() });
const kind = z.enum(IMPORT_KINDS);
const header = text(200);

/**
 * How a file is read. For each canonical column: the header that it is taken from, what stands in every row instead, and
 * how words of the other system are said here. A column that is not named stays empty.
 */
export const importMapping = z.object({
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
});
export type ImportMapping = z.output<typeof importMapping>;

/** A column as it was found. Samples are shortened; of a column that looks like a secret there are none. */
const columnProfile = z.object({
  name: z.string(),
  /** From 0 to 1. */
  fillRate: z.number(),
  /** Counted up to a limit; `isMore`: there are more. */
  distinct: count,
  isMore: z.boolean(),
  longest: count,
  samples: z.array(z.string()),
});

const importFile = z.object({
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
});

const totals = z.object({
  people: count,
  cards: count,
  activeCards: count,
  /** Of active cards, from the day of the check to the last valid one. */
  daysLeft: count,
  runningContracts: count,
  openGifts: count,
  openSeats: count,
  visits: count,
});

const progress = z.object({
  /** What the job is at; null: at nothing. */
  step: z.enum(['reading', 'checking', 'committing', 'undoing']).nullable(),
  kind: kind.nullable(),
  done: count,
  all: count,
});

const brief = z.object({
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
});

const dataImport = brief.extend({
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
});

const savedMapping = z.object({
  /** Presets have a fixed id: `canonical:people`, `salesforce:people` … */
  id: z.string(),
  name: z.string(),
  kind,
  isPreset: z.boolean(),
  mapping: importMapping,
});

const row = z.object({
  kind,
  file: z.string(),
  /** As a spreadsheet counts: the header is line 1, a cell over several lines counts them all. */
  line: count,
  outerId: z.string(),
  verdict: z.enum(VERDICTS),
  outcome: z.enum(OUTCOMES).nullable(),
  /** Null: nothing is the matter. */
  why: z.enum(ROW_REASONS).nullable(),
  /** The canonical columns that it is about: the bad one, or those that would change. */
  columns: z.array(z.string()),
});

/** Back office: move another scheme in. Who signs the totals is not who commits. */
export const dataImportCalls = {
  getDataImports: needs('data.import', read(z.object({}), z.object({ imports: z.array(brief) }))),
  /** What there is to map to: the canonical columns of every kind, presets and saved mappings. */
  getDataImportFormats: needs(
    'data.import',
    read(
      z.object({}),
      z.object({
        kinds: z.array(
          z.object({
            kind,
            columns: z.array(
              z.object({ name: z.string(), type: z.enum(COLUMN_TYPES), isRequired: z.boolean() }),
            ),
          }),
        ),
        mappings: z.array(savedMapping),
      }),
    ),
  ),
  /** The id is chosen by the browser: the same one opens once. */
  openDataImport: needs(
    'data.import',
    change(
      one.extend({
        name: text(80).trim().min(2),
        source: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/),
      }),
      dataImport,
    ),
  ),
  getDataImport: needs('data.import', read(one, dataImport)),
  /** Asked again by the page while a job is at work. */
  getDataImportProgress: quiet(needs('data.import', read(one, dataImport))),
  /**
   * Announces a file. Its bytes follow in pieces of at most 4 MiB to
   * `POST /office/imports/:importId/files/:fileId/chunks/:place` (application/octet-stream, places from 0; a piece sent
   * again replaces itself), then `finishDataImportFile`.
   */
  startDataImportFile: needs(
    'data.import',
    change(
      ofFile.extend({ kind, name: text(200).min(1), bytes: count.min(1).max(MOST_FILE_BYTES) }),
      dataImport,
    ),
  ),
  /** All pieces are there: a job profiles the file and proposes a mapping. */
  finishDataImportFile: needs('data.import', change(ofFile, dataImport)),
  removeDataImportFile: needs('data.import', change(ofFile, dataImport)),
  /** `saveAs`: kept under this name for the next file of this kind. */
  saveDataImportMapping: needs(
    'data.import',
    change(
      ofFile.extend({
        mapping: importMapping,
        saveAs: text(80).trim().min(2).nullable(),
      }),
      dataImport,
    ),
  ),
  deleteDataImportMapping: needs('data.import', change(z.object({ id: z.uuid() }), z.object({}))),
  /** The dry run: a job that writes nothing but its report. */
  checkDataImport: needs('data.import', change(one, dataImport)),
  /** Rows of the report, 100 at a time. A report as a file: `GET /office/imports/:importId/report.csv`. */
  getDataImportRows: needs(
    'data.import',
    read(
      one.extend({
        kind: kind.optional(),
        verdict: z.enum(VERDICTS).optional(),
        outcome: z.enum(OUTCOMES).optional(),
        /** `next` of the page before. */
        after: text(40).optional(),
      }),
      z.object({ rows: z.array(row), next: z.string().nullable() }),
    ),
  ),
  /** Exactly the totals that were looked at: others are refused. */
  signDataImport: needsRecent(
    needs('data.sign', change(one.extend({ asOf: z.iso.date(), figures: totals }), dataImport)),
  ),
  /** Counts again; refuses when the totals are not those that were signed. */
  commitDataImport: needsRecent(needs('data.import', change(one.extend({ reason }), dataImport))),
  stopDataImport: needs('data.import', change(one, dataImport)),
  resumeDataImport: needs('data.import', change(one, dataImport)),
  undoDataImport: needsRecent(needs('data.import', change(one.extend({ reason }), dataImport))),
};

export type ShownImport = z.output<typeof dataImport>;
