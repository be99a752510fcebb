/** The address that ends the session and comes back here after signing in. */
export function logoutPath(returnTo: string, toast?: 'session'): string {
  const query = new URLSearchParams({ retUrl: returnTo });
  if (toast) query.set('toast', toast);
  return `/secur/logout.jsp?${query}`;
}

/** Where the person is now, to come back to. */
export function currentPath(): string {
  return window.location.pathname + window.location.search;
}
