type Headers = Record<string, string | string[] | undefined>;

/** True when the visit was typed or began on a page of ours: another site must not sign anybody out. */
export function isOwnVisit(headers: Headers, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Browsers leave that header out on plain HTTP, and old ones everywhere.
  const { referer } = headers;
  if (referer === undefined) return true;
  return typeof referer === 'string' && originOf(referer) === new URL(publicUrl).origin;
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
