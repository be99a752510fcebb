/** Entries live 300 s by default, never shorter than 200 ms or longer than 30 days. */
export const DEFAULT_LIFETIME_MS = 300_000;
const MIN_MS = 200;
const MAX_MS = 30 * 24 * 60 * 60 * 1000;

export function isLifetime(ms: number): boolean {
  return Number.isFinite(ms) && ms >= MIN_MS && ms <= MAX_MS;
}

type CacheEntry = { outcome: Promise<unknown>; until: number };

/** Caches outcomes, and failures on request; a pending read is shared by its readers. */
export function createReadCache(now: () => number) {
  const entries = new Map<string, CacheEntry>();

  function find(key: string): Promise<unknown> | null {
    const found = entries.get(key);
    if (!found) return null;
    if (found.until > now()) return found.outcome;
    entries.delete(key);
    return null;
  }

  function keep(key: string, outcome: Promise<unknown>, lifetimeMs: number): void {
    const entry: CacheEntry = { outcome, until: Number.POSITIVE_INFINITY };
    entries.set(key, entry);
    outcome.then(
      () => {
        // The lifetime counts from the answer, not from the request.
        entry.until = now() + lifetimeMs;
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
  }

  return {
    find,
    keep,
    /** Stores a known outcome, failures included: its lifetime starts now. */
    remember(key: string, outcome: Promise<unknown>, lifetimeMs: number): void {
      outcome.catch(() => {});
      entries.set(key, { outcome, until: now() + lifetimeMs });
    },
    forget: (key: string): void => void entries.delete(key),
  };
}
