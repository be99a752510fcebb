const LONGEST = 512;
const HOME = '/';

/** Letters, digits and the characters of our paths; everything else must be percent-encoded. */
const PATH = /^\/[A-Za-z0-9\-._~%!$&'()*+,;=:@/]*$/;
/** Printable ASCII without characters that are special in HTML, headers or lenient URL parsers. */
const QUERY = /^(?:\?[!$-;=?-[\]_a-z{|}~]*)?$/;
/** Encoded characters that some parser could treat as path separators or line ends: / \ % and control characters. */
const HIDDEN = /%(?:2f|5c|25|[01][0-9a-f]|7f)/i;

/**
 * Where to go after sign-in: a known page of ours with its query, or the front page. `isPage` judges the path without
 * the query.
 */
export function returnPath(asked: unknown, isPage: (path: string) => boolean): string {
  if (typeof asked !== 'string' || asked.length > LONGEST) return HOME;
  const { path, query } = split(asked);
  if (!PATH.test(path) || !QUERY.test(query)) return HOME;
  if (path.includes('//') || HIDDEN.test(path) || hasDots(path)) return HOME;
  return isPage(path) ? asked : HOME;
}

function split(asked: string) {
  const mark = asked.indexOf('?');
  return mark < 0
    ? { path: asked, query: '' }
    : { path: asked.slice(0, mark), query: asked.slice(mark) };
}

/** Browsers resolve '.' and '..', so the opened page would differ from the checked one. */
function hasDots(path: string): boolean {
  return path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
}
