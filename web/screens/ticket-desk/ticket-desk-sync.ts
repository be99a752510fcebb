import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { openCodeReader } from '../../parts/scan-code/code-reader.ts';
import {
  deleteRecordedVisitsUnless,
  readQueuedVisits,
  readStoredList,
  type StoredCardList,
} from '../../parts/ticket-desk/offline-store.ts';
import { sendQueuedVisits } from '../../parts/ticket-desk/visit-queue.ts';
import { isUnauthorised, isUnreachable, withDeadline } from '../../platform/call-deadline.ts';
import { CallError } from '../../platform/call-error.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { cacheTicketDeskPage, isTicketDeskPageCached } from '../../platform/page-cache.ts';
import { refreshCardList } from './offline-card-list.ts';

/** Also extends the session: the desk stays signed in while its page is open. */
const COUNT_EVERY_MS = 5 * 60_000;
const LIST_EVERY_MS = 30 * 60_000;
const CALL_TIMEOUT_MS = 4_000;
/** Shorter while offline, so that the next visitor does not wait as long. */
const OFFLINE_CALL_TIMEOUT_MS = 1_500;
const SEND_TIMEOUT_MS = 60_000;

/** The connection as shown to the clerk. */
export type Connection = {
  /** Troubled: online, but the server is slow or fails. */
  link: 'online' | 'offline' | 'troubled' | 'signedOut';
  waiting: number;
  /** Null: the device has no list. */
  listCheckedAt: number | null;
  /** Whether the page itself is cached for offline use. */
  page: 'preparing' | 'kept' | 'notKept';
  /** The server's messages for refused visits. */
  refused: string[];
};

/** Synchronises the device with the server over an unreliable network. */
export type TicketDeskSync = {
  museumId: string;
  /** Path of the ticket desk page, to be cached. */
  page: string;
  connection: Connection;
  list: StoredCardList | null;
  countedAt: number;
  isSyncing: boolean;
  /** Visits being sent by the screen: the queue must not send them too. */
  inFlight: Set<string>;
  onConnection: (connection: Connection) => void;
  onCount: (visitsToday: number) => void;
};

type Listeners = Pick<TicketDeskSync, 'museumId' | 'page' | 'onConnection' | 'onCount'>;

export function createSync(listeners: Listeners): TicketDeskSync {
  return {
    ...listeners,
    connection: INITIAL_CONNECTION,
    list: null,
    countedAt: 0,
    isSyncing: false,
    inFlight: new Set(),
  };
}

export const INITIAL_CONNECTION: Connection = {
  link: 'online',
  waiting: 0,
  listCheckedAt: null,
  page: 'preparing',
  refused: [],
};

export function callTimeoutMs({ connection }: TicketDeskSync): number {
  return connection.link === 'online' ? CALL_TIMEOUT_MS : OFFLINE_CALL_TIMEOUT_MS;
}

/** Updates the link from the outcome of a call; true when the device has to work offline. */
export function updateLink(desk: TicketDeskSync, error: unknown): boolean {
  const isOffline = error !== null && (isUnreachable(error) || isUnauthorised(error));
  updateConnection(desk, { link: isOffline ? linkAfter(error) : 'online' });
  return isOffline;
}

function linkAfter(error: unknown): Connection['link'] {
  if (isUnauthorised(error)) return 'signedOut';
  return error instanceof CallError && error.status >= 500 ? 'troubled' : 'offline';
}

/** Reads what is stored on the device, then synchronises. */
export async function startSync(desk: TicketDeskSync): Promise<void> {
  setList(desk, await readStoredList(desk.museumId).catch(() => null));
  await deleteOldRecordedVisits();
  if (await isTicketDeskPageCached(desk.page).catch(() => false))
    updateConnection(desk, { page: 'kept' });
  await updateQueueLength(desk);
  await sync(desk, { isOpening: true });
}

/** Called on a timer: synchronises only when needed. */
export async function syncIfNeeded(desk: TicketDeskSync): Promise<void> {
  await deleteOldRecordedVisits();
  await updateQueueLength(desk);
  const { link, waiting } = desk.connection;
  const isCountOld = Date.now() - desk.countedAt >= COUNT_EVERY_MS;
  if (link !== 'online' || waiting > 0 || isCountOld) await sync(desk);
}

/** Sends queued visits, reads today's count, and refreshes an old card list. */
export async function sync(desk: TicketDeskSync, { isOpening = false } = {}): Promise<void> {
  if (desk.isSyncing) return;
  desk.isSyncing = true;
  try {
    const { refused } = await withDeadline(sendQueuedVisits(desk), SEND_TIMEOUT_MS);
    if (refused.length > 0) updateConnection(desk, { refused });
    const asked = readFromServer('DeskController', 'getDesk', {});
    const { museum, visitsToday } = await withDeadline(asked, CALL_TIMEOUT_MS);
    // Staff of another museum have signed in on this device meanwhile.
    if (museum?.id !== desk.museumId) throw new CallError(401, null, 'another museum');
    desk.onCount(visitsToday);
    desk.countedAt = Date.now();
    updateLink(desk, null);
    const isListOld = Date.now() - (desk.list?.checkedAt ?? 0) >= LIST_EVERY_MS;
    if (isOpening || isListOld || desk.connection.page !== 'kept') void cachePage(desk);
    if (isOpening || isListOld) setList(desk, await refreshCardList(desk.museumId));
  } catch (error) {
    updateLink(desk, error);
  } finally {
    desk.isSyncing = false;
    await updateQueueLength(desk);
  }
}

/** Not awaited: neither queue nor list depends on it. */
async function cachePage(desk: TicketDeskSync): Promise<void> {
  // The camera's code reader is a lazy chunk: load it now, so that it is cached too.
  await openCodeReader().catch(() => {});
  const isKept = await cacheTicketDeskPage(desk.page);
  // A page cached earlier stays cached when the update fails.
  if (isKept || desk.connection.page !== 'kept') {
    updateConnection(desk, { page: isKept ? 'kept' : 'notKept' });
  }
}

async function deleteOldRecordedVisits(): Promise<void> {
  const today = helsinkiDay(Date.now());
  await deleteRecordedVisitsUnless((at) => helsinkiDay(at) === today).catch(() => {});
}

export async function updateQueueLength(desk: TicketDeskSync): Promise<void> {
  const waiting = await readQueuedVisits(desk.museumId).catch(() => []);
  updateConnection(desk, { waiting: waiting.length });
}

export function updateConnection(desk: TicketDeskSync, part: Partial<Connection>): void {
  desk.connection = { ...desk.connection, ...part };
  desk.onConnection(desk.connection);
}

function setList(desk: TicketDeskSync, kept: StoredCardList | null): void {
  desk.list = kept;
  updateConnection(desk, { listCheckedAt: kept?.checkedAt ?? null });
}
