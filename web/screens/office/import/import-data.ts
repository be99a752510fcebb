import type { CallInput, CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';
import type { texts as fi } from '../../../texts/fi/office-import.ts';

export type ImportTexts = typeof fi;
export type DataImport = CallOutput<'BackOfficeController', 'getDataImport'>;
export type ImportFile = DataImport['files'][number];
export type Formats = CallOutput<'BackOfficeController', 'getDataImportFormats'>;
export type Mapping = NonNullable<ImportFile['mapping']>;
export type Kind = ImportFile['kind'];
export type Counts = DataImport['counts'][number];
export type ReportRows = CallOutput<'BackOfficeController', 'getDataImportRows'>;
export type MissingContracts = CallOutput<'BackOfficeController', 'getMissingContracts'>;
export type RowFilter = Omit<
  CallInput<'BackOfficeController', 'getDataImportRows'>,
  'importId' | 'after'
>;

/** `found` is null: no such import. */
export type ImportPage = { found: DataImport | null; formats: Formats };

export function loadImport(
  read: ReadFromServer,
  match: PathMatch,
): Promise<OfficeData<ImportPage>> {
  return loadOffice(read, readPage(read, match.params.id ?? ''));
}

async function readPage(read: ReadFromServer, importId: string): Promise<ImportPage> {
  const [found, formats] = await Promise.all([
    unlessMissing(() => read('BackOfficeController', 'getDataImport', { importId })),
    read('BackOfficeController', 'getDataImportFormats', {}),
  ]);
  return { found, formats };
}
