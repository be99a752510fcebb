import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { texts as fi } from '../../../texts/fi/office-imports.ts';

export type ImportsTexts = typeof fi;
type Imports = CallOutput<'BackOfficeController', 'getDataImports'>;
type Exports = CallOutput<'BackOfficeController', 'getDataExports'>;
export type ListedImport = Imports['imports'][number];
export type ListedExport = Exports['exports'][number];
export type Moves = Imports & Exports;

export function loadImports(read: ReadFromServer): Promise<OfficeData<Moves>> {
  return loadOffice(read, readMoves(read));
}

async function readMoves(read: ReadFromServer): Promise<Moves> {
  const [imports, exports] = await Promise.all([
    read('BackOfficeController', 'getDataImports', {}),
    read('BackOfficeController', 'getDataExports', {}),
  ]);
  return { ...imports, ...exports };
}
