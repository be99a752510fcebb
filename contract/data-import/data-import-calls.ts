import { z } from 'zod';
import { COLUMN_TYPES } from '../../domain/data-import/import-kinds.ts';
import {
  MOST_FILE_BYTES,
  OUTCOMES,
  ROW_REASONS,
  VERDICTS,
} from '../../domain/data-import/import-states.ts';
import { change, needs, needsRecent, quiet, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';
import { reason } from '../office/action.ts';
import { brief, count, dataImport, importMapping, kind, totals } from './data-import.ts';

const one = z.object({ importId: z.uuid() });
const ofFile = one.extend({ fileId: z.uuid() });

const savedMapping = z
  .object({
    /** Presets have fixed ids: `canonical:people`, `salesforce:people` … */
    id: z.string(),
    name: z.string(),
    kind,
    isPreset: z.boolean(),
    mapping: importMapping,
  })
  .meta({ id: 'SavedImportMapping' });

const row = z.object({
  kind,
  file: z.string(),
  /** As in a spreadsheet: the header is line 1, and line breaks within cells count. */
  line: count,
  outerId: z.string(),
  verdict: z.enum(VERDICTS),
  outcome: z.enum(OUTCOMES).nullable(),
  /** Null: no problem. */
  why: z.enum(ROW_REASONS).nullable(),
  /** Canonical columns concerned: the invalid one, or those that would change. */
  columns: z.array(z.string()),
  /** The offending value, if it is not personal: a museum, a date, a sum. */
  found: z.string().nullable(),
});

const missingContract = z.object({
  outerId: z.string(),
  /** The person whose page can end it. */
  personId: z.uuid().nullable(),
  nextDueOn: z.iso.date(),
  /** Euros. */
  amount: z.number(),
  /** Instalments that are still to be charged. */
  unpaid: count,
});

/** Back office: imports from another scheme. The person who signs the totals must not commit them. */
export const dataImportCalls = {
  getDataImports: needs(
    'data.import',
    read('The imports of data', z.object({}), z.object({ imports: z.array(brief) })),
  ),
  /** Mapping targets: the canonical columns of every kind, presets and saved mappings. */
  getDataImportFormats: needs(
    'data.import',
    read(
      'The columns that a file can be mapped to',
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
  /** Id chosen by the browser, so that a repeated call opens one import. */
  openDataImport: needs(
    'data.import',
    change(
      'Open an import',
      one.extend({
        name: text(80).trim().min(2),
        source: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/),
      }),
      dataImport,
    ),
  ),
  getDataImport: needs(
    'data.import',
    read('An import with its files and reports', one, dataImport),
  ),
  /** Polled by the page while a job runs. */
  getDataImportProgress: quiet(
    needs('data.import', read('How far an import has come', one, dataImport)),
  ),
  /**
   * Announces a file. Upload it in chunks of at most 4 MiB to
   * `POST /office/imports/:importId/files/:fileId/chunks/:place` (application/octet-stream, places from 0; a
   * repeated chunk replaces itself), then `finishDataImportFile`.
   */
  startDataImportFile: needs(
    'data.import',
    change(
      'Announce a file of an import',
      ofFile.extend({ kind, name: text(200).min(1), bytes: count.min(1).max(MOST_FILE_BYTES) }),
      dataImport,
    ),
  ),
  /** All chunks are uploaded: a job profiles the file and proposes a mapping. */
  finishDataImportFile: needs(
    'data.import',
    change('Say that every piece of a file has been sent', ofFile, dataImport),
  ),
  removeDataImportFile: needs(
    'data.import',
    change('Remove a file from an import', ofFile, dataImport),
  ),
  /** `saveAs`: stored under this name for the next file of this kind. */
  saveDataImportMapping: needs(
    'data.import',
    change(
      'Save how the columns of a file are mapped',
      ofFile.extend({
        mapping: importMapping,
        saveAs: text(80).trim().min(2).nullable(),
      }),
      dataImport,
    ),
  ),
  deleteDataImportMapping: needs(
    'data.import',
    change('Delete a saved mapping of columns', z.object({ id: z.uuid() }), z.object({})),
  ),
  /** Dry run: a job that writes only its report. */
  checkDataImport: needs(
    'data.import',
    change('Check an import without writing anything', one, dataImport),
  ),
  /** Rows of the report, 100 per page. As a file: `GET /office/imports/:importId/report.csv`. */
  getDataImportRows: needs(
    'data.import',
    read(
      'A page of the rows of an import’s report',
      one.extend({
        kind: kind.optional(),
        verdict: z.enum(VERDICTS).optional(),
        outcome: z.enum(OUTCOMES).optional(),
        /** `next` of the previous page. */
        after: text(40).optional(),
      }),
      z.object({ rows: z.array(row), next: z.string().nullable() }),
    ),
  ),
  /** Contracts missing from the file are not ended automatically: staff decide on each. 100 per page. */
  getMissingContracts: needs(
    'data.import',
    read(
      'Monthly contracts that the files leave out',
      one.extend({
        /** `next` of the previous page. */
        after: text(64).optional(),
      }),
      z.object({ contracts: z.array(missingContract), next: z.string().nullable() }),
    ),
  ),
  /** Signs exactly the totals that were reviewed; others are refused. */
  signDataImport: needsRecent(
    needs(
      'data.sign',
      change(
        'Sign the totals of an import',
        one.extend({ asOf: z.iso.date(), figures: totals }),
        dataImport,
      ),
    ),
  ),
  /** Recounts, and refuses when the totals differ from the signed ones. */
  commitDataImport: needsRecent(
    needs(
      'data.import',
      change('Write an import into the scheme', one.extend({ reason }), dataImport),
    ),
  ),
  stopDataImport: needs(
    'data.import',
    change('Stop an import that is being written', one, dataImport),
  ),
  resumeDataImport: needs('data.import', change('Go on with a stopped import', one, dataImport)),
  undoDataImport: needsRecent(
    needs('data.import', change('Undo an import', one.extend({ reason }), dataImport)),
  ),
};
