import { useLayoutEffect, useState } from 'react';
import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';

/** Only the first day: the texts were written on the page. */
function Form({ texts, subject, onInput }: FormProps<'rewordText'>) {
  const { today, key, texts: wanted } = subject;
  const [from, setFrom] = useState<string>(subject.from ?? today);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of the day
  useLayoutEffect(() => {
    onInput(isLocalDate(from) ? { key, from, texts: wanted } : null);
  }, [from]);

  return (
    <TextField
      id="text-from"
      label={texts.from}
      hint={texts.fromHint}
      type="date"
      min={today}
      max={addDays(today, PLAN_DAYS)}
      value={from}
      onChange={setFrom}
      autoComplete="off"
      required
    />
  );
}

export const rewordTextForm: ActionForm<'rewordText'> = { Form };
