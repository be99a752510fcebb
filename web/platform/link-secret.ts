/** The secret of a mailed link: in the hash, or in the query as letters of earlier releases have it. Browser only. */
export function secretInLink(name: string): string | null {
  const { hash, search } = window.location;
  for (const part of [hash, search]) {
    const found = new URLSearchParams(part.slice(1)).get(name);
    if (found) return found;
  }
  return null;
}
