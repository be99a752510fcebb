import type { keepingCalls } from '../../../contract/office/keeping-calls.ts';
import { isKeptTooLong, KEPT_DATA } from '../../../domain/operations/kept-data.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findFailedSteps, findKeptStates, findLargestTables } from './keeping-queries.ts';

const MOST_TABLES = 20;

export const keepingAnswers: Answers<typeof keepingCalls, UserContext> = {
  async getKeeping(_, { pool, clock }) {
    const now = clock.now();
    const states = await findKeptStates(pool);
    const runs = states.flatMap(({ ranAt }) => ranAt ?? []);
    return {
      ranAt: runs.length > 0 ? Math.max(...runs) : null,
      kept: states.map(({ ranAt: _ran, ...state }) => ({
        ...state,
        days: KEPT_DATA[state.what],
        isTooLong: isKeptTooLong(state.what, state.oldestAt, now),
      })),
      failedSteps: await findFailedSteps(pool),
      tables: await findLargestTables(pool, MOST_TABLES),
    };
  },
};
