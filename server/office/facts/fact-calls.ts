import type { factCalls } from '../../../contract/office/fact-calls.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { factOf } from '../../../domain/scheme/fact-topics.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findFacts } from '../../scheme/fact-queries.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { plannedBy } from '../actions/planned-by.ts';
import { draftedMethodAnswers } from './drafted-methods.ts';

export const factAnswers: Answers<typeof factCalls, UserContext> = {
  async getSchemeFacts(_, { pool, clock }) {
    const facts = await findFacts(pool);
    const { productForms } = await findScheme(pool);
    const whoPlanned = await plannedBy(pool, facts);
    return {
      today: helsinkiDay(clock.now()),
      facts: facts.map(({ topic, value, from, until, actionId }) => ({
        fact: factOf(topic, value),
        from,
        until,
        planned: whoPlanned(actionId),
      })),
      productForms,
    };
  },

  ...draftedMethodAnswers,
};
