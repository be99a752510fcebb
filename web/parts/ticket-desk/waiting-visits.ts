import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { cardHashText } from './card-hash.ts';
import {
  deleteQueuedVisit,
  markVisitRecorded,
  type QueuedVisit,
  readQueuedVisits,
  type StoredCardList,
  storeQueuedVisit,
} from './offline-store.ts';
import { sealNumber } from './seal-number.ts';

export type NewVisit = { number: string; visitId: string; at: number; isRepeat: boolean };

/** On the device before it is sent: a tab that closes, or an answer that gets lost, loses no visit. */
export async function addWaiting(list: StoredCardList, visit: NewVisit): Promise<void> {
  const { number, ...rest } = visit;
  const [sealedNumber, cardHash] = await Promise.all([
    sealNumber(number, list.keys.sealing),
    cardHashText(list.keys, number),
  ]);
  await storeQueuedVisit({ ...rest, museumId: list.museumId, sealedNumber, cardHash });
}

type Sender = { museumId: string; underWay: ReadonlySet<string> };
type Sent = {
  /** What the server would not take, in its own words: the clerk has to know. */
  refused: string[];
};

/** Sends what waits, oldest first. Throws at the first one that gets no answer; the rest stay. */
export async function sendWaiting({ museumId, underWay }: Sender): Promise<Sent> {
  const refused: string[] = [];
  for (const visit of await readQueuedVisits(museumId)) {
    if (underWay.has(visit.visitId)) continue;
    const refusal = await send(visit);
    if (refusal === null) await markVisitRecorded(visit.visitId);
    else await deleteQueuedVisit(visit.visitId);
    if (refusal !== null) refused.push(refusal);
  }
  return { refused };
}

/** Null when the server has recorded it. */
async function send(visit: QueuedVisit): Promise<string | null> {
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

/** Asking again would not change it: the request itself is what the server refuses. */
function isFinal(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 400;
}
