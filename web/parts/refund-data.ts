import type { CallOutput } from '../../contract/controllers.ts';
import type { ReadFromServer } from '../platform/call-server.ts';

export type Refunds = CallOutput<'BackOfficeController', 'getRefunds'>;

/** Null: whoever asks is not staff. */
export async function loadRefunds(read: ReadFromServer): Promise<Refunds | null> {
  try {
    return await read('BackOfficeController', 'getRefunds', {});
  } catch (error) {
    if ((error as { status?: number }).status === 403) return null;
    throw error;
  }
}
