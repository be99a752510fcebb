import type { StoredName } from '../../../domain/privacy/stored-in-browser.ts';

export const STORAGE_KEY: StoredName<'localStorage'> = 'museumCard.logs';

export function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Whether an earlier page stored entries that are not delivered yet. */
export function hasStoredLogs(): boolean {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
