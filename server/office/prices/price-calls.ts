import type { priceCalls } from '../../../contract/office-price-calls.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { UserContext } from '../../context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findPriceChanges } from '../../scheme/price-plan-queries.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { findActionLines } from '../actions/staff-action-queries.ts';

export const priceAnswers: Answers<typeof priceCalls, UserContext> = {
  async getPriceList(_, { pool, clock }) {
    const changes = await findPriceChanges(pool);
    const { productForms } = await findScheme(pool);
    const ids = changes.flatMap(({ actionId }) => actionId ?? []);
    const lines = new Map((await findActionLines(pool, ids)).map((line) => [line.id, line]));
    return {
      today: helsinkiDay(clock.now()),
      changes: changes.map(({ validFrom, amounts, actionId }) => {
        const line = actionId && lines.get(actionId);
        const planned = line ? { by: line.member, at: line.at, reason: line.reason } : null;
        return { validFrom, amounts, planned };
      }),
      productForms,
    };
  },
};
