import { MOST_GOODWILL } from '../../../../../domain/office/goodwill-run.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';
import css from '../forms.module.css';

const UNITS = ['days', 'months'] as const;

type Typed = { amount: string; unit: string };

function Fields({ texts, typed, onChange }: FieldsProps<'goodwill', Typed>) {
  return (
    <div className={css.pair}>
      <TextField
        autoComplete="off"
        id="goodwill-amount"
        label={texts.amount}
        inputMode="numeric"
        maxLength={3}
        value={typed.amount}
        onChange={(amount) => onChange({ amount })}
        required
      />
      <SelectField
        id="goodwill-unit"
        autoComplete="off"
        label={texts.unit}
        value={typed.unit}
        options={UNITS.map((value) => ({ value, label: texts[value] }))}
        onChange={(unit) => onChange({ unit })}
      />
    </div>
  );
}

export const goodwillForm: ActionForm<'goodwill', Typed> = {
  Fields,
  begin: () => ({ amount: '', unit: 'days' }),
  inputOf({ amount, unit }, { person }) {
    const count = Number(amount);
    const isCount = /^\d{1,3}$/.test(amount.trim()) && count >= 1 && count <= MOST_GOODWILL.days;
    return isCount ? { personId: person.id, unit, amount: count } : null;
  },
  isOffered: ({ person }) => person.card !== null,
};
