import { factFaultPhrase } from '../../../../../contract/texts/scheme-faults.ts';
import type { LocalDate } from '../../../../../domain/base/local-date.ts';
import { type FactFault, factFaults, firstDay } from '../../../../../domain/scheme/fact-plan.ts';
import {
  type Fact,
  type FactTopic,
  factOf,
  TOPIC_RULES,
} from '../../../../../domain/scheme/fact-topics.ts';
import type { FactSubject, FormFault } from '../action-form.ts';

/** Null: missing. */
type Typed = { from: LocalDate | null; until: LocalDate | null; fact: Fact | null };
type Around = Pick<FactSubject, 'today' | 'facts' | 'topic' | 'replaces'>;

/** All errors of the form. */
export function factFormFaults({ from, until, fact }: Typed, around: Around): FormFault[] {
  const { today, facts, topic, replaces } = around;
  const plan = {
    ...(fact ?? factOf(topic, TOPIC_RULES[topic].shipped)),
    from: from ?? firstDay(topic, today),
    until,
    replaces: replaces?.from ?? null,
  };
  return factFaults(facts, plan, today).flatMap((found) => {
    const field = fieldOf(found, topic);
    const isOfTyped = field === 'fact-from' ? from !== null : field === 'fact-until' || fact;
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
