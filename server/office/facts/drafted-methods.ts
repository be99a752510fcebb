import type { factCalls } from '../../../contract/office/fact-calls.ts';
import { addDays, helsinkiDay } from '../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../domain/base/planned-day.ts';
import { kindsPaidWith } from '../../../domain/payment/provider-group.ts';
import { withoutDay } from '../../../domain/scheme/fact-plan.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { planFact, planOf } from '../actions/fact/plan-fact.ts';
import { previewAction } from '../actions/perform-action.ts';
import { previewOrder } from '../order/order-preview.ts';

type Shown = Pick<typeof factCalls, 'showPlannedMethod' | 'showMethod'>;

/** Runs the action's own preview first, so that an invalid draft is refused with the same sentence. */
export const draftedMethodAnswers: Answers<Shown, UserContext> = {
  async showPlannedMethod({ input, ...asked }, context) {
    const { refusal } = await previewAction(context, planFact, input);
    if (refusal) return { refusal, seen: null };
    const { replaces, ...planned } = planOf(input);
    const seen = await previewOrder(
      context,
      { ...asked, day: asked.day ?? planned.from },
      {
        ...daysFrom(context),
        kinds: kindsPaidWith(input.fact.topic),
        layOver: (facts) => [...withoutDay(facts, planned.topic, replaces), planned],
      },
    );
    return { refusal: null, seen };
  },

  async showMethod({ method, ...asked }, context) {
    const kinds = kindsPaidWith(method);
    return {
      refusal: null,
      seen: await previewOrder(context, asked, { ...daysFrom(context), kinds }),
    };
  },
};

function daysFrom({ clock }: UserContext) {
  const first = helsinkiDay(clock.now());
  return { first, last: addDays(first, PLAN_DAYS) };
}
