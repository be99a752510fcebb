import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { firstDay, withoutDay } from '../../../../../domain/scheme/fact-plan.ts';
import { TOPIC_RULES } from '../../../../../domain/scheme/fact-topics.ts';
import { rowsOf } from '../../../../../domain/scheme/scheme-facts.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FactSubject, FieldsProps } from '../action-form.ts';
import css from '../forms.module.css';
import { factFormFaults } from './fact-form-faults.ts';
import type { FactDraft } from './topic-form.tsx';
import { OFFICE_TOPICS } from './topics.ts';

type Typed = { from: string; until: string; draft: FactDraft };

/** What the draft means beside the other facts of its topic. */
function planOf(typed: Typed, { topic, replaces, facts: all, today }: FactSubject) {
  const facts = withoutDay(all, topic, replaces?.from ?? null);
  const isTaken = rowsOf(facts, topic).some(({ from }) => from === typed.from);
  const from = isLocalDate(typed.from) ? typed.from : null;
  const until = isLocalDate(typed.until) ? typed.until : null;
  const when = { facts, day: from ?? today };
  const fact = typed.draft.factOn(when);
  const planned = from !== null && !isTaken && fact !== null ? { fact, from, until } : null;
  return { when, isTaken, from, until, fact, planned };
}

/** A first day and the new value. */
function PlanFields({ texts, subject, typed, onChange }: FieldsProps<'planFact', Typed>) {
  const { today, topic, drawPreview } = subject;
  const { when, isTaken, until, planned } = planOf(typed, subject);
  const { mayBeginToday, mayEnd } = TOPIC_RULES[topic];

  return (
    <>
      <div className={css.pair}>
        <TextField
          autoComplete="off"
          id="fact-from"
          label={texts.from}
          hint={mayBeginToday ? texts.fromTodayHint : texts.fromHint}
          error={isTaken ? texts.taken : null}
          type="date"
          min={firstDay(topic, today)}
          max={addDays(today, PLAN_DAYS)}
          value={typed.from}
          onChange={(from) => onChange({ from })}
          required
        />
        {mayEnd && (
          <TextField
            autoComplete="off"
            id="fact-until"
            label={texts.until}
            hint={texts.untilHint}
            type="date"
            min={typed.from}
            value={typed.until}
            onChange={(last) => onChange({ until: last })}
          />
        )}
      </div>
      {typed.draft.fields({ ...when, texts, onChange: (draft) => onChange({ draft }) })}
      {planned && drawPreview({ ...planned.fact, from: planned.from, until })}
    </>
  );
}

export const planFactForm: ActionForm<'planFact', Typed> = {
  Fields: PlanFields,
  begin: (subject, language) => ({
    from: subject.replaces?.from ?? '',
    until: subject.replaces?.until ?? '',
    draft: OFFICE_TOPICS[subject.topic].begin(subject, language),
  }),
  inputOf(typed, subject) {
    const { planned } = planOf(typed, subject);
    return planned && { ...planned, replaces: subject.replaces?.from ?? null };
  },
  faultsOf: (typed, subject) => factFormFaults(planOf(typed, subject), subject),
};
