import type { z } from 'zod';
import type { cancelFactInput } from '../../../../contract/office/actions/fact-plan.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { addDays, localDate } from '../../../../domain/base/local-date.ts';
import { dayWithoutMethod, firstDay, withoutDay } from '../../../../domain/scheme/fact-plan.ts';
import { isMethod, TOPIC_RULES } from '../../../../domain/scheme/fact-topics.ts';
import { deleteFact, findFacts, lockFacts } from '../../../scheme/fact-queries.ts';
import { defineAction } from '../define-action.ts';
import { describeCancelledFact } from './fact-lines.ts';
import { factState, restoreFacts, storedFactState } from './fact-plan-state.ts';

type Input = z.output<typeof cancelFactInput>;

/** Cancels a planned change. */
export const cancelFact = defineAction<'cancelFact', Input>({
  kind: 'cancelFact',

  begins: ({ topic, from }) => addDays(localDate(from), TOPIC_RULES[topic].mayBeginToday ? 1 : 0),

  async lock(tx) {
    await lockFacts(tx);
    return { personId: null };
  },

  state: (tx, { topic, from }, { actionId }) =>
    factState(tx, { topic, days: [localDate(from)], actionId }),

  stored: (state, { topic }) => storedFactState(state, topic),

  async prepare(tx, { topic, from }, { today }, before) {
    const day = localDate(from);
    const facts = await findFacts(tx);
    const isThere = facts.some((fact) => fact.topic === topic && fact.from === day);
    if (!isThere || day < firstDay(topic, today)) {
      return { after: before, lines: [], refusal: say('notPlanned') };
    }
    const closed = isMethod(topic) && dayWithoutMethod(withoutDay(facts, topic, day), day);
    if (closed) {
      return { after: before, lines: [], refusal: say('lastMethod', { day: closed }) };
    }
    return { after: { days: { [day]: null } }, lines: describeCancelledFact(topic, day) };
  },

  perform: (tx, { topic, from }, { today }) =>
    deleteFact(tx, { topic, day: localDate(from), first: firstDay(topic, today) }),

  undo: (tx, { topic }, act) => restoreFacts(tx, topic, act),
});
