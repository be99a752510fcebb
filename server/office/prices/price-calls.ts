import type { priceCalls } from '../../../contract/office/price-calls.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { factOn } from '../../../domain/scheme/scheme-facts.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findPriceChanges } from '../../scheme/price-plan-queries.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { plannedBy } from '../actions/planned-by.ts';

export const priceAnswers: Answers<typeof priceCalls, UserContext> = {
  async getPriceList(_, { pool, clock }) {
    const changes = await findPriceChanges(pool);
    const { productForms, facts } = await findScheme(pool);
    const whoPlanned = await plannedBy(pool, changes);
    return {
      today: helsinkiDay(clock.now()),
      changes: changes.map(({ validFrom, amounts, actionId }) => ({
        validFrom,
        amounts,
        languages: [...factOn(facts, 'languages', validFrom).languages],
        planned: whoPlanned(actionId),
      })),
      productForms,
    };
  },
};
