/** The secret of a link: after the #, or in the query, where letters of earlier releases have it. In the browser only. */
export function secretInLink(name: string): string | null {
  const { hash, search } = window.location;
  for (const part of [hash, search]) {
    const found = new URLSearchParams(part.slice(1)).get(name);
    if (found) return found;
  }
  return null;
}
