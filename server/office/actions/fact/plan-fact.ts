import type { z } from 'zod';
import type { planFactInput } from '../../../../contract/office/actions/fact-plan.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { factFaultPhrase } from '../../../../contract/texts/scheme-faults.ts';
import { addDays, earlier, localDate } from '../../../../domain/base/local-date.ts';
import { factFaults, firstDay, withoutDay } from '../../../../domain/scheme/fact-plan.ts';
import {
  type FactPlan,
  type FactTopic,
  type FactValues,
  TOPIC_RULES,
} from '../../../../domain/scheme/fact-topics.ts';
import { measuredBy } from '../../../../domain/scheme/site-facts.ts';
import { sourceNotAllowed } from '../../../../domain/tracking/tracking-service.ts';
import type { Transaction } from '../../../db/database.ts';
import { deleteFact, findFacts, insertFact, lockFacts } from '../../../scheme/fact-queries.ts';
import { hasLogo } from '../../../scheme/logo-queries.ts';
import type { Settings } from '../../../settings/settings.ts';
import { defineAction, type Prepared } from '../define-action.ts';
import { plannedState, touchedDays } from '../plan-state.ts';
import { describeFact } from './fact-lines.ts';
import { factState, restoreFacts, storedFactState } from './fact-plan-state.ts';

type Input = z.output<typeof planFactInput>;

export const planOf = ({ fact, from, until, replaces }: Input): FactPlan => ({
  ...fact,
  from: localDate(from),
  until: until === null ? null : localDate(until),
  replaces: replaces === null ? null : localDate(replaces),
});

/** Plans a limit, a payment method, a switch or the notice from a day on. */
export const planFact = defineAction<'planFact', Input>({
  kind: 'planFact',

  /** A change that may start today can be undone until the end of its first day. */
  begins(input) {
    const { topic, from, replaces } = planOf(input);
    const first = touchedDays(from, replaces).reduce(earlier);
    return TOPIC_RULES[topic].mayBeginToday ? addDays(first, 1) : first;
  },

  async lock(tx) {
    await lockFacts(tx);
    return { personId: null };
  },

  state(tx, input, { actionId }) {
    const { topic, from, replaces } = planOf(input);
    return factState(tx, { topic, days: touchedDays(from, replaces), actionId });
  },

  stored: (state, { fact: { topic } }) => storedFactState(state, topic),

  async prepare(tx, input, { today, language, settings }, before) {
    const plan = planOf(input);
    const facts = await findFacts(tx);
    const [fault] = factFaults(facts, plan, today);
    if (fault) return { after: before, lines: [], refusal: factFaultPhrase(fault) };
    const refusal = await refusalOf(plan, { tx, settings });
    if (refusal) return { after: before, lines: [], refusal };
    const { topic, replaces, until, value } = plan;
    return {
      after: plannedState(before, plan, { until, value }),
      lines: describeFact(withoutDay(facts, topic, replaces), plan, { today, language }),
    };
  },

  async perform(tx, input, { actionId, today }) {
    const { replaces, ...plan } = planOf(input);
    const { topic } = plan;
    const first = firstDay(topic, today);
    if (replaces !== null) await deleteFact(tx, { topic, day: replaces, first });
    await insertFact(tx, { ...plan, actionId });
  },

  undo: (tx, { fact: { topic } }, act) => restoreFacts(tx, topic, act),
});

type Refusal = Prepared<'planFact'>['refusal'];
type Around = { tx: Transaction; settings: Settings };

/** What only the server can check. */
const CHECKS: {
  [Topic in FactTopic]?: (value: FactValues[Topic], around: Around) => Promise<Refusal>;
} = {
  async logo({ logo }, { tx }) {
    return logo && !(await hasLogo(tx, logo)) ? say('logoGone') : null;
  },
  async tracking({ tracking }, { settings }) {
    const service = tracking && measuredBy(tracking);
    const source = service && sourceNotAllowed(service, settings);
    return source ? say('trackingHost', source) : null;
  },
};

async function refusalOf<Topic extends FactTopic>(
  { topic, value }: FactPlan<Topic>,
  around: Around,
): Promise<Refusal> {
  return CHECKS[topic]?.(value, around);
}
