/** A desk may be without a network for a week; older visits are a slip. */
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;
/** Clocks of devices are a little off. */
const SLACK_MS = 5 * 60 * 1000;

export type VisitTime = { at: number } | { fault: 'inFuture' | 'tooOld' };

/** When a visit that is told of afterwards took place. */
export function visitTime(visitedAt: number, now: number): VisitTime {
  if (visitedAt > now + SLACK_MS) return { fault: 'inFuture' };
  if (visitedAt < now - OLDEST_MS) return { fault: 'tooOld' };
  return { at: Math.min(visitedAt, now) };
}
