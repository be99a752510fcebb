/** Stands behind the # in the place of a secret: the letter is still read, and its link opens nothing. */
const HIDDEN = '***';
const SECRET_LINK = /^(https?:\/\/[^\s#]+#)\S+$/;

/** The page alone, of a link whose secret was taken out; null for any other. */
export function hiddenLink(href: string): string | null {
  return href.endsWith(`#${HIDDEN}`) ? href.slice(0, -HIDDEN.length - 1) : null;
}

/** All that our links say to their reader alone stands behind the #. */
export function hideLinks(value: unknown): unknown {
  return mapTexts(value, (text) => text.replace(SECRET_LINK, `$1${HIDDEN}`));
}

/** Also of a link whose secret was taken out. */
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
