/** The database in which a ticket desk keeps what it needs without a network. */
export const DESK_DATABASE = 'museum-desk';

/** Whoever signs in here next must not find the card of another. */
export async function forgetKeptCard(): Promise<void> {
  await window.caches?.delete('card').catch(() => {});
}

/** Nor the list of a desk. */
export async function forgetDesk(): Promise<void> {
  await window.caches?.delete('desk').catch(() => {});
  if (!window.indexedDB) return;
  await new Promise<void>((resolve) => {
    const asked = window.indexedDB.deleteDatabase(DESK_DATABASE);
    asked.onsuccess = asked.onerror = asked.onblocked = () => resolve();
  });
}
