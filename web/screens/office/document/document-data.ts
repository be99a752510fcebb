import type { CallInput, CallOutput } from '../../../../contract/call/controllers.ts';
import { DOCUMENTS } from '../../../../domain/document/document.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../../parts/office/office-data.ts';
import { callServer, type ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type DocumentDraft = CallOutput<'BackOfficeController', 'getDocumentDraft'>;
/** Null: no such document, or the version to replace is already in force. */
export type DocumentData = { found: DocumentDraft | null };
type DraftQuery = CallInput<'BackOfficeController', 'getDocumentDraft'>;

export function loadDocument(
  read: ReadFromServer,
  { search }: PathMatch,
): Promise<OfficeData<DocumentData>> {
  const asked = new URLSearchParams(search);
  const document = DOCUMENTS.find((each) => each === asked.get('asiakirja')) ?? 'terms';
  const replaces = asked.get('korvaa');
  const reading = unlessMissing(() =>
    readDraft(read, { document, ...(replaces !== null && { replaces }) }),
  );
  return loadOffice(
    read,
    reading.then((found) => ({ found })),
  );
}

export function readDraft(read: ReadFromServer, asked: DraftQuery): Promise<DocumentDraft> {
  return read('BackOfficeController', 'getDocumentDraft', asked);
}

export function saveDraft(draft: CallInput<'BackOfficeController', 'saveDocumentDraft'>) {
  return callServer('BackOfficeController', 'saveDocumentDraft', draft);
}
