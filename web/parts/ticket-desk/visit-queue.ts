import { withDeadline } from '../../platform/call-deadline.ts';
import { CallError } from '../../platform/call-error.ts';
import { callServer, readFromServer } from '../../platform/call-server.ts';
import { cardHashText, encryptCardNumber } from './card-crypto.ts';
import {
  countQueuedVisits,
  deleteQueuedVisit,
  markVisitRecorded,
  type QueuedVisit,
  readQueuedVisits,
  type StoredCardList,
  storeQueuedVisit,
} from './offline-store.ts';

export type NewVisit = { number: string; visitId: string; at: number; isRepeat: boolean };

/** Stored before it is sent, so that a closed tab or a lost answer loses no visit. */
export async function enqueueVisit(list: StoredCardList, visit: NewVisit): Promise<void> {
  const { number, ...rest } = visit;
  const [sealedNumber, cardHash] = await Promise.all([
    encryptCardNumber(number, list.keys.sealing),
    cardHashText(list.keys, number),
  ]);
  await storeQueuedVisit({ ...rest, museumId: list.museumId, sealedNumber, cardHash });
}

type Sender = { museumId: string; inFlight: ReadonlySet<string> };
type Sent = {
  /** The server's messages for refused visits, shown to the clerk. */
  refused: string[];
};

/** Sends queued visits, oldest first. Throws at the first without an answer; the rest stay queued. */
export async function sendQueuedVisits({ museumId, inFlight }: Sender): Promise<Sent> {
  const refused: string[] = [];
  for (const visit of await readQueuedVisits(museumId)) {
    if (inFlight.has(visit.visitId)) continue;
    const refusal = await sendVisit(visit);
    if (refusal === null) await markVisitRecorded(visit.visitId);
    else await deleteQueuedVisit(visit.visitId);
    if (refusal !== null) refused.push(refusal);
  }
  return { refused };
}

/** Null when the server has recorded it. */
async function sendVisit(visit: QueuedVisit): Promise<string | null> {
  const { visitId, museumId, sealedNumber, isRepeat, at } = visit;
  const asked = { visitId, museumId, sealedNumber, isRepeat, visitedAt: at };
  try {
    const answer = await callServer('DeskController', 'recordVisit', asked);
    return answer.isRecorded ? null : answer.message;
  } catch (error) {
    if (!isFinal(error)) throw error;
    return error.messages[0] ?? '';
  }
}

/** A retry would get the same answer. */
function isFinal(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 400;
}

const CALL_TIMEOUT_MS = 4_000;
const SEND_TIMEOUT_MS = 20_000;

/** Facts for the clerk before signing out. */
export type SignOutCheck = {
  /** Visits still on the device. */
  left: number;
  /** The server's messages for refused visits. */
  refused: string[];
  /** Offline: signing out has to wait. */
  isOffline: boolean;
};

/** Sends the queue before a clerk signs out, on any page. */
export async function sendQueueBeforeSignOut(): Promise<SignOutCheck> {
  try {
    const { museum } = await withDeadline(
      readFromServer('DeskController', 'getDesk', {}),
      CALL_TIMEOUT_MS,
    );
    if (!museum) return NOTHING;
    const sender = { museumId: museum.id, inFlight: new Set<string>() };
    const sent = await withDeadline(sendQueuedVisits(sender), SEND_TIMEOUT_MS);
    const left = (await readQueuedVisits(museum.id)).length;
    return { ...NOTHING, left, refused: sent.refused };
  } catch (error) {
    const isOffline = error instanceof CallError && error.status === 0;
    return { ...NOTHING, left: await countQueuedVisits().catch(() => 0), isOffline };
  }
}

const NOTHING: SignOutCheck = { left: 0, refused: [], isOffline: false };
