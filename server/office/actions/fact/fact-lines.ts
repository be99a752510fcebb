import { say } from '../../../../contract/texts/action-text.ts';
import type { Language } from '../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { DatedFact, FactPlan, FactTopic } from '../../../../domain/scheme/fact-topics.ts';
import { factOn, rowsOf } from '../../../../domain/scheme/scheme-facts.ts';
import type { Prepared } from '../define-action.ts';
import { type Lines, line } from './fact-line.ts';
import { TOPIC_LINES } from './topic-lines.ts';

/** The changed value, its effect on people in mid-process, and later changes. */
export function describeFact<Topic extends FactTopic>(
  others: readonly DatedFact[],
  plan: FactPlan<Topic>,
  { today, language }: { today: LocalDate; language: Language },
): Lines {
  const { topic, from, until, replaces, value: after } = plan;
  const before = factOn(others, topic, from);
  const next = rowsOf(others, topic).find((row) => row.from > from);
  return [
    line('topic', say(topic)),
    line('from', from === today ? say('now') : say('day', { day: from })),
    ...(until === null ? [] : [line('until', say('lastDay', { day: until }))]),
    ...(replaces === null ? [] : [line('replaced', say('planOf', { day: replaces }))]),
    ...TOPIC_LINES[topic]({ before, after, plan, others, language }),
    ...(next ? [line('next', say('planOf', { day: next.from }))] : []),
  ];
}

/** The topic and the day of the cancelled change. */
export function describeCancelledFact(
  topic: FactTopic,
  from: LocalDate,
): Prepared<'cancelFact'>['lines'] {
  return [{ label: 'topic', before: say('planned', { day: from }), after: say(topic) }];
}
