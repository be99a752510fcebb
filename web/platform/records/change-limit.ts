// spec 9: notify-change calls are limited to 60 per 60 s.
const MOST_CALLS = 60;
const WINDOW_MS = 60_000;

export function createChangeLimit(now: () => number): () => boolean {
  let calls: number[] = [];
  return function mayNotify() {
    calls = calls.filter((at) => at > now() - WINDOW_MS);
    if (calls.length >= MOST_CALLS) return false;
    calls.push(now());
    return true;
  };
}
