import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { DocumentName } from '../../../../domain/document/document.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import { callServer, type ReadFromServer } from '../../../platform/call-server.ts';

export type DocumentList = CallOutput<'BackOfficeController', 'getDocuments'>;
export type ListedVersion = DocumentList['versions'][number];

export const readDocuments = (read: ReadFromServer): Promise<DocumentList> =>
  read('BackOfficeController', 'getDocuments', {});

export function loadDocuments(read: ReadFromServer): Promise<OfficeData<DocumentList>> {
  return loadOffice(read, readDocuments(read));
}

export const discardDraft = (document: DocumentName, edition: number) =>
  callServer('BackOfficeController', 'discardDocumentDraft', { document, edition });
