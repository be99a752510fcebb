type Headers = Record<string, string | string[] | undefined>;

/** True when the browser itself says that the visit was typed or began on a page of ours. Its silence says nothing. */
export function isSameOriginNavigation(headers: Headers): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'same-origin' || site === 'none';
}
