/** About 40 kB each: the drawings of 400 museums fit into 20 MB. */
const MOST_KEPT = 500;

/** Draws one picture at a time and once for concurrent requests; evicts the least recently used. */
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
    // The next request tries a failed drawing again.
    last = drawing.catch(() => kept.delete(key));
    kept.set(key, drawing);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawing;
  };
}
