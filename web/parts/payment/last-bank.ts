import { sectionOf } from '../../../domain/payment/provider-group.ts';
import type { StoredName } from '../../../domain/privacy/stored-in-browser.ts';

/** The last used bank of this device. Does not say whose it is, and is cleared on sign-out. */
const KEY: StoredName<'localStorage'> = 'museumCard.lastBank';

export function lastBank(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberBank(id: string): void {
  if (sectionOf(id) !== 'bank') return;
  try {
    window.localStorage.setItem(KEY, id);
  } catch {
    // A browser without storage lists its banks as they come.
  }
}
