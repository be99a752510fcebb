import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { firstDay, mayBeginToday, withoutDay } from '../../../../../domain/scheme/fact-plan.ts';
import type { DatedFact } from '../../../../../domain/scheme/fact-topics.ts';
import { rowsOf } from '../../../../../domain/scheme/scheme-facts.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FactSubject, FieldsProps } from '../action-form.ts';
import css from '../forms.module.css';
import { draftOf, type FactDraft, factIn } from './fact-draft.ts';
import { FactFields } from './fact-fields.tsx';
import { factFormFaults } from './fact-form-faults.ts';

/** What the draft means beside the other facts of its topic. */
function planOf(draft: FactDraft, { topic, replaces, facts: all, today }: FactSubject) {
  const facts = withoutDay(all, topic, replaces?.from ?? null);
  const isTaken = rowsOf(facts, topic).some(({ from }) => from === draft.from);
  const from = isLocalDate(draft.from) ? draft.from : null;
  const until = isLocalDate(draft.until) ? draft.until : null;
  const fact = factIn(topic, draft, { facts, day: from ?? today });
  const planned = from !== null && !isTaken && fact !== null ? { fact, from, until } : null;
  return { facts, isTaken, from, fact, planned };
}

/** A first day and the new value. */
function PlanFields(props: FieldsProps<'planFact', FactDraft>) {
  const { texts, subject, typed: draft, onChange } = props;
  const { today, topic, drawPreview } = subject;
  const { facts, isTaken, from, planned } = planOf(draft, subject);

  return (
    <>
      <div className={css.pair}>
        <TextField
          autoComplete="off"
          id="fact-from"
          label={texts.from}
          hint={mayBeginToday(topic) ? texts.fromTodayHint : texts.fromHint}
          error={isTaken ? texts.taken : null}
          type="date"
          min={firstDay(topic, today)}
          max={addDays(today, PLAN_DAYS)}
          value={draft.from}
          onChange={(value) => onChange({ from: value })}
          required
        />
        {topic !== 'limits' && topic !== 'languages' && (
          <TextField
            autoComplete="off"
            id="fact-until"
            label={texts.until}
            hint={texts.untilHint}
            type="date"
            min={draft.from}
            value={draft.until}
            onChange={(value) => onChange({ until: value })}
          />
        )}
      </div>
      <FactFields
        texts={texts}
        topic={topic}
        draft={draft}
        onChange={onChange}
        facts={facts}
        day={from ?? today}
      />
      {planned &&
        drawPreview({ ...planned.fact, from: planned.from, until: planned.until } as DatedFact)}
    </>
  );
}

export const planFactForm: ActionForm<'planFact', FactDraft> = {
  Fields: PlanFields,
  begin: (subject, language) => draftOf(subject.topic, subject.replaces, subject, language),
  inputOf(draft, subject) {
    const { planned } = planOf(draft, subject);
    return planned && { ...planned, replaces: subject.replaces?.from ?? null };
  },
  faultsOf: (draft, subject) => factFormFaults(draft, planOf(draft, subject).fact, subject),
};
