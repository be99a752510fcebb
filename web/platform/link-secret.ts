/** Secret of a mailed link: in the fragment, or in the query of letters from earlier releases. Browser only. */
export function secretInLink(name: string): string | null {
  const { hash, search } = window.location;
  for (const part of [hash, search]) {
    const found = new URLSearchParams(part.slice(1)).get(name);
    if (found) return found;
  }
  return null;
}
