import type { dataImportCalls } from '../../../contract/data-import/data-import-calls.ts';
import { IMPORT_COLUMNS } from '../../../domain/data-import/import-columns.ts';
import { IMPORT_KINDS } from '../../../domain/data-import/import-kinds.ts';
import { PRESETS } from '../../../domain/data-import/presets.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { notFound } from '../actions/action-refusals.ts';
import {
  addFile,
  checkFiles,
  commitRows,
  finishFile,
  mapFile,
  openImport,
  removeFile,
  resumeImport,
  signTotals,
  stopImport,
  undoRows,
} from './change-import.ts';
import { deleteMapping, findMappings } from './file/file-queries.ts';
import { findImports } from './import-queries.ts';
import { pageOfMissing, pageOfRows } from './report-page.ts';
import { briefOf, showImport } from './shown-import.ts';

/** Runs the change and returns the updated import. */
const after =
  <Input extends { importId: string }>(
    step: (context: UserContext, input: Input) => Promise<unknown>,
  ) =>
  async (input: Input, context: UserContext) => {
    await step(context, input);
    return shown(context, input.importId);
  };

async function shown({ pool, user, clock, language }: UserContext, importId: string) {
  const one = await showImport(pool, { importId, viewer: user, now: clock.now() });
  if (!one) throw notFound(language);
  return one;
}

export const dataImportAnswers: Answers<typeof dataImportCalls, UserContext> = {
  async getDataImports(_, { pool }) {
    return { imports: (await findImports(pool)).map((one) => briefOf(one)) };
  },

  async getDataImportFormats(_, { pool }) {
    const saved = await findMappings(pool);
    return {
      kinds: IMPORT_KINDS.map((kind) => ({ kind, columns: [...IMPORT_COLUMNS[kind]] })),
      mappings: [
        ...PRESETS.map((preset) => ({ ...preset, isPreset: true })),
        ...saved.map((mapping) => ({ ...mapping, isPreset: false })),
      ],
    };
  },

  openDataImport: after(openImport),
  getDataImport: ({ importId }, context) => shown(context, importId),
  getDataImportProgress: ({ importId }, context) => shown(context, importId),
  startDataImportFile: after(addFile),
  finishDataImportFile: after(finishFile),
  removeDataImportFile: after(removeFile),
  saveDataImportMapping: after(mapFile),

  async deleteDataImportMapping({ id }, { pool }) {
    await deleteMapping(pool, id);
    return {};
  },

  checkDataImport: after((context, { importId }) => checkFiles(context, importId)),
  getDataImportRows: (asked, { pool }) => pageOfRows(pool, asked),
  getMissingContracts: (asked, { pool, clock }) =>
    pageOfMissing(pool, { ...asked, now: clock.now() }),
  signDataImport: after(signTotals),
  commitDataImport: after(commitRows),
  stopDataImport: after((context, { importId }) => stopImport(context, importId)),
  resumeDataImport: after((context, { importId }) => resumeImport(context, importId)),
  undoDataImport: after(undoRows),
};
