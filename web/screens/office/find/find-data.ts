import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type Found = CallOutput<'BackOfficeController', 'findInOffice'>;
export type FindData = { question: string; found: Found };

const NOTHING: Found = { hits: [], hasMore: false, understood: [] };

export function loadFind(
  read: ReadFromServer,
  { search }: PathMatch,
): Promise<OfficeData<FindData>> {
  const question = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, 120);
  return loadOffice(read, find(read, question));
}

async function find(read: ReadFromServer, question: string): Promise<FindData> {
  const found = await read('BackOfficeController', 'findInOffice', { question });
  return { question, found: question ? found : NOTHING };
}
