/** The database in which a ticket desk keeps what it needs without a network. */
export const DESK_DATABASE = 'museum-desk';

/** Whether a ticket desk has worked on this device. Where the browser cannot tell, it may have. */
export async function wasDesk(): Promise<boolean> {
  if (!window.indexedDB) return false;
  if (!window.indexedDB.databases) return true;
  return window.indexedDB.databases().then(
    (all) => all.some(({ name }) => name === DESK_DATABASE),
    () => true,
  );
}
