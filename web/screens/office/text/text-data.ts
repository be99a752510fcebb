import type { CallInput, CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData, unlessMissing } from '../../../parts/office/office-data.ts';
import { callServer, type ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type OfficeText = CallOutput<'BackOfficeController', 'getText'>;
/** Null: no such text. */
export type TextData = { found: OfficeText | null };

export function loadText(
  read: ReadFromServer,
  { search }: PathMatch,
): Promise<OfficeData<TextData>> {
  const key = new URLSearchParams(search).get('avain') ?? '';
  const reading = unlessMissing(() => readText(read, key));
  return loadOffice(
    read,
    reading.then((found) => ({ found })),
  );
}

export function readText(read: ReadFromServer, key: string): Promise<OfficeText> {
  return read('BackOfficeController', 'getText', { textName: key });
}

export function saveDraft(draft: CallInput<'BackOfficeController', 'saveTextDraft'>) {
  return callServer('BackOfficeController', 'saveTextDraft', draft);
}
