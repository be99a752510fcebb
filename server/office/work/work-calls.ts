import type { workCalls } from '../../../contract/office-work-calls.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { WORK_LISTS } from '../../../domain/office/work-list.ts';
import type { UserContext } from '../../context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { hasScheme } from '../../platform/opening-queries.ts';
import { portalVersion } from '../../platform/portal-version.ts';
import { workLists } from './work-lists.ts';

const HOUR_MS = 60 * 60 * 1000;

export const workAnswers: Answers<typeof workCalls, UserContext> = {
  async getWorkCounts(_, { pool, clock, user }) {
    const now = clock.now();
    const today = helsinkiDay(now);
    const seen = WORK_LISTS.filter((list) => user.rights.includes(workLists[list].right));
    const lists = await Promise.all(
      seen.map(async (list) => {
        const { promisedHours, count } = workLists[list];
        const waits = { now, lateBefore: now - promisedHours * HOUR_MS, today };
        const { amountCents, ...counted } = await count(pool, waits);
        const amount = amountCents === null ? null : toEuros(cents(amountCents));
        return { list, ...counted, amount };
      }),
    );
    return { lists, countedAt: now, isOpen: await hasScheme(pool), version: portalVersion() };
  },
};
