import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { unlessStatus } from '../../platform/read-error.ts';
import type { texts } from '../../texts/fi/ticket-desk.ts';

export type TicketDeskData = CallOutput<'DeskController', 'getDesk'>;

/** Null: not ticket desk staff. */
export const loadTicketDesk = (read: ReadFromServer): Promise<TicketDeskData | null> =>
  unlessStatus([403], () => read('DeskController', 'getDesk', {}));

export type TicketDeskTexts = typeof texts;
