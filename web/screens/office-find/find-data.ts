import type { CallOutput } from '../../../contract/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { PathMatch } from '../../platform/route.ts';

export type Found = CallOutput<'BackOfficeController', 'findInOffice'>;
export type FindData = { question: string; found: Found | null };

const NOTHING: Found = { hits: [], understood: [] };

/** Null: whoever asks may not find people. */
export async function loadFind(read: ReadFromServer, { search }: PathMatch): Promise<FindData> {
  const question = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, 120);
  try {
    const found = await read('BackOfficeController', 'findInOffice', { question });
    return { question, found: question ? found : NOTHING };
  } catch (error) {
    if ((error as { status?: number }).status === 403) return { question, found: null };
    throw error;
  }
}
