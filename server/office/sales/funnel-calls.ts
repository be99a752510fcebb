import type { funnelCalls } from '../../../contract/office/sales-calls.ts';
import { addDays, helsinkiDay } from '../../../domain/base/local-date.ts';
import { FUNNEL_DAYS } from '../../../domain/tracking/funnel.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findFunnel } from './funnel-queries.ts';

export const funnelAnswers: Answers<typeof funnelCalls, UserContext> = {
  async getFunnel(_, { pool, clock }) {
    const to = helsinkiDay(clock.now());
    const from = addDays(to, 1 - FUNNEL_DAYS);
    return { from, to, rows: await findFunnel(pool, { from, to }) };
  },
};
