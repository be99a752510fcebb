import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type FoundTexts = CallOutput<'BackOfficeController', 'findTexts'>;
export type RewordedTexts = CallOutput<'BackOfficeController', 'getRewordedTexts'>;
/** `found` is null before a search. */
export type TextsData = { words: string; found: FoundTexts | null; reworded: RewordedTexts };

export function loadTexts(
  read: ReadFromServer,
  { search }: PathMatch,
): Promise<OfficeData<TextsData>> {
  const words = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, 200);
  return loadOffice(read, readTexts(read, words));
}

async function readTexts(read: ReadFromServer, words: string): Promise<TextsData> {
  const [found, reworded] = await Promise.all([
    words ? read('BackOfficeController', 'findTexts', { words }) : null,
    read('BackOfficeController', 'getRewordedTexts', {}),
  ]);
  return { words, found, reworded };
}
