/** What a ticket desk keeps on its device for the time without a network. Signing out leaves only visits that wait. */
const STORES = ['list', 'visits', 'seen'] as const;
/** One more whenever a store comes. */
const VERSION = 2;
type StoreName = (typeof STORES)[number];

/** Of the session on this device: without them the list says nothing. */
export type ListKeys = {
  /** Tells which list they are for. */
  edition: string;
  /** Kept by the browser, which does not give it out. */
  hashing: CryptoKey;
  /** The server's public key. */
  sealing: Uint8Array<ArrayBuffer>;
};

export type StoredCardList = {
  museumId: string;
  /** Edition and version, as the server named them. */
  tag: string;
  /** When the server last said that this is the list, by the clock of the device. */
  checkedAt: number;
  keys: ListKeys;
  entries: Uint8Array<ArrayBuffer>;
};

/** A visit that waits to be sent. The number is sealed: only the server can read it. */
export type QueuedVisit = {
  visitId: string;
  museumId: string;
  sealedNumber: string;
  /** The card's hash in the list, to notice a second visit of the day. */
  cardHash: string;
  at: number;
  isRepeat: boolean;
};

/** A visit of today that the server has: what remains of it is enough to know the card again. */
type RecordedVisit = Pick<QueuedVisit, 'museumId' | 'cardHash' | 'at'>;

export async function readStoredList(museumId: string): Promise<StoredCardList | null> {
  const list = await withStore<StoredCardList | undefined>('list', 'readonly', (store) =>
    store.get('own'),
  );
  // One without keys is of an older page.
  return list?.museumId === museumId && list.keys ? list : null;
}

export async function storeList(list: StoredCardList): Promise<void> {
  await withStore('list', 'readwrite', (store) => store.put(list, 'own'));
}

/** Oldest first: the first visit starts the year. */
export async function readQueuedVisits(museumId: string): Promise<QueuedVisit[]> {
  const all = await withStore<QueuedVisit[]>('visits', 'readonly', (store) => store.getAll());
  return all.filter((visit) => visit.museumId === museumId).sort((a, b) => a.at - b.at);
}

export async function storeQueuedVisit(visit: QueuedVisit): Promise<void> {
  await withStore('visits', 'readwrite', (store) => store.put(visit, visit.visitId));
}

export async function deleteQueuedVisit(visitId: string): Promise<void> {
  await withStore('visits', 'readwrite', (store) => store.delete(visitId));
}

/** The server has it: what waited is remembered as seen, in one step. */
export async function markVisitRecorded(visitId: string): Promise<void> {
  await withStores(['visits', 'seen'], 'readwrite', (transaction) => {
    const visits = transaction.objectStore('visits');
    const asked: IDBRequest<QueuedVisit | undefined> = visits.get(visitId);
    asked.onsuccess = () => {
      if (!asked.result) return;
      const { museumId, cardHash, at } = asked.result;
      transaction.objectStore('seen').put({ museumId, cardHash, at }, visitId);
      visits.delete(visitId);
    };
    return asked;
  });
}

export async function readRecordedVisits(museumId: string): Promise<RecordedVisit[]> {
  const all = await withStore<RecordedVisit[]>('seen', 'readonly', (store) => store.getAll());
  return all.filter((visit) => visit.museumId === museumId);
}

/** Taken back, so it may be recorded again. */
export async function deleteRecordedVisit(visitId: string): Promise<void> {
  await withStore('seen', 'readwrite', (store) => store.delete(visitId));
}

/** The day is over, and with it the question whether somebody was here today. */
export async function deleteRecordedVisitsUnless(isToday: (at: number) => boolean): Promise<void> {
  await withStore('seen', 'readwrite', (store) => {
    const cursorRequest: IDBRequest<IDBCursorWithValue | null> = store.openCursor();
    cursorRequest.onsuccess = () => {
      const found = cursorRequest.result;
      if (found && !isToday((found.value as RecordedVisit).at)) found.delete();
      found?.continue();
    };
    return cursorRequest;
  });
}

/** How many visits wait, of whatever museum. */
export async function countQueuedVisits(): Promise<number> {
  return withStore<number>('visits', 'readonly', (store) => store.count());
}

/** The next clerk of a museum sends what waits; the rest is of use to the one who leaves only. */
export async function clearAllButQueuedVisits(): Promise<void> {
  await withStore('list', 'readwrite', (store) => store.clear());
  await withStore('seen', 'readwrite', (store) => store.clear());
  if ((await countQueuedVisits()) > 0) return;
  await new Promise<void>((resolve) => {
    const asked = window.indexedDB.deleteDatabase(TICKET_DESK_DATABASE);
    asked.onsuccess = asked.onerror = asked.onblocked = () => resolve();
  });
}

function withStore<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  return withStores([name], mode, (transaction) => ask(transaction.objectStore(name)));
}

async function withStores<Result>(
  names: StoreName[],
  mode: IDBTransactionMode,
  ask: (transaction: IDBTransaction) => IDBRequest,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(names, mode);
      const asked = ask(transaction);
      // Not the request's own success: what is not committed may still be lost.
      transaction.oncomplete = () => resolve(asked.result as Result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = window.indexedDB.open(TICKET_DESK_DATABASE, VERSION);
    asked.onupgradeneeded = () => {
      for (const name of STORES) {
        if (!asked.result.objectStoreNames.contains(name)) asked.result.createObjectStore(name);
      }
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = asked.onblocked = () => reject(asked.error ?? new Error('blocked'));
  });
}

/** The database in which a ticket desk keeps what it needs without a network. */
const TICKET_DESK_DATABASE = 'museum-desk';

/** Whether a ticket desk has worked on this device. Where the browser cannot tell, it may have. */
export async function hasTicketDeskData(): Promise<boolean> {
  if (!window.indexedDB) return false;
  if (!window.indexedDB.databases) return true;
  return window.indexedDB.databases().then(
    (all) => all.some(({ name }) => name === TICKET_DESK_DATABASE),
    () => true,
  );
}
