/** spec 9: entries live 300 s unless told otherwise, never shorter than 200 ms or longer than 30 days. */
export const DEFAULT_LIFETIME_MS = 300_000;
const SHORTEST_MS = 200;
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

export function isLifetime(ms: number): boolean {
  return Number.isFinite(ms) && ms >= SHORTEST_MS && ms <= LONGEST_MS;
}

type Kept = { outcome: Promise<unknown>; until: number };

/** Remembers outcomes, failures too where asked; a read under way is shared by all who ask for it. */
export function createReadCache(now: () => number) {
  const kept = new Map<string, Kept>();

  function find(key: string): Promise<unknown> | null {
    const found = kept.get(key);
    if (!found) return null;
    if (found.until > now()) return found.outcome;
    kept.delete(key);
    return null;
  }

  function keep(key: string, outcome: Promise<unknown>, lifetimeMs: number): void {
    const entry: Kept = { outcome, until: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    outcome.then(
      () => {
        // The lifetime counts from the answer, not from the question.
        entry.until = now() + lifetimeMs;
      },
      () => {
        if (kept.get(key) === entry) kept.delete(key);
      },
    );
  }

  return {
    find,
    keep,
    /** An answer that is here already: its time starts now, also when it is a failure. */
    remember(key: string, outcome: Promise<unknown>, lifetimeMs: number): void {
      outcome.catch(() => {});
      kept.set(key, { outcome, until: now() + lifetimeMs });
    },
    forget: (key: string): void => void kept.delete(key),
  };
}
