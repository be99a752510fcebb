import { factFaultPhrase } from '../../../../../contract/texts/scheme-faults.ts';
import { isLocalDate } from '../../../../../domain/base/local-date.ts';
import {
  type FactFault,
  type FactPlan,
  factFaults,
  firstDay,
} from '../../../../../domain/scheme/fact-plan.ts';
import { AS_SHIPPED, type Fact, type FactTopic } from '../../../../../domain/scheme/fact-topics.ts';
import type { FactSubject, FormFault } from '../action-form.ts';
import type { FactDraft } from './fact-draft.ts';

type Around = Pick<FactSubject, 'today' | 'facts' | 'topic' | 'replaces'>;

/** All errors of the form. `fact`: the requested value; null while something is missing. */
export function factFormFaults(draft: FactDraft, fact: Fact | null, around: Around): FormFault[] {
  const { today, facts, topic, replaces } = around;
  const day = isLocalDate(draft.from) ? draft.from : null;
  const plan = {
    ...(fact ?? { topic, value: AS_SHIPPED[topic] }),
    from: day ?? firstDay(topic, today),
    until: isLocalDate(draft.until) ? draft.until : null,
    replaces: replaces?.from ?? null,
  } as FactPlan;
  return factFaults(facts, plan, today).flatMap((found) => {
    const field = fieldOf(found, topic);
    const isOfTyped = field === 'fact-from' ? day !== null : field === 'fact-until' || fact;
    return field && isOfTyped ? [{ field, says: factFaultPhrase(found) }] : [];
  });
}

/** Null: not about one field, or reported by the field itself. */
function fieldOf(found: FactFault, topic: FactTopic): string | null {
  switch (found.fault) {
    case 'outOfBounds':
      return `fact-${found.limit}`;
    case 'endsBefore':
      return 'fact-until';
    case 'dayPassed':
    case 'dayTooFar':
    case 'dayTaken':
      return 'fact-from';
    case 'lastMethod':
      return topic === 'bank' || topic === 'card' ? 'fact-state' : null;
    default:
      return null;
  }
}
