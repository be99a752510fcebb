import { useLayoutEffect, useState } from 'react';
import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { firstDay, mayBeginToday, withoutDay } from '../../../../../domain/scheme/fact-plan.ts';
import type { DatedFact } from '../../../../../domain/scheme/fact-topics.ts';
import { rowsOf } from '../../../../../domain/scheme/scheme-facts.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';
import css from '../forms.module.css';
import { draftOf, type FactDraft, factIn } from './fact-draft.ts';
import { FactFields } from './fact-fields.tsx';
import { factFormFaults } from './fact-form-faults.ts';

/** A first day and the new value. */
function PlanForm({ texts, subject, onInput }: FormProps<'planFact'>) {
  const { language } = usePage();
  const { today, topic, replaces, drawPreview } = subject;
  const [draft, setDraft] = useState<FactDraft>(() => draftOf(topic, replaces, subject, language));
  const facts = withoutDay(subject.facts, topic, replaces?.from ?? null);
  const isTaken = rowsOf(facts, topic).some(({ from }) => from === draft.from);
  const from = isLocalDate(draft.from) ? draft.from : null;
  const until = isLocalDate(draft.until) ? draft.until : null;
  const fact = factIn(topic, draft, { facts, day: from ?? today });
  const isWhole = from !== null && !isTaken && fact !== null;
  const change = (changed: Partial<FactDraft>) => setDraft({ ...draft, ...changed });

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(() => {
    const input = isWhole ? { fact, from, until, replaces: replaces?.from ?? null } : null;
    onInput(input, factFormFaults(draft, fact, subject));
  }, [draft]);

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
          onChange={(value) => change({ from: value })}
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
            onChange={(value) => change({ until: value })}
          />
        )}
      </div>
      <FactFields
        texts={texts}
        topic={topic}
        draft={draft}
        onChange={change}
        facts={facts}
        day={from ?? today}
      />
      {isWhole && drawPreview({ ...fact, from, until } as DatedFact)}
    </>
  );
}

/** No fields: the row gives the change. */
function CancelForm({ subject, onInput }: FormProps<'cancelFact'>) {
  const { topic, from } = subject.fact;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form opens
  useLayoutEffect(() => onInput({ topic, from }), []);
  return null;
}

export const planFactForm: ActionForm<'planFact'> = { Form: PlanForm };
export const cancelFactForm: ActionForm<'cancelFact'> = { Form: CancelForm };
