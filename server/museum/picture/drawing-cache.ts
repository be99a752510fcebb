/** Some forty kilobytes each: all drawings of four hundred museums fit into twenty megabytes. */
const MOST_KEPT = 500;

/** Each picture is drawn once for all who ask, one after the other; the longest unused is forgotten. */
export function makeDrawingCache(mostKept = MOST_KEPT) {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const drawing = last.then(draw);
    // What failed is tried again by who asks next.
    last = drawing.catch(() => kept.delete(key));
    kept.set(key, drawing);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawing;
  };
}
