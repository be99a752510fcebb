export const STORAGE_KEY = 'museumCard.logs';

export function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Whether an earlier page left entries that the server has not taken yet. */
export function hasStoredLogs(): boolean {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
