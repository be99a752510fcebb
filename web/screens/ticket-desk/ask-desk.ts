import type { CallOutput } from '../../../contract/controllers.ts';
import type { texts as fi } from '../../../contract/texts/fi/ticket-desk.ts';
import { verdictText } from '../../../contract/ticket-desk-message.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatClock } from '../../../domain/base/format.ts';
import {
  deleteQueuedVisit,
  deleteRecordedVisit,
  markVisitRecorded,
  readQueuedVisits,
} from '../../parts/ticket-desk/offline-store.ts';
import { addWaiting, type NewVisit } from '../../parts/ticket-desk/waiting-visits.ts';
import { withDeadline } from '../../platform/call-deadline.ts';
import { callServer } from '../../platform/call-server.ts';
import { askList } from './card-list.ts';
import { type DeskNetwork, hear, patienceOf, recount } from './desk-network.ts';

export type Verdict = CallOutput<'DeskController', 'checkCustomerNumber'> & {
  /** Said by the list on the device, which knows no names. */
  isFromList?: true;
};
type Messages = typeof fi;

/** The server, or else the list on the device. */
export async function checkNumber(
  network: DeskNetwork,
  customerNumber: string,
  messages: Messages,
): Promise<Verdict> {
  const asked = callServer('DeskController', 'checkCustomerNumber', { customerNumber });
  try {
    const verdict = await withDeadline(asked, patienceOf(network));
    hear(network, null);
    return verdict;
  } catch (error) {
    if (!hear(network, error) || !network.list) throw error;
    return listedVerdict(network, customerNumber, messages);
  }
}

async function listedVerdict(network: DeskNetwork, number: string, messages: Messages) {
  if (!network.list) throw new Error('there is no list to ask');
  const found = await askList(network.list, number);
  return {
    verdict: found.verdict,
    message: verdictText(found, messages),
    validUntil: 'validUntil' in found ? found.validUntil : null,
    holder: null,
    ryijySeed: null,
    isFromList: true as const,
  };
}

/** The count is null when the server has not counted it yet. */
export type Recorded = { verdict: Verdict; isRecorded: boolean; visitsToday: number | null };

/** Kept on the device first, so that whatever happens on the way to the server loses nothing. */
export async function recordNumber(
  network: DeskNetwork,
  visit: NewVisit,
  before: { verdict: Verdict; messages: Messages },
): Promise<Recorded> {
  const { number: customerNumber, visitId, isRepeat, at } = visit;
  network.underWay.add(visitId);
  const isKept = await keepOnDevice(network, visit);
  const { museumId } = network;
  const asked = { customerNumber, visitId, museumId, isRepeat };
  try {
    const sent = callServer('DeskController', 'recordVisit', asked);
    const { isRecorded, visitsToday, ...verdict } = await withDeadline(sent, patienceOf(network));
    hear(network, null);
    if (isKept) await (isRecorded ? markVisitRecorded(visitId) : deleteQueuedVisit(visitId));
    return { verdict, isRecorded, visitsToday };
  } catch (error) {
    const isAlone = hear(network, error);
    if (isKept && !isAlone) await deleteQueuedVisit(visitId);
    if (!isKept || !isAlone) throw error;
    const message = fill(before.messages.recorded, formatClock(at));
    const verdict = { ...before.verdict, message, isFromList: true as const };
    return { verdict, isRecorded: true, visitsToday: null };
  } finally {
    network.underWay.delete(visitId);
    await recount(network);
  }
}

async function keepOnDevice({ list }: DeskNetwork, visit: NewVisit): Promise<boolean> {
  if (!list) return false;
  return addWaiting(list, visit).then(
    () => true,
    () => false,
  );
}

type Undone = { isUndone: boolean; visitsToday: number | null };

export async function undoNumber(network: DeskNetwork, visitId: string): Promise<Undone> {
  const waiting = await readQueuedVisits(network.museumId).catch(() => []);
  if (waiting.some((visit) => visit.visitId === visitId)) {
    await deleteQueuedVisit(visitId);
    await recount(network);
    return { isUndone: true, visitsToday: null };
  }
  const sent = callServer('DeskController', 'undoVisit', { visitId });
  const answer = await withDeadline(sent, patienceOf(network));
  if (answer.isUndone) await deleteRecordedVisit(visitId).catch(() => {});
  return answer;
}
