import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';

type Typed = { from: string };

/** Only the first day: the texts were written on the page. */
const Fields = ({ texts, subject, typed, onChange }: FieldsProps<'rewordText', Typed>) => (
  <TextField
    id="text-from"
    label={texts.from}
    hint={texts.fromHint}
    type="date"
    min={subject.today}
    max={addDays(subject.today, PLAN_DAYS)}
    value={typed.from}
    onChange={(from) => onChange({ from })}
    autoComplete="off"
    required
  />
);

export const rewordTextForm: ActionForm<'rewordText', Typed> = {
  Fields,
  begin: ({ from, today }) => ({ from: from ?? today }),
  inputOf: ({ from }, { key, texts }) => (isLocalDate(from) ? { key, from, texts } : null),
};
