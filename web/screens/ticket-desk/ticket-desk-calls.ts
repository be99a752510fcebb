import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { texts as fi } from '../../../contract/texts/fi/ticket-desk.ts';
import { verdictText } from '../../../contract/ticket-desk/ticket-desk-message.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatClock } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import {
  deleteQueuedVisit,
  deleteRecordedVisit,
  markVisitRecorded,
  readQueuedVisits,
} from '../../parts/ticket-desk/offline-store.ts';
import { enqueueVisit, type NewVisit } from '../../parts/ticket-desk/visit-queue.ts';
import { withDeadline } from '../../platform/call-deadline.ts';
import { callServer } from '../../platform/call-server.ts';
import { checkCardInList } from './offline-card-list.ts';
import {
  callTimeoutMs,
  type TicketDeskSync,
  updateLink,
  updateQueueLength,
} from './ticket-desk-sync.ts';

export type Verdict = CallOutput<'DeskController', 'checkCustomerNumber'> & {
  /** From the card list on the device, which has no names. */
  isFromList?: true;
};
type Messages = typeof fi;

/** Asks the server; offline, the card list on the device. */
export async function checkCard(
  desk: TicketDeskSync,
  customerNumber: string,
  messages: Messages,
  language: Language,
): Promise<Verdict> {
  const params = callServer('DeskController', 'checkCustomerNumber', { customerNumber });
  try {
    const verdict = await withDeadline(params, callTimeoutMs(desk));
    updateLink(desk, null);
    return verdict;
  } catch (error) {
    if (!updateLink(desk, error) || !desk.list) throw error;
    return checkCardOffline(desk, customerNumber, messages, language);
  }
}

async function checkCardOffline(
  desk: TicketDeskSync,
  number: string,
  messages: Messages,
  language: Language,
) {
  if (!desk.list) throw new Error('there is no list to ask');
  const found = await checkCardInList(desk.list, number);
  return {
    verdict: found.verdict,
    message: verdictText(found, messages, language),
    validUntil: 'validUntil' in found ? found.validUntil : null,
    holder: null,
    ryijySeed: null,
    isFromList: true as const,
  };
}

/** The count is null when the server has not counted it yet. */
export type Recorded = { verdict: Verdict; isRecorded: boolean; visitsToday: number | null };

/** Queued on the device first, so that no failure loses the visit. */
export async function recordVisit(
  desk: TicketDeskSync,
  visit: NewVisit,
  before: { verdict: Verdict; messages: Messages; language: Language },
): Promise<Recorded> {
  const { number: customerNumber, visitId, isRepeat, at } = visit;
  desk.inFlight.add(visitId);
  const isQueued = await tryEnqueueVisit(desk, visit);
  const { museumId } = desk;
  const params = { customerNumber, visitId, museumId, isRepeat };
  try {
    const sent = callServer('DeskController', 'recordVisit', params);
    const { isRecorded, visitsToday, ...verdict } = await withDeadline(sent, callTimeoutMs(desk));
    updateLink(desk, null);
    if (isQueued) await (isRecorded ? markVisitRecorded(visitId) : deleteQueuedVisit(visitId));
    return { verdict, isRecorded, visitsToday };
  } catch (error) {
    const isOffline = updateLink(desk, error);
    if (isQueued && !isOffline) await deleteQueuedVisit(visitId);
    if (!isQueued || !isOffline) throw error;
    const message = fill(before.messages.recorded, formatClock(at, before.language));
    const verdict = { ...before.verdict, message, isFromList: true as const };
    return { verdict, isRecorded: true, visitsToday: null };
  } finally {
    desk.inFlight.delete(visitId);
    await updateQueueLength(desk);
  }
}

async function tryEnqueueVisit({ list }: TicketDeskSync, visit: NewVisit): Promise<boolean> {
  if (!list) return false;
  return enqueueVisit(list, visit).then(
    () => true,
    () => false,
  );
}

type Undone = { isUndone: boolean; visitsToday: number | null };

export async function undoVisit(desk: TicketDeskSync, visitId: string): Promise<Undone> {
  const waiting = await readQueuedVisits(desk.museumId).catch(() => []);
  if (waiting.some((visit) => visit.visitId === visitId)) {
    await deleteQueuedVisit(visitId);
    await updateQueueLength(desk);
    return { isUndone: true, visitsToday: null };
  }
  const sent = callServer('DeskController', 'undoVisit', { visitId });
  const answer = await withDeadline(sent, callTimeoutMs(desk));
  if (answer.isUndone) await deleteRecordedVisit(visitId).catch(() => {});
  return answer;
}
