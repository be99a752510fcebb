import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { openCodeReader } from '../../parts/scan-code/code-reader.ts';
import {
  deleteRecordedVisitsUnless,
  readQueuedVisits,
  readStoredList,
  type StoredCardList,
} from '../../parts/ticket-desk/offline-store.ts';
import { sendWaiting } from '../../parts/ticket-desk/waiting-visits.ts';
import { isUnauthorised, isUnreachable, withDeadline } from '../../platform/call-deadline.ts';
import { CallError } from '../../platform/call-error.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { cacheTicketDeskPage, isTicketDeskPageCached } from '../../platform/page-cache.ts';
import { refreshList } from './card-list.ts';

/** Also keeps the session: a desk stays signed in while its page is open. */
const COUNT_EVERY_MS = 5 * 60_000;
const LIST_EVERY_MS = 30 * 60_000;
const PATIENCE_MS = 4_000;
/** Once the network has been found missing, the next visitor does not wait as long. */
const SHORT_PATIENCE_MS = 1_500;
const SENDING_PATIENCE_MS = 60_000;

/** What the clerk is told of it. */
export type Connection = {
  /** Troubled: there is a network, but the server is slow or faulty. The clerk need not look for a cable. */
  link: 'online' | 'offline' | 'troubled' | 'signedOut';
  waiting: number;
  /** Null: the device has no list. */
  listCheckedAt: number | null;
  /** Whether the page itself would open without a network. */
  page: 'preparing' | 'kept' | 'notKept';
  /** What the server would not record, in its words. */
  refused: string[];
};

/** A desk's way to the server, which may come and go. */
export type DeskNetwork = {
  museumId: string;
  /** The address of the desk, to be kept for when there is no network. */
  page: string;
  connection: Connection;
  list: StoredCardList | null;
  countedAt: number;
  isSettling: boolean;
  /** Visits that are on their way from the desk itself: they are not sent a second time. */
  underWay: Set<string>;
  tell: (connection: Connection) => void;
  tellCount: (visitsToday: number) => void;
};

type Listeners = Pick<DeskNetwork, 'museumId' | 'page' | 'tell' | 'tellCount'>;

export function makeNetwork(listeners: Listeners): DeskNetwork {
  return {
    ...listeners,
    connection: NO_NEWS,
    list: null,
    countedAt: 0,
    isSettling: false,
    underWay: new Set(),
  };
}

export const NO_NEWS: Connection = {
  link: 'online',
  waiting: 0,
  listCheckedAt: null,
  page: 'preparing',
  refused: [],
};

export function patienceOf({ connection }: DeskNetwork): number {
  return connection.link === 'online' ? PATIENCE_MS : SHORT_PATIENCE_MS;
}

/** What a try has shown of the network; true when the device has to go on alone. */
export function hear(network: DeskNetwork, error: unknown): boolean {
  const isAlone = error !== null && (isUnreachable(error) || isUnauthorised(error));
  change(network, { link: isAlone ? linkAfter(error) : 'online' });
  return isAlone;
}

function linkAfter(error: unknown): Connection['link'] {
  if (isUnauthorised(error)) return 'signedOut';
  return error instanceof CallError && error.status >= 500 ? 'troubled' : 'offline';
}

/** What is on the device already, and then what the server has. */
export async function startNetwork(network: DeskNetwork): Promise<void> {
  learnList(network, await readStoredList(network.museumId).catch(() => null));
  await forgetYesterday();
  if (await isTicketDeskPageCached(network.page).catch(() => false))
    change(network, { page: 'kept' });
  await recount(network);
  await settle(network, { isOpening: true });
}

/** Now and then: the server is asked only when there is a reason to. */
export async function lookAfter(network: DeskNetwork): Promise<void> {
  await forgetYesterday();
  await recount(network);
  const { link, waiting } = network.connection;
  const isCountOld = Date.now() - network.countedAt >= COUNT_EVERY_MS;
  if (link !== 'online' || waiting > 0 || isCountOld) await settle(network);
}

/** Sends what waits, asks for the count, and takes care that the list is not old. */
export async function settle(network: DeskNetwork, { isOpening = false } = {}): Promise<void> {
  if (network.isSettling) return;
  network.isSettling = true;
  try {
    const { refused } = await withDeadline(sendWaiting(network), SENDING_PATIENCE_MS);
    if (refused.length > 0) change(network, { refused });
    const asked = readFromServer('DeskController', 'getDesk', {});
    const { museum, visitsToday } = await withDeadline(asked, PATIENCE_MS);
    // Somebody of another museum has signed in on this device meanwhile.
    if (museum?.id !== network.museumId) throw new CallError(401, null, 'another museum');
    network.tellCount(visitsToday);
    network.countedAt = Date.now();
    hear(network, null);
    const isListOld = Date.now() - (network.list?.checkedAt ?? 0) >= LIST_EVERY_MS;
    if (isOpening || isListOld || network.connection.page !== 'kept') void keepPage(network);
    if (isOpening || isListOld) learnList(network, await refreshList(network.museumId));
  } catch (error) {
    hear(network, error);
  } finally {
    network.isSettling = false;
    await recount(network);
  }
}

/** Aside: neither the visits that wait nor the list have to wait for it. */
async function keepPage(network: DeskNetwork): Promise<void> {
  // The reader of the camera comes when it is first wanted, which may be without a network: it has to be here before.
  await openCodeReader().catch(() => {});
  const isKept = await cacheTicketDeskPage(network.page);
  // What was kept before stays, also when it could not be made new.
  if (isKept || network.connection.page !== 'kept') {
    change(network, { page: isKept ? 'kept' : 'notKept' });
  }
}

async function forgetYesterday(): Promise<void> {
  const today = helsinkiDay(Date.now());
  await deleteRecordedVisitsUnless((at) => helsinkiDay(at) === today).catch(() => {});
}

export async function recount(network: DeskNetwork): Promise<void> {
  const waiting = await readQueuedVisits(network.museumId).catch(() => []);
  change(network, { waiting: waiting.length });
}

export function change(network: DeskNetwork, part: Partial<Connection>): void {
  network.connection = { ...network.connection, ...part };
  network.tell(network.connection);
}

function learnList(network: DeskNetwork, kept: StoredCardList | null): void {
  network.list = kept;
  change(network, { listCheckedAt: kept?.checkedAt ?? null });
}
