import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { texts } from '../../texts/fi/ticket-desk.ts';

export type TicketDeskData = CallOutput<'DeskController', 'getDesk'>;

/** Null: not ticket desk staff. */
export async function loadTicketDesk(read: ReadFromServer): Promise<TicketDeskData | null> {
  try {
    return await read('DeskController', 'getDesk', {});
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    if (status === 403) return null;
    throw error;
  }
}

export type TicketDeskTexts = typeof texts;
