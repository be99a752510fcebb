import type { StoredName } from '../../../domain/privacy/stored-in-browser.ts';

/** IndexedDB of an offline ticket desk. Signing out keeps only queued visits. */
const STORES = ['list', 'visits', 'seen'] as const;
/** Increase it with each new store. */
const VERSION = 2;
type StoreName = (typeof STORES)[number];

/** Keys of the session, needed to read the list. */
export type ListKeys = {
  /** Edition of the list that the keys belong to. */
  edition: string;
  /** Not extractable from the browser. */
  hashing: CryptoKey;
  /** The server's public key. */
  sealing: Uint8Array<ArrayBuffer>;
};

export type StoredCardList = {
  museumId: string;
  /** ETag: edition and version of the list. */
  tag: string;
  /** Time of the last confirmation by the server that the list is current, by the device's clock. */
  checkedAt: number;
  keys: ListKeys;
  entries: Uint8Array<ArrayBuffer>;
};

/** A visit to be sent. The card number is encrypted for the server. */
export type QueuedVisit = {
  visitId: string;
  museumId: string;
  sealedNumber: string;
  /** Hash of the card in the list, to detect a second visit of the day. */
  cardHash: string;
  at: number;
  isRepeat: boolean;
};

/** A recorded visit of today, to detect a second visit of the card. */
type RecordedVisit = Pick<QueuedVisit, 'museumId' | 'cardHash' | 'at'>;

export async function readStoredList(museumId: string): Promise<StoredCardList | null> {
  const list = await withStore<StoredCardList | undefined>('list', 'readonly', (store) =>
    store.get('own'),
  );
  // Written by an older version of the page.
  return list?.museumId === museumId && list.keys ? list : null;
}

export async function storeList(list: StoredCardList): Promise<void> {
  await withStore('list', 'readwrite', (store) => store.put(list, 'own'));
}

/** Oldest first: the first visit starts the card's year. */
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

/** Moves a visit from the queue to the recorded ones in one transaction. */
export async function markVisitRecorded(visitId: string): Promise<void> {
  await withStores(['visits', 'seen'], 'readwrite', (transaction) => {
    const visits = transaction.objectStore('visits');
    const request: IDBRequest<QueuedVisit | undefined> = visits.get(visitId);
    request.onsuccess = () => {
      if (!request.result) return;
      const { museumId, cardHash, at } = request.result;
      transaction.objectStore('seen').put({ museumId, cardHash, at }, visitId);
      visits.delete(visitId);
    };
    return request;
  });
}

export async function readRecordedVisits(museumId: string): Promise<RecordedVisit[]> {
  const all = await withStore<RecordedVisit[]>('seen', 'readonly', (store) => store.getAll());
  return all.filter((visit) => visit.museumId === museumId);
}

/** After an undo the card may be recorded again. */
export async function deleteRecordedVisit(visitId: string): Promise<void> {
  await withStore('seen', 'readwrite', (store) => store.delete(visitId));
}

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

/** Queued visits of all museums. */
export async function countQueuedVisits(): Promise<number> {
  return withStore<number>('visits', 'readonly', (store) => store.count());
}

/** Queued visits stay: the next clerk of the museum sends them. */
export async function clearAllButQueuedVisits(): Promise<void> {
  await withStore('list', 'readwrite', (store) => store.clear());
  await withStore('seen', 'readwrite', (store) => store.clear());
  if ((await countQueuedVisits()) > 0) return;
  await new Promise<void>((resolve) => {
    const request = window.indexedDB.deleteDatabase(TICKET_DESK_DATABASE);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
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
      const request = ask(transaction);
      // Wait for the commit, not for the request.
      transaction.oncomplete = () => resolve(request.result as Result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(TICKET_DESK_DATABASE, VERSION);
    request.onupgradeneeded = () => {
      for (const name of STORES) {
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error ?? new Error('blocked'));
  });
}

const TICKET_DESK_DATABASE: StoredName<'indexedDB'> = 'museum-desk';

/** Whether this device was used as a ticket desk; true where the browser cannot tell. */
export async function hasTicketDeskData(): Promise<boolean> {
  if (!window.indexedDB) return false;
  if (!window.indexedDB.databases) return true;
  return window.indexedDB.databases().then(
    (all) => all.some(({ name }) => name === TICKET_DESK_DATABASE),
    () => true,
  );
}
