import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { firstDay } from '../../../../domain/scheme/fact-plan.ts';
import {
  completeValue,
  type DatedFact,
  type FactTopic,
} from '../../../../domain/scheme/fact-topics.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  deleteFact,
  findFacts,
  insertFact,
  type StoredFact,
} from '../../../scheme/fact-queries.ts';
import type { Act, State } from '../define-action.ts';
import { type PlanState, planState, restoreDays } from '../plan-state.ts';

type Content = Pick<DatedFact, 'until' | 'value'>;

export async function factState(
  tx: Transaction,
  { topic, days, actionId }: { topic: FactTopic; days: LocalDate[]; actionId: string | null },
) {
  const stored = (await findFacts(tx))
    .filter((fact) => fact.topic === topic)
    .map(({ from, until, value, actionId: by }) => ({
      day: from,
      actionId: by,
      content: { until, value },
    }));
  return planState<Content>(stored, days, actionId);
}

/** Fills in fields added to the topic after the state was stored. */
export function storedFactState(state: State, topic: FactTopic): State {
  const days = Object.entries((state as PlanState<Content>).days).map(([day, kept]) => [
    day,
    kept && { ...kept, value: completeValue(topic, kept.value) },
  ]);
  return { days: Object.fromEntries(days) };
}

export function restoreFacts(
  tx: Transaction,
  topic: FactTopic,
  { today, before }: Act & { before: State },
): Promise<void> {
  return restoreDays<Content>(before, {
    remove: (day) => deleteFact(tx, { topic, day, first: firstDay(topic, today) }),
    insert: (from, content, actionId) =>
      insertFact(tx, { topic, from, ...content, actionId } as StoredFact),
  });
}
