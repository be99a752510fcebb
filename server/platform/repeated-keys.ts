/** Strings (with their colon when they are keys) and the borders of objects. */
const TOKENS = /"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}]/g;

/** The first key that an object of this (valid) JSON text has twice, or null. */
export function repeatedKey(json: string): string | null {
  const open: Set<string>[] = [];
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string;
      if (open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
  }
  return null;
}
