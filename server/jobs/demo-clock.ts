import { type Clock, systemClock } from '../base/clock.ts';
import { openPool } from '../db/database.ts';
import { waitForDatabase } from '../db/wait-for-database.ts';
import type { Settings } from '../settings/settings.ts';
import { addClockOffset, findClockOffset } from './demo-clock-queries.ts';

/** The wall clock; in the default start a clock that can be moved forward and keeps its offset after a restart. */
export async function openClock(settings: Settings): Promise<Clock> {
  const { demoClock, databaseUrl, databasePipeline: pipeline } = settings;
  if (!demoClock) return systemClock;
  const pool = openPool(databaseUrl, { max: 1, pipeline });
  let ahead = await waitForDatabase(databaseUrl, () => findClockOffset(pool));
  return {
    now: () => Date.now() + ahead,
    async moveBy(ms) {
      ahead = await addClockOffset(pool, ms);
    },
    close: () => pool.end(),
  };
}
