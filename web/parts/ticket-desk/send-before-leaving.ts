import { withDeadline } from '../../platform/call-deadline.ts';
import { CallError } from '../../platform/call-error.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { countQueuedVisits, readQueuedVisits } from './offline-store.ts';
import { sendWaiting } from './waiting-visits.ts';

const PATIENCE_MS = 4_000;
const SENDING_PATIENCE_MS = 20_000;

/** What a clerk who signs out has to know. */
export type Leaving = {
  /** Visits that are still on the device. */
  left: number;
  /** What the server would not record, in its words. */
  refused: string[];
  /** There is no network: signing out has to wait for it. */
  isOffline: boolean;
};

/** On whatever page a clerk signs out: what waits is sent first, as far as the server takes it. */
export async function sendBeforeLeaving(): Promise<Leaving> {
  try {
    const { museum } = await withDeadline(
      readFromServer('DeskController', 'getDesk', {}),
      PATIENCE_MS,
    );
    if (!museum) return NOTHING;
    const sender = { museumId: museum.id, underWay: new Set<string>() };
    const sent = await withDeadline(sendWaiting(sender), SENDING_PATIENCE_MS);
    const left = (await readQueuedVisits(museum.id)).length;
    return { ...NOTHING, left, refused: sent.refused };
  } catch (error) {
    const isOffline = error instanceof CallError && error.status === 0;
    return { ...NOTHING, left: await countQueuedVisits().catch(() => 0), isOffline };
  }
}

const NOTHING: Leaving = { left: 0, refused: [], isOffline: false };
