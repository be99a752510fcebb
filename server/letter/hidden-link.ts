/** Replaces the secret behind #, so that the kept letter renders but its link does nothing. */
const HIDDEN = '***';
const SECRET_LINK = /^(https?:\/\/[^\s#]+#)\S+$/;

/** The page of a redacted link; null for any other link. */
export function hiddenLink(href: string): string | null {
  return href.endsWith(`#${HIDDEN}`) ? href.slice(0, -HIDDEN.length - 1) : null;
}

/** Secrets in our links stand only behind the #. */
export function hideLinks(value: unknown): unknown {
  return mapTexts(value, (text) => text.replace(SECRET_LINK, `$1${HIDDEN}`));
}

/** Also true for a redacted link. */
export function holdsSecretLink(value: unknown): boolean {
  let isFound = false;
  mapTexts(value, (text) => {
    isFound ||= SECRET_LINK.test(text);
    return text;
  });
  return isFound;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]),
  );
}
