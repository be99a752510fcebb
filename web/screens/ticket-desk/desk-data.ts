import type { CallOutput } from '../../../contract/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type DeskData = CallOutput<'DeskController', 'getDesk'>;

/** Null: whoever asks stands at no desk. */
export async function loadDesk(read: ReadFromServer): Promise<DeskData | null> {
  try {
    return await read('DeskController', 'getDesk', {});
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    if (status === 403) return null;
    throw error;
  }
}
