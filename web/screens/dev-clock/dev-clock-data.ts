import type { ReadFromServer } from '../../platform/call-server.ts';

/** Null: this start has no movable clock. */
export async function loadDevClock(read: ReadFromServer): Promise<{ now: number } | null> {
  return read('DemoClockController', 'getDemoClock', {}).catch(() => null);
}
