const LONGEST = 512;
const HOME = '/';

/** Letters, digits and the signs a path of ours may hold; all else must come percent-encoded. */
const PATH = /^\/[A-Za-z0-9\-._~%!$&'()*+,;=:@/]*$/;
/** Printable ASCII without the signs that mean something in HTML, in a header or to a careless reader. */
const QUERY = /^(?:\?[!$-;=?-[\]_a-z{|}~]*)?$/;
/** Encoded signs that some reader could take for a path or a line: / \ % and control characters. */
const HIDDEN = /%(?:2f|5c|25|[01][0-9a-f]|7f)/i;

/**
 * Where to go after signing in: a path of ours that the route table knows, with its query, or the front page.
 * `isPage` is the table's word on a path without its query.
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

/** '.' and '..' are resolved by browsers, so what was matched would not be what is opened. */
function hasDots(path: string): boolean {
  return path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
}
