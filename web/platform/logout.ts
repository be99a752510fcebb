/** The URL that ends the session and returns to `returnTo` after sign-in. */
export function logoutPath(returnTo: string, toast?: 'session'): string {
  const query = new URLSearchParams({ retUrl: returnTo });
  if (toast) query.set('toast', toast);
  return `/secur/logout.jsp?${query}`;
}

export function currentPath(): string {
  return window.location.pathname + window.location.search;
}

/** The next user of this device must not see the cached card. */
export async function clearCardCache(): Promise<void> {
  await window.caches?.delete('card').catch(() => {});
}
