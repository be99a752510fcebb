import type { StoredName } from '../../../domain/privacy/stored-in-browser.ts';

const KEY: StoredName<'sessionStorage'> = 'museumCard.staffInvitation';

/** The link's secret during sign-in, in this tab only. */
export function storedToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function storeToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // A browser without storage opens the link of the letter again after signing in.
  }
}
